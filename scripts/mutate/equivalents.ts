import type { Equivalent } from './generated.ts';

/** Mutants that change nothing anybody could meet, or that no unit test is for. Each says why. */
export const equivalents: readonly Equivalent[] = [
  ...['6 → 7', '6 → (5)', '8 → 9', '8 → (7)'].map((title) => ({
    file: 'apps/site/app/parts/forms/idempotency-key.server.ts',
    line: '] = ((bytes[',
    title,
    why: 'Four bits of the hash come from the byte beside: the key is as good. In the wrong place they would be no UUID, which a test tells.',
  })),
  {
    file: 'apps/site/app/lib/dates.ts',
    line: 'cache.set(name, made);',
    title: 'cache.set(name, made); → ;',
    why: 'A formatter that is made anew says the same.',
  },
  {
    file: 'apps/site/server/page-cache.ts',
    line: 'sizeCalculation: ({ bodies })',
    title: '+ → -',
    why: 'What a page takes in memory is an estimate.',
  },
  ...['1 → (0)', '< → <='].map((title) => ({
    file: 'apps/cms/src/content-api/query.ts',
    line: 'entries.map(([key, value])',
    title,
    why: 'Sorting asks only whether one is less, and no two are equal.',
  })),
  {
    file: 'apps/cms/src/programs/occurrence-filters.ts',
    line: 'forenoon: touches(0, NOON)',
    title: '0 → (-1)',
    why: 'Nothing begins before midnight of its own day.',
  },
  {
    file: 'apps/cms/src/programs/occurrence-filters.ts',
    line: 'evening: touches(EVENING, 24)',
    title: '24 → 25',
    why: 'Nothing begins after midnight of its own day.',
  },
  {
    file: 'apps/site/server/sitemap.ts',
    line: 'limit: 100, page',
    title: '100 → (99)',
    why: 'Shorter pages make the same whole.',
  },
  ...['apps/site/server/proxy.ts', 'apps/site/server/app.ts'].map((file) => ({
    file,
    line: 'disableRequestLogging: true',
    title: 'true → false',
    why: 'Only the log says more.',
  })),
  ...['64 → 65', '64 → (63)'].map((title) => ({
    file: 'apps/cms/src/content-api/answer-cache.ts',
    line: 'const MAX_BYTES = 64 * 1024 * 1024',
    title,
    why: 'A megabyte of memory more or less.',
  })),
];

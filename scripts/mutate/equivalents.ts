import type { Equivalent } from './generated.ts';

/** Mutants that change nothing anybody could meet, or that no unit test is for. Each says why. */
export const equivalents: readonly Equivalent[] = [
  ...['6 → 7', '6 → (5)', '8 → 9', '8 → (7)'].map((title) => ({
    file: 'apps/site/app/shell/forms/idempotency-key.server.ts',
    line: '] = ((bytes[',
    title,
    why: 'Four bits of the hash come from the byte beside: the key is as good. In the wrong place they would be no UUID, which a test tells.',
  })),
  ...['+ → -', '1024 → 1025', '1024 → (1023)'].map((title) => ({
    file: 'apps/site/server/page-cache.ts',
    line: 'sizeCalculation: ({ bodies })',
    title,
    why: 'What a page takes in memory is an estimate.',
  })),
  {
    file: 'apps/site/server/sitemap.ts',
    line: 'limit: 100, page',
    title: '100 → (99)',
    why: 'Shorter pages make the same whole.',
  },
  ...['64 → 65', '64 → (63)'].map((title) => ({
    file: 'apps/cms/src/content-api/answer-cache.ts',
    line: 'const MAX_BYTES = 64 * 1024 * 1024',
    title,
    why: 'A megabyte of memory more or less.',
  })),
];

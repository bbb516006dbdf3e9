import { MAX_REPORTED_PATHS, MISSED_PAGES_PATH, type NotFoundReport, normalizeCountedPath } from '@liget/content-api/not-found-report';
import { type CountsService, createCounts } from './counts.ts';

/** Longer than for codes: a scanner asks for many addresses in a row. Milliseconds. */
const GATHER_MS = 10_000;

/** Counts the addresses of pages that are not there: the path and how often, nothing of who asked. */
export function createNotFoundLog(service: CountsService) {
  const { count, flush } = createCounts({
    ...service,
    name: 'Missing pages',
    path: MISSED_PAGES_PATH,
    maxKeys: MAX_REPORTED_PATHS,
    gatherMs: GATHER_MS,
    toBody: (counts): NotFoundReport => ({ pages: [...counts].map(([path, times]) => ({ path, count: times })) }),
  });
  return {
    /** `address` is the path of a page that was answered with 404. */
    note(address: string): void {
      const path = normalizeCountedPath(address);
      if (path !== null) count(path);
    },
    flush,
  };
}

export type NotFoundCounts = ReturnType<typeof createNotFoundLog>;

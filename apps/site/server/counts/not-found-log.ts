import { MAX_REPORTED_PATHS, MISSED_PAGES_PATH, type NotFoundReport, normalizeCountedPath } from '@liget/content-api/not-found-report';
import { type CountsService, createCounts } from './counts.ts';

/** Milliseconds. Longer than for QR codes: a scanner requests many URLs in a row. */
const COLLECT_MS = 10_000;

/** Counts the paths of pages that do not exist; nothing about the client. */
export function createNotFoundLog(service: CountsService) {
  const { count, flush } = createCounts({
    ...service,
    name: 'Missing pages',
    path: MISSED_PAGES_PATH,
    maxKeys: MAX_REPORTED_PATHS,
    collectMs: COLLECT_MS,
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

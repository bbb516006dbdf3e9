import type { MissedPages } from '@liget/content-api/missed-pages';
import { countedPath, MISSED_PAGES_PATH, MOST_MISSED } from '@liget/content-api/missed-pages';
import { draftCredential } from '@liget/content-api/preview';

/** Milliseconds for which addresses are gathered, so that a flood of them is one message. */
const GATHERED = 10_000;
/** Milliseconds. */
const PATIENCE = 5_000;

interface Options {
  /** Of the content service. */
  origin: string;
  previewSecret: string | undefined;
  log: (message: string) => void;
}

/**
 * Counts the addresses of pages that are not there and tells the content service now and then: the path and how often, nothing of who asked.
 * Nobody waits for it; what cannot be told is lost.
 */
export function createNotFoundLog({ origin, previewSecret, log }: Options) {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function tell(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const told: MissedPages = { pages: [...counts].map(([path, count]) => ({ path, count })) };
    counts = new Map();
    if (told.pages.length === 0 || previewSecret === undefined) return;
    try {
      const { status } = await fetch(new URL(`/api/hu${MISSED_PAGES_PATH}`, origin), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${draftCredential(previewSecret)}` },
        body: JSON.stringify(told),
        signal: AbortSignal.timeout(PATIENCE),
      });
      if (status !== 204) log(`The content service did not count missing pages: ${status}`);
    } catch (error) {
      log(`Missing pages could not be counted: ${String(error)}`);
    }
  }

  return {
    /** `address` is the path of a page that was answered with 404. */
    note(address: string): void {
      const path = previewSecret === undefined ? null : countedPath(address);
      if (path === null || (counts.size >= MOST_MISSED && !counts.has(path))) return;
      counts.set(path, (counts.get(path) ?? 0) + 1);
      timer ??= setTimeout(() => void tell(), GATHERED).unref();
    },
    /** Tells at once what is gathered. */
    tell,
  };
}

export type NotFoundCounts = ReturnType<typeof createNotFoundLog>;

import { LRUCache } from 'lru-cache';
import { isFreshAt } from '../../app/content/answers/shelf-life.ts';

interface Options<Request> {
  revision: () => number | null;
  /** Whether the content service is known to have problems. */
  isStruggling: () => boolean;
  clock: () => number;
  /** Whether the page is cached and outdated. */
  isOutdated: (request: Request) => boolean;
  /** Never rejects. */
  renew: (request: Request) => Promise<unknown>;
}

/** Pages that were requested repeatedly within HOT_MS milliseconds are rendered again right after a publication, up to a limit. */
const HOT_MS = 60_000;
const MAX_HOT_PAGES = 8;

/** Remembers the pages that visitors requested recently, to render them before the next visitor needs them. */
export function createHotPages<Request extends { key: string }>({ revision, isStruggling, clock, isOutdated, renew }: Options<Request>) {
  const hot = new LRUCache<string, { request: Request; at: number }>({ max: MAX_HOT_PAGES });
  let renewing: Promise<void> | undefined;

  /** Renders one after the other, the most recently requested first: visitors' requests must not wait for all of them. */
  async function renewAll(): Promise<void> {
    let renderedRevision: number | null;
    do {
      renderedRevision = revision();
      // A copy, because requests change the order meanwhile.
      const requests = [...hot.values()];
      for (const { request, at } of requests) {
        if (revision() === null || isStruggling()) return;
        if (isOutdated(request) && isFreshAt(at, clock(), HOT_MS)) await renew(request);
      }
    } while (renderedRevision !== revision());
  }

  return {
    note(request: Request): void {
      hot.set(request.key, { request, at: clock() });
    },
    /** Call after a publication. Never rejects. */
    async renew(): Promise<void> {
      renewing ??= renewAll().finally(() => {
        renewing = undefined;
      });
      await renewing;
    },
  };
}

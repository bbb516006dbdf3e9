import { setTimeout as sleep } from 'node:timers/promises';
import { isOutage } from '@liget/content-api';
import { waitAtMost } from '@liget/content-api/wait-at-most';
import { LRUCache } from 'lru-cache';
import { SHOW_AGE_AFTER_MS } from '../../app/content/answers/shelf-life.ts';
import type { ContentStore } from '../../app/content/store.ts';
import type { PageNotice } from '../../app/layout/head/page-notice.ts';
import { getVisitorQueryKind, isFixedScreen, isVisitorQuery } from '../http/urls/requested-url.ts';
import { type CachedPage, type CacheState, getWaitMs, hasJustFailed, isFresh, isRenewalDue, isWorse, toCachedPage } from './cached-page.ts';
import { createHotPages } from './hot-pages.ts';
import { type Admit, RenderingRefused } from './rendering-budget.ts';
import { BOTH_ENCODINGS_RATIO, type StoredPage } from './stored-page.ts';
import { waitForLateAnswers } from './wait-for-late-answers.ts';

export interface ServedPage {
  page: StoredPage;
  /** 'fresh' from memory, 'rendered' just now, or 'stale' because the content service did not answer in time. */
  source: 'fresh' | 'rendered' | 'stale';
  /** Seconds. */
  age: number;
  /** For a fresh page: whether it is still fresh. */
  isStillFresh?: (page: StoredPage) => boolean;
}

interface Request {
  key: string;
  render: () => Promise<StoredPage>;
  admit: Admit;
}

/** `revision` is the one that was known when it began. */
interface Rendering {
  revision: number | null;
  page: Promise<CachedPage | undefined>;
}

interface Options {
  revision: () => number | null;
  /** Reports the quality of the answers of which a page is made. */
  trackReads: ContentStore['trackReads'];
  log: (message: string) => void;
  /** Whether the content service is known to have problems: then stale pages are served without waiting. */
  isStruggling?: () => boolean;
  /** Adds a notice to the page. */
  withNotice?: (page: StoredPage, notice: PageNotice) => Promise<StoredPage>;
  clock?: () => number;
  /** Waits for some milliseconds. */
  wait?: (ms: number) => Promise<void>;
  bounds?: typeof BOUNDS;
}

/**
 * Compressed bytes. Pages whose URL has values of the visitor's choice have a limit of their own: many of them must not evict the pages that are
 * needed in an outage.
 */
const BOUNDS = { pages: 40 * 1024 * 1024, visitorQueries: 12 * 1024 * 1024 };

/** Bytes of a page's headers and of the cache's own data about it. */
const OVERHEAD_BYTES = 2 * 1024;

/**
 * Caches rendered pages in bounded memory. A page is used while the content revision is unchanged; then the next request renders it again, once
 * for all concurrent requests. If rendering fails as in an outage, or takes long, the last good page is served, with a notice of its age.
 */
export function createPageCache({
  revision,
  trackReads,
  log,
  isStruggling = () => false,
  withNotice = async (page) => page,
  clock = Date.now,
  wait = sleep,
  bounds = BOUNDS,
}: Options) {
  const createBoundedCache = (maxSize: number) =>
    new LRUCache<string, CachedPage>({
      maxSize,
      sizeCalculation: ({ bodies }, key) => Math.ceil(bodies.br.length * BOTH_ENCODINGS_RATIO) + key.length + OVERHEAD_BYTES,
    });
  const pages = createBoundedCache(bounds.pages);
  const visitorQueries = createBoundedCache(bounds.visitorQueries);
  const getCache = (key: string) => (isVisitorQuery(key) ? visitorQueries : pages);
  const rendering = new Map<string, Rendering>();

  const getState = (): CacheState => ({ now: clock(), revision: revision() });

  /** Renders and caches a page. Returns nothing if the known page stays the best one. */
  async function renew(key: string, render: () => Promise<StoredPage>): Promise<CachedPage | undefined> {
    // A publication during rendering may be missing in the page.
    const before = revision();
    const renderOnce = () => trackReads(render, { isVisitorQuery: isVisitorQuery(key) });
    // A search or a filter says itself that it has no answer; there are endlessly many.
    const isFirst = !getCache(key).has(key) && !isVisitorQuery(key);
    const { result: made, reads } = await (isFirst ? waitForLateAnswers(renderOnce, { clock, wait }) : renderOnce());
    const cachedPage = getCache(key).get(key);
    if (cachedPage && isWorse(made, reads, cachedPage)) {
      cachedPage.triedAt = clock();
      return undefined;
    }
    const page = toCachedPage(made, reads, cachedPage, { now: clock(), revision: before });
    const isSurpassed = before !== revision() && cachedPage?.revision === revision();
    // There are endlessly many unknown URLs: only existing pages are cached. A deleted page must not reappear in an outage.
    if (isSurpassed) return page;
    if (page.status === 200) getCache(key).set(key, page);
    else if (!isOutage(page.status)) getCache(key).delete(key);
    return page;
  }

  async function renewWhenAdmitted({ key, render, admit }: Request, isCached: boolean): Promise<CachedPage | undefined> {
    const end = await admit({ newQuery: isCached ? null : getVisitorQueryKind(key), mayBeMissing: !isCached && !isFixedScreen(key) });
    let page: CachedPage | undefined;
    try {
      page = await renew(key, render);
      return page;
    } finally {
      end(page?.status);
    }
  }

  /** The current rendering or, if `isOwn`, a new one. One that began before a publication is not for those who come after it. */
  function startRendering(request: Request, isCached: boolean): { running: Promise<CachedPage | undefined>; isOwn: boolean } {
    const { key } = request;
    const known = rendering.get(key);
    if (known?.revision === revision()) return { running: known.page, isOwn: false };
    const started: Rendering = {
      revision: revision(),
      page: renewWhenAdmitted(request, isCached).finally(() => rendering.get(key) === started && rendering.delete(key)),
    };
    rendering.set(key, started);
    return { running: started.page, isOwn: true };
  }

  /** A page that replaces a known one, or nothing if the known one is the best. */
  function renewSafely(request: Request): Promise<CachedPage | undefined> {
    return startRendering(request, true).running.catch((error: unknown) => {
      if (error instanceof RenderingRefused) return undefined;
      log(`a page could not be rendered again, the old one is served: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    });
  }

  /**
   * The same within some milliseconds. If something is published during rendering, the page is rendered once more: the editor who saved it may have sent the
   * request after the answer to the save and before the site knew the new revision.
   */
  async function renewInTime(request: Request, waitMs: number): Promise<CachedPage | undefined> {
    const start = clock();
    const page = await waitAtMost(renewSafely(request), waitMs);
    const remainingMs = waitMs - (clock() - start);
    if (!page || page.revision === revision() || remainingMs <= 0) return page;
    return (await waitAtMost(renewSafely(request), remainingMs)) ?? page;
  }

  /** A page that is not in the cache. A refusal of another client's rendering does not apply to this client. */
  async function renderFirst(request: Request): Promise<CachedPage> {
    while (true) {
      const { running, isOwn } = startRendering(request, false);
      try {
        const page = await running;
        if (page) return page;
        throw new Error(`no page for ${request.key}`);
      } catch (error) {
        if (isOwn || !(error instanceof RenderingRefused)) throw error;
      }
    }
  }

  async function toServedPage(page: CachedPage, source: ServedPage['source']): Promise<ServedPage> {
    const isOld = source === 'stale' || page.outOfDateSince !== null;
    const since = page.outOfDateSince ?? page.renderedAt;
    const age = clock() - since;
    const showsAge = isOld && age >= SHOW_AGE_AFTER_MS;
    const hasNotice = (showsAge || page.isLacking) && page.status === 200;
    if (hasNotice && page.notice?.showsAge !== showsAge) {
      page.notice = { showsAge, page: withNotice(page, { since: showsAge ? since : null, isLacking: page.isLacking }) };
    }
    return { page: (hasNotice && (await page.notice?.page)) || page, source: isOld ? 'stale' : source, age: Math.floor(age / 1000) };
  }

  /** Does not reference the page: an evicted page is not fresh. */
  function getFreshness(key: string): (page: StoredPage) => boolean {
    const cache = getCache(key);
    return (page) => {
      const cachedPage = cache.get(key);
      return (
        cachedPage !== undefined &&
        cachedPage === page &&
        cachedPage.outOfDateSince === null &&
        isFresh(cachedPage, getState()) &&
        !isRenewalDue(cachedPage, clock())
      );
    };
  }

  const hotPages = createHotPages<Request>({
    revision,
    isStruggling,
    clock,
    isOutdated: ({ key }) => {
      const cachedPage = pages.get(key);
      return cachedPage !== undefined && !isFresh(cachedPage, getState());
    },
    // Without a client's budget: their number is bounded.
    renew: (request) => renewSafely({ ...request, admit: async () => () => {} }),
  });

  return {
    size: () => pages.size + visitorQueries.size,
    /** Call after a publication: renders the pages that visitors requested recently. Never rejects. */
    renewHotPages: hotPages.renew,
    /** Rejects with a `RenderingRefused` when there is no page, and none may be rendered now. */
    async serve(key: string, render: () => Promise<StoredPage>, admit: Admit): Promise<ServedPage> {
      const cachedPage = getCache(key).get(key);
      const request = { key, render, admit };
      if (cachedPage && !isVisitorQuery(key)) hotPages.note(request);
      if (cachedPage && isFresh(cachedPage, getState())) {
        if (isRenewalDue(cachedPage, clock())) void renewSafely(request);
        const fresh = await toServedPage(cachedPage, 'fresh');
        return fresh.page === cachedPage && fresh.source === 'fresh' ? { ...fresh, isStillFresh: getFreshness(key) } : fresh;
      }
      if (cachedPage && hasJustFailed(cachedPage, clock())) return toServedPage(cachedPage, 'stale');
      if (!cachedPage) return toServedPage(await renderFirst(request), 'rendered');
      const page = await renewInTime(request, getWaitMs(cachedPage, getState(), isStruggling()));
      return page ? toServedPage(page, 'rendered') : toServedPage(cachedPage, 'stale');
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

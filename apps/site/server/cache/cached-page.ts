import { isOutage } from '@liget/content-api';
import { isFreshAt, isUsableAt, LONG_WAIT_MS, SHORT_WAIT_MS } from '../../app/content/answers/shelf-life.ts';
import type { ReadQuality } from '../../app/content/request-reads.ts';
import type { StoredPage } from './stored-page.ts';

/** A page and the quality of its contents. */
export interface CachedPage extends StoredPage {
  /** Content revision that it was rendered from; `null` when it was not known. */
  revision: number | null;
  /** When it was ready, in milliseconds since the epoch. */
  renderedAt: number;
  /** The time of the oldest stale answer in it; `null` for a page made of current answers only. */
  outOfDateSince: number | null;
  /** Milliseconds after which a page of stale answers is rendered again. */
  unsureMs: number;
  /** Whether an answer for one of its blocks was missing. */
  isLacking: boolean;
  /** Time of the last failed attempt to render a better one, in milliseconds; 0 if there was none. */
  triedAt: number;
  /** The page with a notice, once it has been served; a page that is only lacking states its age later. */
  notice?: { showsAge: boolean; page: Promise<StoredPage> };
}

/** The current time in milliseconds since the epoch, and the content revision; `null` while it is unknown. */
export interface CacheState {
  now: number;
  revision: number | null;
}

/** Milliseconds for which a page is fresh at most, because statements about "now" change without a publication. */
const MAX_AGE_MS = 30_000;
/** Milliseconds: a request for a page of this age gets it at once and starts a new rendering for later requests. */
const RENEW_AFTER_MS = 20_000;
/** Milliseconds for which a page is fresh while the content revision is unknown, or when it was made from stale answers. */
const MAX_UNSURE_AGE_MS = 2_000;
/** The same for the first page of a revision that was made from stale answers: after a publication new answers arrive soon. */
const FIRST_UNSURE_AGE_MS = 100;

export function isFresh(page: CachedPage, { now, revision }: CacheState): boolean {
  if (revision === null) return isFreshAt(page.renderedAt, now, MAX_UNSURE_AGE_MS);
  return page.revision === revision && isFreshAt(page.renderedAt, now, page.outOfDateSince === null ? MAX_AGE_MS : page.unsureMs);
}

/** Whether rendering it has just failed, so that it is not tried again yet. */
export const hasJustFailed = ({ triedAt }: CachedPage, now: number): boolean => now - triedAt < MAX_UNSURE_AGE_MS;

/** Whether a fresh page is old enough to be rendered again for later requests. */
export const isRenewalDue = (page: CachedPage, now: number): boolean =>
  page.outOfDateSince === null && !isFreshAt(page.renderedAt, now, RENEW_AFTER_MS) && !hasJustFailed(page, now);

/** Milliseconds to wait for a new page before the old one is served: longer if the old one may be wrong by now. */
export function getWaitMs(page: CachedPage, { now, revision }: CacheState, isStruggling: boolean): number {
  if (!isUsableAt(page.renderedAt, now)) return LONG_WAIT_MS;
  if (isStruggling) return 0;
  return revision !== null && page.revision !== revision ? LONG_WAIT_MS : SHORT_WAIT_MS;
}

/** A new page without an answer that the old page had is worse than the old page. */
export const isWorse = (page: StoredPage, reads: ReadQuality, cachedPage: CachedPage): boolean =>
  isOutage(page.status) || (reads.isLacking && page.status === 200 && !cachedPage.isLacking);

/** `cachedPage` is the one that the new page replaces; `revision` is the one that was known when rendering began. */
export function toCachedPage(
  page: StoredPage,
  { oldest, isLacking }: ReadQuality,
  cachedPage: CachedPage | undefined,
  { now, revision }: CacheState,
): CachedPage {
  // Each consecutive page with stale answers waits twice as long: a hanging part must not cause constant rendering.
  const isRepeated = cachedPage !== undefined && cachedPage.outOfDateSince !== null && cachedPage.revision === revision;
  const unsureMs = isLacking ? MAX_UNSURE_AGE_MS : isRepeated ? Math.min(2 * cachedPage.unsureMs, MAX_UNSURE_AGE_MS) : FIRST_UNSURE_AGE_MS;
  const outOfDateSince = oldest ?? (isLacking ? now : null);
  return { ...page, revision, renderedAt: now, outOfDateSince, unsureMs, isLacking, triedAt: 0 };
}

import { readRequestCookie } from '../../app/lib/cookies.server.ts';
import { formatCookie } from '../../app/lib/cookies.ts';
import { filterNeeds, KEEP_PARAMETER, NEED_PARAMETER, NEEDS_COOKIE, NEEDS_COOKIE_AGE_SECONDS, readNeeds } from '../../app/lib/needs.ts';
import { findRouteRow, removeDataSuffix } from '../http/urls/requested-url.ts';

/** A redirect to the same page with needs, and its cookie. */
export interface NeedsRedirect {
  to: string;
  cookie?: string;
}

const SEPARATOR = '.';

function splitTarget(target: string): { path: string; query: URLSearchParams } {
  const [path = '/', ...rest] = target.split('?');
  return { path, query: new URLSearchParams(rest.join('?')) };
}

/** Whether a page depends on needs and its URL has none: then the needs saved on the device apply. */
export function dependsOnNeeds(target: string): boolean {
  const { path, query } = splitTarget(target);
  return (findRouteRow(removeDataSuffix(path))?.query?.includes(NEED_PARAMETER) ?? false) && !query.has(NEED_PARAMETER);
}

/**
 * The filters for people are in the URL, so that each URL has one content and can be cached. A choice is saved in a cookie here; a visitor with
 * saved needs is redirected to the URL with them. Other visitors are not affected.
 */
export function redirectForNeeds(target: string, cookies: string | undefined): NeedsRedirect | null {
  const { path, query } = splitTarget(target);
  if (!findRouteRow(removeDataSuffix(path))?.query?.includes(NEED_PARAMETER)) return null;
  const toUrlWithNeeds = (needs: readonly string[]) => {
    query.delete(KEEP_PARAMETER);
    query.delete(NEED_PARAMETER);
    for (const need of needs) query.append(NEED_PARAMETER, need);
    const text = query.toString();
    return text ? `${path}?${text}` : path;
  };
  // Data requests may be prefetches: only the document itself counts as a choice.
  if (query.has(KEEP_PARAMETER) && removeDataSuffix(path) === path) {
    const needs = readNeeds(query);
    const cookie = formatCookie(NEEDS_COOKIE, needs.join(SEPARATOR), needs.length > 0 ? NEEDS_COOKIE_AGE_SECONDS : 0);
    return { to: toUrlWithNeeds(needs), cookie };
  }
  if (query.has(NEED_PARAMETER)) return null;
  const saved = filterNeeds((readRequestCookie(cookies, NEEDS_COOKIE) ?? '').split(SEPARATOR));
  return saved.length > 0 ? { to: toUrlWithNeeds(saved) } : null;
}

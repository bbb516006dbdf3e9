import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { isDocumentOld } from './document-age.ts';

const isRedirect = ({ result }: DataStrategyResult) => result instanceof Response && result.headers.has('Location');

/** The browser's own address and ways to load a document. */
type Place = Pick<Location, 'href' | 'pathname' | 'assign' | 'reload'>;

/**
 * A move to an address that redirects is left to the browser: it loads the address itself as a document. So a link leads to the same place
 * with and without scripts, with the same query and place on the page, to other hosts, and also where this page's code is an old one.
 * So is a move to another page from a document that is old: its header, footer and announcements say what was true when it was loaded.
 * Forms lead on to their thank-you without it.
 */
export function leaveToBrowser(place: () => Place): MiddlewareFunction<Record<string, DataStrategyResult>> {
  return async ({ request, url }, next) => {
    const results = await next();
    // Who has meanwhile followed another link goes there.
    const browser = place();
    const isLeft = Object.values(results).some(isRedirect) || (isDocumentOld() && url.pathname !== browser.pathname);
    if (request.method !== 'GET' || request.signal.aborted || !isLeft) return results;
    // The router's own `url` has the place on the page, but writes the query in its own way.
    const target = request.url.replace(/#.*/, '') + url.hash;
    // Back and forward have moved already; to its own address a document with a place on it would not be loaded.
    if (browser.href === target) browser.reload();
    else browser.assign(target);
    // This document ends here.
    return new Promise(() => {});
  };
}

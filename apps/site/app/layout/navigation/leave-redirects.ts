import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

const isRedirect = ({ result }: DataStrategyResult) => result instanceof Response && result.headers.has('Location');

/** The browser's own address and ways to load a document. */
type Place = Pick<Location, 'href' | 'assign' | 'reload'>;

/**
 * A move to an address that redirects is left to the browser: it loads the address itself as a document. So a link leads to the same place
 * with and without scripts, with the same query and place on the page, to other hosts, and also where this page's code is an old one.
 * Forms lead on to their thank-you without it.
 */
export function leaveRedirects(place: () => Place): MiddlewareFunction<Record<string, DataStrategyResult>> {
  return async ({ request, url }, next) => {
    const results = await next();
    // Who has meanwhile followed another link goes there.
    if (request.method !== 'GET' || request.signal.aborted || !Object.values(results).some(isRedirect)) return results;
    // The router's own `url` has the place on the page, but writes the query in its own way.
    const target = request.url.replace(/#.*/, '') + url.hash;
    const browser = place();
    // Back and forward have moved already; to its own address a document with a place on it would not be loaded.
    if (browser.href === target) browser.reload();
    else browser.assign(target);
    // This document ends here.
    return new Promise(() => {});
  };
}

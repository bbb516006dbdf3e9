import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { isDocumentOld } from './document-age.ts';

const isRedirect = ({ result }: DataStrategyResult) => result instanceof Response && result.headers.has('Location');

/** The browser's location, and its ways to load a document. */
type BrowserLocation = Pick<Location, 'href' | 'pathname' | 'assign' | 'reload'>;

/**
 * Leaves navigations to redirecting URLs to the browser, which loads the URL as a document. So a link leads to the same URL with and without
 * scripts, with query and fragment, also to other hosts and from a page with outdated code. Navigations to another page from an old document are
 * left to it too, because the shell's data are outdated. Redirects of forms to their thank-you stay with the router.
 */
export function leaveToBrowser(getLocation: () => BrowserLocation): MiddlewareFunction<Record<string, DataStrategyResult>> {
  return async ({ request, url }, next) => {
    const results = await next();
    // The browser's URL at the end: the visitor may have followed another link meanwhile.
    const location = getLocation();
    const needsBrowser = Object.values(results).some(isRedirect) || (isDocumentOld() && url.pathname !== location.pathname);
    if (request.method !== 'GET' || request.signal.aborted || !needsBrowser) return results;
    // `url` has the fragment, but its query is serialised differently from the request's.
    const target = request.url.replace(/#.*/, '') + url.hash;
    // After back and forward the URL has already changed; assigning the same URL with a fragment would not load a document.
    if (location.href === target) location.reload();
    else location.assign(target);
    // The document is about to be unloaded.
    return new Promise(() => {});
  };
}

import { localeOfPath } from '../../lib/href.ts';

/** Addresses that are not screens: files, the admin, the service's own calls. */
const NOT_SCREENS = /^\/(admin|api|media|files|qr|_next|assets)(\/|$)|\.\w{2,5}$/;

type Here = Pick<Location, 'href' | 'origin' | 'pathname' | 'search'>;

/** The path to go to without loading a new document, or `undefined` when the browser must do it. */
export function screenTarget(anchor: HTMLAnchorElement, here: Here): string | undefined {
  if (anchor.target && anchor.target !== '_self') return undefined;
  if (anchor.hasAttribute('download') || anchor.rel.split(' ').includes('external')) return undefined;
  const to = new URL(anchor.href, here.href);
  if (to.origin !== here.origin || NOT_SCREENS.test(to.pathname)) return undefined;
  // The server knows the address without it.
  if (to.pathname !== '/' && to.pathname.endsWith('/')) return undefined;
  // Another language brings its own texts: a new document.
  if (localeOfPath(to.pathname) !== localeOfPath(here.pathname) || to.searchParams.has('language')) return undefined;
  return to.pathname + to.search + to.hash;
}

/** A place on the page that the visitor is on. */
export function isOnThisPage(target: string, here: Here): boolean {
  const to = new URL(target, here.href);
  return to.hash !== '' && to.pathname === here.pathname && to.search === here.search;
}

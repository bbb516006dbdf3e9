import { readCookie } from '../../lib/cookies.ts';
import { getPathLocale } from '../../lib/urls/href.ts';
import { isServicePath } from '../../lib/urls/service-paths.ts';

/**
 * A screen's path as it is spelled: small letters without encodings, dots, empty segments or a closing slash. What services answer and
 * printed codes are not screens.
 */
const SPELLED = /^(?!\/qr(?:\/|$))(?:\/[a-z\d_~-]+)+$/;
const isScreen = (pathname: string) => SPELLED.test(pathname) && !isServicePath(pathname);

type Here = Pick<Location, 'href' | 'origin' | 'pathname' | 'search'>;

/** Whether the root shows this visitor its own language; the server has the whole rule (`detectLocale`). */
function isRootHungarian(): boolean {
  return (readCookie(document.cookie, 'language') || navigator.languages[0] || '').startsWith('hu');
}

/**
 * The path to go to without loading a new document, or `undefined` when the browser must do it. An address that may lead to another one is
 * for the browser: the server resolves it by its one rule (`resolveAddress`), and no second copy of that travels to visitors.
 */
export function getScreenTarget(anchor: HTMLAnchorElement, here: Here): string | undefined {
  if (anchor.target && anchor.target !== '_self') return undefined;
  if (anchor.hasAttribute('download') || anchor.rel.split(' ').includes('external')) return undefined;
  const { origin, pathname, search, searchParams, hash } = new URL(anchor.href, here.href);
  const asked = pathname + search + hash;
  if (origin !== here.origin) return undefined;
  if (isOnThisPage(asked, here)) return asked;
  if (pathname === '/' ? !isRootHungarian() : !isScreen(pathname)) return undefined;
  // Another language brings its own texts: a new document.
  return getPathLocale(pathname) !== getPathLocale(here.pathname) || searchParams.has('language') ? undefined : asked;
}

/** A place on the page that the visitor is on. */
export function isOnThisPage(target: string, here: Here): boolean {
  const to = new URL(target, here.href);
  return to.hash !== '' && to.pathname === here.pathname && to.search === here.search;
}

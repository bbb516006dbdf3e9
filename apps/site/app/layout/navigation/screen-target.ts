import { readCookie } from '../../lib/cookies.ts';
import { getPathLocale } from '../../lib/urls/href.ts';
import { isServicePath } from '../../lib/urls/service-paths.ts';

/**
 * Paths in canonical spelling: lower case, without percent-encoding, dots, empty segments or a trailing slash. Paths of services and of QR codes
 * are no screens.
 */
const SPELLED = /^(?!\/qr(?:\/|$))(?:\/[a-z\d_~-]+)+$/;
const isScreen = (pathname: string) => SPELLED.test(pathname) && !isServicePath(pathname);

type Here = Pick<Location, 'href' | 'origin' | 'pathname' | 'search'>;

/** Whether the root shows the Hungarian page to this visitor; the full rule is on the server (`detectLocale`). */
function isRootHungarian(): boolean {
  return (readCookie(document.cookie, 'language') || navigator.languages[0] || '').startsWith('hu');
}

/**
 * The path to open without loading a document, or `undefined` if the browser must load it. URLs that may redirect are left to the browser, so that
 * only the server knows that rule (`resolveAddress`).
 */
export function getScreenTarget(anchor: HTMLAnchorElement, here: Here): string | undefined {
  if (anchor.target && anchor.target !== '_self') return undefined;
  if (anchor.hasAttribute('download') || anchor.rel.split(' ').includes('external')) return undefined;
  const { origin, pathname, search, searchParams, hash } = new URL(anchor.href, here.href);
  const targetPath = pathname + search + hash;
  if (origin !== here.origin) return undefined;
  if (isOnThisPage(targetPath, here)) return targetPath;
  if (pathname === '/' ? !isRootHungarian() : !isScreen(pathname)) return undefined;
  // Another language needs its own messages, hence a new document.
  return getPathLocale(pathname) !== getPathLocale(here.pathname) || searchParams.has('language') ? undefined : targetPath;
}

/** Whether the target is a fragment of the current page. */
export function isOnThisPage(target: string, here: Here): boolean {
  const to = new URL(target, here.href);
  return to.hash !== '' && to.pathname === here.pathname && to.search === here.search;
}

import { readCookie } from '../../lib/cookies.ts';
import { getPathLocale } from '../../lib/urls/href.ts';
import { isServicePath } from '../../lib/urls/service-paths.ts';

/**
 * Paths in canonical spelling: lower case, without percent-encoding, dots, empty segments or a trailing slash. Paths of services and of QR codes
 * are no screens.
 */
const CANONICAL_PATH = /^(?!\/qr(?:\/|$))(?:\/[a-z\d_~-]+)+$/;
const isScreen = (pathname: string) => CANONICAL_PATH.test(pathname) && !isServicePath(pathname);

/** The element of an error page. From it the browser loads documents, because the server alone knows what it wrote into the head. */
export const ERROR_SCREEN_ID = 'error-screen';

type CurrentLocation = Pick<Location, 'href' | 'origin' | 'pathname' | 'search'>;

/** Whether the root shows the Hungarian page to this visitor; the full rule is on the server (`detectLocale`). */
function isRootHungarian(): boolean {
  return (readCookie(document.cookie, 'language') || navigator.languages[0] || '').startsWith('hu');
}

/**
 * The path to open without loading a document, or `undefined` if the browser must load it. URLs that may redirect are left to the browser, so that
 * only the server knows that rule (`resolveUrl`).
 */
export function getScreenTarget(anchor: HTMLAnchorElement, current: CurrentLocation): string | undefined {
  if (anchor.target && anchor.target !== '_self') return undefined;
  if (anchor.hasAttribute('download') || anchor.rel.split(' ').includes('external')) return undefined;
  const { origin, pathname, search, searchParams, hash } = new URL(anchor.href, current.href);
  const targetPath = pathname + search + hash;
  if (origin !== current.origin) return undefined;
  if (isOnThisPage(targetPath, current)) return targetPath;
  if (anchor.ownerDocument.getElementById(ERROR_SCREEN_ID)) return undefined;
  if (pathname === '/' ? !isRootHungarian() : !isScreen(pathname)) return undefined;
  // Another language needs its own messages, hence a new document.
  return getPathLocale(pathname) !== getPathLocale(current.pathname) || searchParams.has('language') ? undefined : targetPath;
}

/** Whether the target is a fragment of the current page. */
export function isOnThisPage(target: string, current: CurrentLocation): boolean {
  const to = new URL(target, current.href);
  return to.hash !== '' && to.pathname === current.pathname && to.search === current.search;
}

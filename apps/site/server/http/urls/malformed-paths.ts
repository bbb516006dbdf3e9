import { isServicePath } from '../../../app/lib/urls/service-paths.ts';
import { checkSpelling } from '../../../app/lib/urls/spelling.ts';

/** Parts that all malformed paths have: an encoding, a backslash, or a segment that begins with a dot. */
const MAYBE_MALFORMED = /[%\\]|\/\.|\0/;

function isMalformed(path: string): boolean {
  if (!MAYBE_MALFORMED.test(path)) return false;
  try {
    if (decodeURIComponent(path).includes('\0')) return true;
  } catch {
    return true;
  }
  return checkSpelling(path).kind === 'not-found';
}

/** A segment that no page has. */
const PLACEHOLDER = '-';

/**
 * Replaces the malformed segments of a path (invalid encodings, null bytes, dot segments, backslashes) by one that no page has, keeping the length of
 * the path, so that it gets the usual 404 page. Services refuse malformed paths themselves.
 */
export function replaceMalformedSegments(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (!isMalformed(path)) return url;
  const segments = path.split('/').filter((segment) => segment !== '');
  const safePath = `/${segments.map((segment) => (/^[a-z\d-]+$/.test(segment) ? segment : PLACEHOLDER)).join('/')}`;
  return isServicePath(path) || isServicePath(safePath) ? url : [safePath, ...query].join('?');
}

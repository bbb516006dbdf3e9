import { isServicePath } from '../../../app/lib/urls/service-paths.ts';
import { checkSpelling } from '../../../app/lib/urls/spelling.ts';

/** Parts that only malformed paths have: an encoding, a backslash, or a segment that begins with a dot. */
const MAYBE_ODD = /[%\\]|\/\.|\0/;

function isOdd(path: string): boolean {
  if (!MAYBE_ODD.test(path)) return false;
  try {
    if (decodeURIComponent(path).includes('\0')) return true;
  } catch {
    return true;
  }
  return checkSpelling(path).kind === 'not-found';
}

/** A segment that no page uses. */
const NOBODY = '-';

/**
 * The path as which a path is answered that can be nobody's (broken encodings, null bytes, dot segments, backslashes): one of the same length in which
 * each such segment is nobody's, so that it gets the 404 page that every other unknown path gets. Those of services are refused by themselves.
 */
export function writeOddPathPage(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (!isOdd(path)) return url;
  const segments = path.split('/').filter((segment) => segment !== '');
  const plain = `/${segments.map((segment) => (/^[a-z\d-]+$/.test(segment) ? segment : NOBODY)).join('/')}`;
  return isServicePath(path) || isServicePath(plain) ? url : [plain, ...query].join('?');
}

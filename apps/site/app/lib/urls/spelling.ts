/** Whether a path is canonical, another spelling of a canonical path, or invalid. */
export type PathSpelling = { kind: 'canonical' } | { kind: 'redirect'; path: string } | { kind: 'not-found' };

const UNRESERVED = /[A-Za-z0-9\-._~]/;

/**
 * Canonical paths have no needless percent-encoding, upper-case encodings and single slashes. Dot segments and backslashes, plain or encoded, are
 * invalid: another server could read them differently (RFC 3986, section 6.2.2).
 */
export function checkSpelling(path: string): PathSpelling {
  // A malformed encoding is refused elsewhere, with its own message.
  const decoded = path.replace(/%([0-9a-f]{2})/gi, (whole, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return UNRESERVED.test(character) ? character : whole.toUpperCase();
  });
  if (/\\|%5C/.test(decoded) || decoded.split(/\/|%2F/).some((segment) => segment === '.' || segment === '..'))
    return { kind: 'not-found' };
  const canonicalPath = decoded.replace(/\/{2,}/g, '/');
  return canonicalPath === path ? { kind: 'canonical' } : { kind: 'redirect', path: canonicalPath };
}

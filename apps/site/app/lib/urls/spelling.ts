/** Whether a path is spelled as it should be, is another spelling of one that is, or cannot be one. */
export type PathSpelling = { kind: 'canonical' } | { kind: 'redirect'; path: string } | { kind: 'not-found' };

const UNRESERVED = /[A-Za-z0-9\-._~]/;

/**
 * One page has one spelling: what needs no percent-encoding has none, encodings are in capitals, slashes stand alone. Dot segments and
 * backslashes, plain or encoded, belong to no address: they could mean one thing here and another behind (RFC 3986, section 6.2.2).
 */
export function checkSpelling(path: string): PathSpelling {
  // A broken encoding is refused elsewhere, with its own message.
  const decoded = path.replace(/%([0-9a-f]{2})/gi, (whole, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return UNRESERVED.test(character) ? character : whole.toUpperCase();
  });
  if (/\\|%5C/.test(decoded) || decoded.split(/\/|%2F/).some((segment) => segment === '.' || segment === '..'))
    return { kind: 'not-found' };
  const right = decoded.replace(/\/{2,}/g, '/');
  return right === path ? { kind: 'canonical' } : { kind: 'redirect', path: right };
}

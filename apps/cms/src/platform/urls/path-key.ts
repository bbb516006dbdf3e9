/** Converts a full URL of the site to its path; trims other URLs. */
export function removeOwnOrigin(address: string, ownOrigin: string): string {
  const text = address.trim();
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text) || !URL.canParse(ownOrigin)) return text;
  const { host, pathname, search, hash } = new URL(text);
  return host === new URL(ownOrigin).host ? pathname + search + hash : text;
}

/** The key of a path, equal for all its spellings: without query, anchor, dot segments, trailing slash, percent-encoding and capitals. */
export function getPathKey(address: string): string {
  const isPath = address.startsWith('/') && URL.canParse(address, 'http://site');
  const plain = isPath ? new URL(address, 'http://site').pathname : address.replace(/[?#].*$/, '');
  const path = plain.replace(/\/+$/, '') || '/';
  try {
    return decodeURI(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}

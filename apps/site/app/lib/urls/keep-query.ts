/**
 * Where a redirect leads with the visitor's query (with its question mark, or empty), before the place on the page. What the target says itself
 * goes first; the visitor's other parameters follow, as they are written.
 */
export function keepQuery(address: string, query: string): string {
  const [path = '', ...place] = address.split('#');
  const [, own] = /\?(.*)/s.exec(path) ?? [];
  if (own === undefined || query === '') return [path + query, ...place].join('#');
  const said = new URLSearchParams(own);
  const others = query
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && [...new URLSearchParams(part).keys()].every((name) => !said.has(name)));
  return [[path, ...others].join(own === '' ? '' : '&'), ...place].join('#');
}

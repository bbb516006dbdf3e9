/**
 * The target of a redirect with the visitor's query (with its question mark, or empty), before the fragment. The target's own parameters come
 * first, then the visitor's others, unchanged.
 */
export function keepQuery(address: string, query: string): string {
  const [path = '', ...place] = address.split('#');
  const [, own] = /\?(.*)/s.exec(path) ?? [];
  if (own === undefined || query === '') return [path + query, ...place].join('#');
  const ownParameters = new URLSearchParams(own);
  const others = query
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && [...new URLSearchParams(part).keys()].every((name) => !ownParameters.has(name)));
  return [[path, ...others].join(own === '' ? '' : '&'), ...place].join('#');
}

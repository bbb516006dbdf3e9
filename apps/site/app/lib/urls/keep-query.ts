/**
 * The target of a redirect with the visitor's query (with its question mark, or empty), before the fragment. The target's own parameters come
 * first, then the visitor's others, unchanged.
 */
export function keepQuery(address: string, query: string): string {
  const [path = '', ...fragment] = address.split('#');
  const [, ownQuery] = /\?(.*)/s.exec(path) ?? [];
  if (ownQuery === undefined || query === '') return [path + query, ...fragment].join('#');
  const ownParameters = new URLSearchParams(ownQuery);
  const otherParameters = query
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && [...new URLSearchParams(part).keys()].every((name) => !ownParameters.has(name)));
  return [[path, ...otherParameters].join(ownQuery === '' ? '' : '&'), ...fragment].join('#');
}

/** An address with a query (with its question mark, or empty), before the place on the page; one that brings its own query keeps that. */
export function withQuery(address: string, query: string): string {
  const [path = '', ...place] = address.split('#');
  return query === '' || path.includes('?') ? address : [path + query, ...place].join('#');
}

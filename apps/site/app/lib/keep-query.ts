/** Where a redirect leads with the visitor's query (with its question mark, or empty), before the place on the page; a target's own query goes first. */
export function keepQuery(address: string, query: string): string {
  const [path = '', ...place] = address.split('#');
  return query === '' || path.includes('?') ? address : [path + query, ...place].join('#');
}

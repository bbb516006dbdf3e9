export const PAGE_SIZE = 20;

/** The page that an address asks for; what is no page number means the first. */
export function pageNumber(query: URLSearchParams): number {
  const value = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
}

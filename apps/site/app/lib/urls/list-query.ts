/** Parses the query of a list. Invalid values are ignored: a list never fails because of its URL. */

const MAX_TEXT_LENGTH = 200;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The requested page, from 1 to 9999. */
export function parsePage(query: URLSearchParams): number {
  const value = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
}

/** A year between the content API's bounds. */
export function parseYear(query: URLSearchParams): number | undefined {
  const value = query.get('year') ?? '';
  const year = /^\d{4}$/.test(value) ? Number(value) : undefined;
  return year !== undefined && year >= 1900 && year <= 2200 ? year : undefined;
}

export function parseSlug(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name) ?? '';
  return value.length <= MAX_TEXT_LENGTH && SLUG.test(value) ? value : undefined;
}

/** The typed text, trimmed and cut to the content API's limit. */
export function parseSearchText(query: URLSearchParams): { text: string; isCut: boolean } {
  // Removes control characters and lone surrogates, which cannot be sent. Zero-width characters come with copied text, but joiners are
  // part of emoji.
  const typed = (query.get('q') ?? '')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/(?!\u200d)\p{Cf}/gu, '')
    .trim();
  if (typed.length <= MAX_TEXT_LENGTH) return { text: typed, isCut: false };
  return {
    text: typed
      .slice(0, MAX_TEXT_LENGTH)
      .replace(/[\ud800-\udbff]$/, '')
      .trim(),
    isCut: true,
  };
}

/** The number of pages of a list of `total` items. */
export function countPages(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit));
}

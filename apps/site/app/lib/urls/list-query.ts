/** The text and the pages of a list's URL; all other parameters are read by `createQueryReader`. */

export const MAX_TEXT_LENGTH = 200;

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

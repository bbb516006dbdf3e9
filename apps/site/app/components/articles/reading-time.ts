/** Words a minute of a calm reader; Hungarian words are longer, so fewer of them. */
const WORDS_A_MINUTE = { hu: 180, en: 220 } as const;

/** How many minutes a text takes, at least one. `html` comes from the content service. */
export function estimateReadingMinutes(html: string, language: 'hu' | 'en'): number {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&[a-z#0-9]+;/gi, ' ');
  const words = text.match(/\p{L}[\p{L}\p{N}’'-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE[language]));
}

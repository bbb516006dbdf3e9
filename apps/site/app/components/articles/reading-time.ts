/** Reading speed in words a minute; lower in Hungarian, whose words are longer. */
const WORDS_PER_MINUTE = { hu: 180, en: 220 } as const;

/** Estimates the minutes that reading a text takes, at least one. `html` comes from the content service. */
export function estimateReadingMinutes(html: string, language: 'hu' | 'en'): number {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&[a-z#0-9]+;/gi, ' ');
  const words = text.match(/\p{L}[\p{L}\p{N}’'-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE[language]));
}

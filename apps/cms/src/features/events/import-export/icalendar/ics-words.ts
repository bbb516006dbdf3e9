import { decodeHTMLStrict } from 'entities';

const TAG = /<\/?(?:a|b|br|div|em|h[1-6]|html|body|i|li|ol|p|span|strong|u|ul)\b[^<>]*>/i;
const LINK = /<a\b[^<>]*?href="([^"<>]*)"[^<>]*>([^<>]*)<\/a>/gi;

/** A description as plain text with paragraphs; some calendars write HTML. */
export function toPlainText(description: string): string {
  if (!TAG.test(description)) return description;
  const text = description
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(LINK, (_, url: string, words: string) => (words.trim() === url.trim() ? url : `${words} (${url})`))
    .replaceAll(/<br\b[^<>]*>/gi, '\n')
    .replaceAll(/<li\b[^<>]*>/gi, '\n– ')
    .replaceAll(/<\/(?:p|div|h[1-6]|ul|ol)>/gi, '\n\n')
    .replaceAll(/<[a-z/!][^<>]*>/gi, '');
  const lines = decodeHTMLStrict(text)
    .split('\n')
    .map((line) => line.replaceAll(/[^\S\n]+/g, ' ').trim());
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * The sentences of Markdown: of paragraphs, headings, list items and quotes, not of tables. A colon or semicolon does not end a sentence.
 */
export function splitSentences(markdown: string): string[] {
  return markdown
    .split('\n')
    .filter((line) => !line.startsWith('|'))
    .flatMap((line) => stripMarkup(line).split(/(?<=[.!?])[”’]?\s+(?=[\p{Lu}„‘(])/u))
    .filter((sentence) => sentence !== '');
}

const stripMarkup = (line: string) =>
  line
    .replace(/^\s*(?:#+|>|-|\d+\.)\s+/u, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll('**', '');

/** Counts words: parts between spaces with a letter or a digit. */
export const countWords = (sentence: string): number => sentence.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;

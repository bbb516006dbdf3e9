/** The sentences of Markdown: of paragraphs, headings, list items and quotes; rows of tables have none. A colon or semicolon ends none. */
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

/** What stands between spaces and has a letter or a figure. */
export const countWords = (sentence: string): number => sentence.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Lower case without accents, so that "Oszi" finds "Őszi". Empty for a text of combining marks only. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '');
}

/** In letters. A longer run matches only itself. */
export const MAX_WORD = 64;

/** A word of a text. */
export interface Word {
  /** Always contains a letter or a digit. */
  folded: string;
  /** UTF-16 positions in the original text; the end is exclusive. */
  start: number;
  end: number;
}

/** Combining marks may be inside a word, not at its beginning: "e" + U+0301 is a letter too. */
const WORD = /[\p{Letter}\p{Number}][\p{Letter}\p{Number}\p{Mark}]*/gu;
const LETTER = /[\p{Letter}\p{Number}]/u;
const PLAIN_LETTER = /[a-z0-9]/i;

/** The words of a text: runs of letters and digits. Some letters become marks when folded (U+FF9F); a run of these only is no word. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const folded = fold(match[0]);
    if (LETTER.test(folded)) words.push({ folded, start: match.index, end: match.index + match[0].length });
  }
  return words;
}

/** Whether a run of letters and digits is a word for `splitWords`. The cheap first test accepts nearly all. */
const isWord = (run: string): boolean => PLAIN_LETTER.test(run) || LETTER.test(fold(run));

/** The same words unfolded and composed: "e" + U+0301 is "é". */
export const splitRawWords = (text: string): readonly string[] => (text.normalize('NFC').match(WORD) ?? []).filter(isWord);

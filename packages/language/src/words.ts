/** Lower case without accents, so that "Oszi" finds "Őszi". Empty for a text of marks alone. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '');
}

/** In letters. What is longer is no word of a language: it is looked for as it is written, and for nothing else. */
export const LONGEST_WORD = 64;

/** A word of a text. */
export interface Word {
  /** Has a letter or a digit, always. */
  folded: string;
  /** UTF-16 positions in the text as it was given; the end is not part of the word. */
  start: number;
  end: number;
}

/** A mark may stand in a word, never begin it: "e" + U+0301 is a letter, too. */
const WORD = /[\p{Letter}\p{Number}][\p{Letter}\p{Number}\p{Mark}]*/gu;
const LETTER = /[\p{Letter}\p{Number}]/u;
const PLAIN_LETTER = /[a-z0-9]/i;

/** The words of a text: runs of letters and digits. Some letters are marks once they are folded (U+FF9F); a run of these alone is no word. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const folded = fold(match[0]);
    if (LETTER.test(folded)) words.push({ folded, start: match.index, end: match.index + match[0].length });
  }
  return words;
}

/** Whether a run of letters and digits is a word for `splitWords`. Nearly all are by their first test, which is cheap. */
const isWord = (run: string): boolean => PLAIN_LETTER.test(run) || LETTER.test(fold(run));

/** The same words as they are written, composed: "e" + U+0301 is "é". */
export const splitRawWords = (text: string): readonly string[] => (text.normalize('NFC').match(WORD) ?? []).filter(isWord);

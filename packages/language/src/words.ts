/** Lower case without accents, so that "Oszi" finds "Őszi". */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '');
}

/** A word of a text. */
export interface Word {
  folded: string;
  /** UTF-16 positions in the text as it was given; the end is not part of the word. */
  start: number;
  end: number;
}

/** A mark may stand in a word, never begin it: "e" + U+0301 is a letter, too. */
const WORD = /[\p{Letter}\p{Number}][\p{Letter}\p{Number}\p{Mark}]*/gu;

/** The words of a text: runs of letters and digits. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    words.push({ folded: fold(match[0]), start: match.index, end: match.index + match[0].length });
  }
  return words;
}

/** The words of a text as they are written, composed: "e" + U+0301 is "é". */
export const rawWords = (text: string): readonly string[] => text.normalize('NFC').match(WORD) ?? [];

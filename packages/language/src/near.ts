import { MAX_WORD } from './words.ts';

/** Allowed typing errors: none below four letters, one up to seven, two from eight. */
const getAllowedErrors = (folded: string): number => (folded.length < 4 ? 0 : folded.length < 8 ? 1 : 2);

/** Maximum number of words that are compared letter by letter. */
const MAX_COMPARED = 5_000;

/** "ly" and "j" sound alike. */
const toPhonetic = (folded: string): string => folded.replaceAll('ly', 'j');

/** A bit mask of a word's letters: similar words have nearly the same mask. */
function toLetterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) & 31);
  return mask;
}

/** Whether words with these masks may be within the distance: each error changes at most two letters. */
function mayBeNear(mask: number, otherMask: number, maxErrors: number): boolean {
  let differing = mask ^ otherMask;
  let bits = 0;
  while (differing !== 0) {
    differing &= differing - 1;
    bits += 1;
    if (bits > 2 * maxErrors) return false;
  }
  return true;
}

/** The Damerau–Levenshtein distance of two words; a number above `maxErrors` if it is greater than that. */
export function measureDistance(word: string, otherWord: string, maxErrors: number): number {
  if (Math.abs(word.length - otherWord.length) > maxErrors) return maxErrors + 1;
  let before: number[] = [];
  let previous = Array.from({ length: otherWord.length + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= otherWord.length; column += 1) {
      const isSame = word[row - 1] === otherWord[column - 1];
      const isSwapped = row > 1 && column > 1 && word[row - 1] === otherWord[column - 2] && word[row - 2] === otherWord[column - 1];
      const cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > maxErrors) return maxErrors + 1;
    before = previous;
    previous = current;
  }
  return previous[otherWord.length] ?? 0;
}

export interface SimilarWord {
  folded: string;
  errors: number;
}

/** Finds words with a similar spelling. */
export class SimilarWords {
  #words: readonly string[] = [];
  /** In one typed array, because every query scans all of them. */
  #letters = new Int32Array();
  #lengths = new Uint8Array();

  /** Replaces the known words. */
  setWords(words: readonly string[]): void {
    this.#words = words;
    const phoneticWords = words.map(toPhonetic);
    this.#letters = Int32Array.from(phoneticWords, toLetterMask);
    this.#lengths = Uint8Array.from(phoneticWords, ({ length }) => Math.min(length, 255));
  }

  /**
   * Similar words, the nearest first. None for numbers, because each digit matters, and none for words of more than `MAX_WORD` letters. Of
   * the words with similar letters, the first `MAX_COMPARED` are compared.
   */
  find(folded: string): SimilarWord[] {
    const maxErrors = getAllowedErrors(folded);
    if (maxErrors === 0 || folded.length > MAX_WORD || /\p{Number}/u.test(folded)) return [];
    const phonetic = toPhonetic(folded);
    const mask = toLetterMask(phonetic);
    const similarWords: SimilarWord[] = [];
    let compared = 0;
    for (let at = 0; at < this.#words.length && compared < MAX_COMPARED; at += 1) {
      if (Math.abs((this.#lengths[at] ?? 0) - phonetic.length) > maxErrors || !mayBeNear(this.#letters[at] ?? 0, mask, maxErrors)) continue;
      compared += 1;
      const word = this.#words[at] ?? '';
      const errors = measureDistance(phonetic, toPhonetic(word), maxErrors);
      if (errors <= maxErrors) similarWords.push({ folded: word, errors });
    }
    return similarWords.toSorted((a, b) => a.errors - b.errors);
  }
}

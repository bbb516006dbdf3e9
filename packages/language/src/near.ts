import { LONGEST_WORD } from './words.ts';

/** How many typing errors a word may have: none below four letters, one up to seven, two from eight. */
const getAllowedErrors = (folded: string): number => (folded.length < 4 ? 0 : folded.length < 8 ? 1 : 2);

/** With how many words one is compared letter by letter at most. */
const MOST_COMPARED = 5_000;

/** "ly" and "j" sound alike. */
const asHeard = (folded: string): string => folded.replaceAll('ly', 'j');

/** A bit for each letter that a word has: words that are near have nearly the same. */
function getLetters(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** May words with these letters be so near? Each error changes two letters at most. */
function mayBeNear(one: number, other: number, most: number): boolean {
  let differing = one ^ other;
  let bits = 0;
  while (differing !== 0) {
    differing &= differing - 1;
    bits += 1;
    if (bits > 2 * most) return false;
  }
  return true;
}

/** Letters left out, added, replaced and swapped between two words (Damerau and Levenshtein); more than `most` for what is further. */
export function measureDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = previous;
    previous = current;
  }
  return previous[other.length] ?? 0;
}

export interface Near {
  folded: string;
  errors: number;
}

/** Finds words that are written nearly like another. */
export class Likeness {
  #words: readonly string[] = [];
  /** In one run of numbers each, for all of them are looked at for each question. */
  #letters = new Int32Array();
  #lengths = new Uint8Array();

  /** From now on these words are known, and no others. */
  learn(words: readonly string[]): void {
    this.#words = words;
    const heard = words.map(asHeard);
    this.#letters = Int32Array.from(heard, getLetters);
    this.#lengths = Uint8Array.from(heard, ({ length }) => Math.min(length, 255));
  }

  /**
   * The nearest first. None for numbers: one digit more or less is another number. None for words of more than `LONGEST_WORD` letters. Of the words with nearly
   * the same letters the first `MOST_COMPARED` are looked at.
   */
  near(folded: string): Near[] {
    const most = getAllowedErrors(folded);
    if (most === 0 || folded.length > LONGEST_WORD || /\p{Number}/u.test(folded)) return [];
    const heard = asHeard(folded);
    const letters = getLetters(heard);
    const found: Near[] = [];
    let compared = 0;
    for (let at = 0; at < this.#words.length && compared < MOST_COMPARED; at += 1) {
      if (Math.abs((this.#lengths[at] ?? 0) - heard.length) > most || !mayBeNear(this.#letters[at] ?? 0, letters, most)) continue;
      compared += 1;
      const word = this.#words[at] ?? '';
      const errors = measureDistance(heard, asHeard(word), most);
      if (errors <= most) found.push({ folded: word, errors });
    }
    return found.toSorted((a, b) => a.errors - b.errors);
  }
}

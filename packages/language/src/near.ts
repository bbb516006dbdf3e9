/** How many typing errors a word may have: none below four letters, one up to seven, two from eight. */
export const errorsIn = (folded: string): number => (folded.length < 4 ? 0 : folded.length < 8 ? 1 : 2);

/** "ly" and "j" sound alike. */
export const asHeard = (folded: string): string => folded.replaceAll('ly', 'j');

/** A bit for each letter that a word has: words that are near have nearly the same. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** May words with these letters be so near? Each error changes two letters at most. */
export function mayBeNear(one: number, other: number, most: number): boolean {
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
export function distance(one: string, other: string, most: number): number {
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

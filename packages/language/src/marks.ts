import { getStems, isActionNoun, type Language } from './stems.ts';
import { splitWords } from './words.ts';

/**
 * The positions of found words in a text: sorted [start, end) pairs in UTF-16 units. `terms` are those of a hit; their other forms are marked too,
 * because an excerpt may be of another field; not those of "parking", which "park" may not be.
 */
export function findMarks(text: string, terms: ReadonlySet<string>, language: Language): [number, number][] {
  const stems = new Set([...terms].filter((term) => !isActionNoun(term)).map((term) => getStems(term, language)[0]));
  return splitWords(text)
    .filter(({ folded }) => terms.has(folded) || stems.has(getStems(folded, language)[0]))
    .map(({ start, end }) => [start, end]);
}

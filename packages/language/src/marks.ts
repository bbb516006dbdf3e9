import { type Language, stemsOf } from './stems.ts';
import { wordsOf } from './words.ts';

/**
 * Where in a text words stand that a question found: [start, end) pairs in order, UTF-16. `terms` are those of a hit; forms of them are marked, too, for an
 * excerpt may be of another field.
 */
export function marks(text: string, terms: ReadonlySet<string>, language: Language): [number, number][] {
  const stems = new Set([...terms].map((term) => stemsOf(term, language)[0]));
  return wordsOf(text)
    .filter(({ folded }) => terms.has(folded) || stems.has(stemsOf(folded, language)[0]))
    .map(({ start, end }) => [start, end]);
}

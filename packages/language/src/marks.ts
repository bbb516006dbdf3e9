import { getStems, isActionNoun, type Language } from './stems.ts';
import { splitWords } from './words.ts';

/** Whether a folded word is a form of one of the terms. */
function createMatcher(terms: ReadonlySet<string>, language: Language): (folded: string) => boolean {
  const stems = new Set([...terms].filter((term) => !isActionNoun(term)).map((term) => getStems(term, language)[0]));
  return (folded) => terms.has(folded) || stems.has(getStems(folded, language)[0]);
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The positions of found words in a text: sorted [start, end) pairs in UTF-16 units. `terms` are those of a hit; their other forms are marked too,
 * because an excerpt may be of another field; not those of "parking", which "park" may not be. `phraseTerms` are marked only beside each other:
 * who searches for parking gets "car park" marked, but not "park".
 */
export function findMarks(
  text: string,
  terms: ReadonlySet<string>,
  language: Language,
  phraseTerms: ReadonlySet<string> = NONE,
): [number, number][] {
  const [isTerm, isInPhrase] = [createMatcher(terms, language), createMatcher(phraseTerms, language)];
  const words = splitWords(text).map((word) => ({ ...word, isInPhrase: isInPhrase(word.folded) }));
  const isBesideOther = (at: number) =>
    [words[at - 1], words[at + 1]].some((word) => word?.isInPhrase && word.folded !== words[at]?.folded);
  return words
    .filter(({ folded, isInPhrase }, at) => isTerm(folded) || (isInPhrase && isBesideOther(at)))
    .map(({ start, end }) => [start, end]);
}

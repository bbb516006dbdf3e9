import { getStemKeys, type Term, type Vocabulary } from './vocabulary.ts';
import { splitWords } from './words.ts';

/** The most frequent spelling in titles; otherwise lower case. */
function getSpelling({ word, spellings }: Term): string {
  let [best, limit] = [word, 0];
  for (const [spelling, times] of spellings) if (times > limit) [best, limit] = [spelling, times];
  return best;
}

const countInTitles = ({ spellings }: Term): number => [...spellings.values()].reduce((sum, times) => sum + times, 0);

/** Words of titles first, then frequent ones; shorter ones first, because they have fewer endings. */
const compareByUse = (a: Term, b: Term): number =>
  Number(countInTitles(b) > 0) - Number(countInTitles(a) > 0) || b.documents - a.documents || a.folded.length - b.folded.length;

export interface NearestOptions {
  /** Only words of titles: those of texts are often inflected forms that nobody would search for. */
  onlyTitles?: boolean;
}

/** Known words that begin with the given one, then the most similar ones; one form of each. */
export function findNearestWords(
  word: string,
  limit: number,
  vocabulary: Vocabulary,
  { onlyTitles = false }: NearestOptions = {},
): string[] {
  const [typedWord] = splitWords(word.slice(0, 100));
  if (!typedWord) return [];
  const prefixMatches = vocabulary.findByPrefix(typedWord.folded).flatMap((folded) => [...vocabulary.byFolded(folded)]);
  const similarByErrors = Map.groupBy(vocabulary.findSimilar(typedWord.folded), ({ errors }) => errors);
  const similarMatches = [0, 1, 2].map((errors) =>
    (similarByErrors.get(errors) ?? []).flatMap(({ folded }) => [...vocabulary.byFolded(folded)]),
  );
  const returnedWords = new Set<string>();
  const words: string[] = [];
  for (const term of [prefixMatches, ...similarMatches].flatMap((terms) => terms.toSorted(compareByUse))) {
    if (onlyTitles && countInTitles(term) === 0) continue;
    const keys = [term.folded, ...getStemKeys(term.folded).filter((key) => term.stems.has(key))];
    if (!keys.some((key) => returnedWords.has(key))) words.push(getSpelling(term));
    for (const key of keys) returnedWords.add(key);
    if (words.length >= limit) break;
  }
  return words;
}

import { getStemKeys, type Term, type Vocabulary } from './vocabulary.ts';
import { splitWords } from './words.ts';

/** The most frequent spelling in titles; otherwise lower case. */
function spelled({ word, spellings }: Term): string {
  let [best, most] = [word, 0];
  for (const [spelling, times] of spellings) if (times > most) [best, most] = [spelling, times];
  return best;
}

const inTitles = ({ spellings }: Term): number => [...spellings.values()].reduce((sum, times) => sum + times, 0);

/** Words of titles first, then frequent ones; shorter ones first, because they have fewer endings. */
const byUse = (a: Term, b: Term): number =>
  Number(inTitles(b) > 0) - Number(inTitles(a) > 0) || b.documents - a.documents || a.folded.length - b.folded.length;

export interface NearestOptions {
  /** Only words of titles: those of texts are often inflected forms that nobody would search for. */
  ofTitles?: boolean;
}

/** Known words that begin with the given one, then the most similar ones; one form of each. */
export function findNearestWords(word: string, most: number, vocabulary: Vocabulary, { ofTitles = false }: NearestOptions = {}): string[] {
  const [typedWord] = splitWords(word.slice(0, 100));
  if (!typedWord) return [];
  const beginning = vocabulary.beginning(typedWord.folded).flatMap((folded) => [...vocabulary.byFolded(folded)]);
  const near = Map.groupBy(vocabulary.near(typedWord.folded), ({ errors }) => errors);
  const ofErrors = [0, 1, 2].map((errors) => (near.get(errors) ?? []).flatMap(({ folded }) => [...vocabulary.byFolded(folded)]));
  const returnedWords = new Set<string>();
  const words: string[] = [];
  for (const term of [beginning, ...ofErrors].flatMap((terms) => terms.toSorted(byUse))) {
    if (ofTitles && inTitles(term) === 0) continue;
    const keys = [term.folded, ...getStemKeys(term.folded).filter((key) => term.stems.has(key))];
    if (!keys.some((key) => returnedWords.has(key))) words.push(spelled(term));
    for (const key of keys) returnedWords.add(key);
    if (words.length >= most) break;
  }
  return words;
}

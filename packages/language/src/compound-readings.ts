import { type QueryPart, type QueryReading, type QueryWord, toQueryWord } from './query-parts.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Fewest letters of a part of a compound: "fanagy" is no compound of "fa". */
const MIN_PART_LENGTH = 3;
/** Maximum number of splits of one word. */
const MAX_SPLITS = 3;

const toReading = (words: readonly string[]): QueryReading => ({ words: words.map(toQueryWord), isSynonym: true });

/** The splits of a word that is not in the vocabulary: "ballonkilátó" into "ballon" and "kilátó". */
function getSplits({ folded }: QueryWord, vocabulary: Vocabulary): QueryReading[] {
  if (vocabulary.hasForm(folded)) return [];
  const splits: QueryReading[] = [];
  for (let at = MIN_PART_LENGTH; at <= folded.length - MIN_PART_LENGTH && splits.length < MAX_SPLITS; at += 1) {
    const [left, right] = [folded.slice(0, at), folded.slice(at)];
    if (vocabulary.byFolded(left).size > 0 && vocabulary.hasForm(right)) splits.push(toReading([left, right]));
  }
  return splits;
}

const getSingleWord = (part: QueryPart | undefined): QueryWord | undefined =>
  part?.[0]?.words.length === 1 ? part[0].words[0] : undefined;

/**
 * The parts of a query with additional readings: two words for one that is written as a compound, and a compound for two adjacent words.
 * "kreszpark" finds "KRESZ-park", "jég pálya" finds "jégpálya".
 */
export function addCompounds(parts: readonly QueryPart[], vocabulary: Vocabulary): QueryPart[] {
  const words = parts.map(getSingleWord);
  const joined = words.slice(1).map((word, at) => {
    const before = words[at];
    return before && word && vocabulary.hasForm(before.folded + word.folded) ? [toReading([before.folded + word.folded])] : [];
  });
  return parts.map((part, at) => {
    const word = words[at];
    return [...part, ...(word ? getSplits(word, vocabulary) : []), ...(joined[at - 1] ?? []), ...(joined[at] ?? [])];
  });
}

import { isStopWord } from './stop-words.ts';
import type { Synonyms } from './synonyms.ts';
import { fold, splitWords } from './words.ts';

/** What of a question is looked at: letters, then distinct words. More is no question. */
const MOST_LETTERS = 1000;
const MOST_WORDS = 12;
/** How many names a part of a question is looked for by: itself, and the first synonyms. */
const MOST_READINGS = 25;

export interface QueryWord {
  /** In lower case, with its accents. */
  word: string;
  folded: string;
  /** Still being typed: any beginning will do. */
  isUnfinished: boolean;
}

/** Words that must stand in a document together. */
export interface QueryReading {
  words: readonly QueryWord[];
  isSynonym: boolean;
}

/** A word or phrase of the question, and what else it may be called: one of the readings must be found. */
export type Part = readonly QueryReading[];

/** The words of a question that tell something: of its first `MOST_LETTERS` letters the first `MOST_WORDS`. */
export function queryWords(question: string, isUnfinished: boolean): QueryWord[] {
  const text = question.slice(0, MOST_LETTERS).normalize('NFC').toLowerCase();
  const words = new Map<string, QueryWord>();
  for (const { folded, start, end } of splitWords(text)) {
    if (!words.has(folded)) words.set(folded, { word: text.slice(start, end), folded, isUnfinished: isUnfinished && end === text.length });
  }
  const all = [...words.values()];
  const telling = all.filter(({ word, isUnfinished: isTyped }) => isTyped || !isStopWord(word));
  return (telling.length > 0 ? telling : all).slice(0, MOST_WORDS);
}

const asked = (folded: string): QueryWord => ({ word: folded, folded, isUnfinished: false });

/** The parts of a question: the longest phrases that have synonyms, and the words between them. At most `MOST_READINGS` of each. */
export function splitIntoParts(words: readonly QueryWord[], synonyms: Synonyms): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const { length, others } = synonyms.at(
      words.map(({ folded }) => folded),
      at,
    );
    const own: QueryReading = { words: words.slice(at, at + length), isSynonym: false };
    const synonymous = others
      .slice(0, MOST_READINGS - 1)
      .map((phrase): QueryReading => ({ words: phrase.map((word) => asked(fold(word))), isSynonym: true }));
    parts.push([own, ...synonymous]);
    at += Math.max(1, length);
  }
  return parts;
}

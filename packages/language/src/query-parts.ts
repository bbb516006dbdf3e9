import { isStopWord } from './stop-words.ts';
import type { Synonyms } from './synonyms.ts';
import { fold, splitWords } from './words.ts';

/** Limits of a query: letters, then words or phrases. The rest is ignored. */
const MAX_QUERY_LENGTH = 1000;
const MAX_PARTS = 12;
/** Maximum number of readings of a part of a query: the word itself, and the first synonyms. */
const MAX_READINGS = 25;

export interface QueryWord {
  /** In lower case, with its accents. */
  word: string;
  folded: string;
  /** Still being typed: any prefix matches. */
  isUnfinished: boolean;
}

/** Words that must be in a document together. */
export interface QueryReading {
  words: readonly QueryWord[];
  isSynonym: boolean;
}

/** A word or phrase of the query with its alternatives: one of the readings must match. */
export type QueryPart = readonly QueryReading[];

interface TypedWord extends QueryWord {
  /** A stop word. A word that is still being typed may become another one. */
  isStopWord: boolean;
}

/** The words of a query's first `MAX_QUERY_LENGTH` characters. */
function readWords(query: string, isUnfinished: boolean): TypedWord[] {
  const text = query.slice(0, MAX_QUERY_LENGTH).normalize('NFC').toLowerCase();
  return splitWords(text).map(({ folded, start, end }) => {
    const word = text.slice(start, end);
    const isTyped = isUnfinished && end === text.length;
    return { word, folded, isUnfinished: isTyped, isStopWord: !isTyped && isStopWord(word) };
  });
}

/** Removes repeated words and keeps their first spelling. */
const removeRepeatedWords = <Word extends QueryWord>(words: readonly Word[]): Word[] =>
  words.filter(({ folded }, at) => words.findIndex((word) => word.folded === folded) === at);

/** A whole word without accents, as a synonym or a part of a compound is. */
export const toQueryWord = (folded: string): QueryWord => ({ word: folded, folded, isUnfinished: false });

function toPart(words: readonly QueryWord[], synonymPhrases: readonly (readonly string[])[]): QueryPart {
  const synonymReadings = synonymPhrases
    .slice(0, MAX_READINGS - 1)
    .map((phrase): QueryReading => ({ words: phrase.map((word) => toQueryWord(fold(word))), isSynonym: true }));
  return [{ words, isSynonym: false }, ...synonymReadings];
}

/** The longest phrases that have synonyms, and the words between them. */
function splitByPhrases(typed: readonly QueryWord[], synonyms: Synonyms): QueryPart[] {
  const parts: QueryPart[] = [];
  const words = removeRepeatedWords(typed);
  const folded = words.map((word) => word.folded);
  for (let at = 0; at < words.length; ) {
    const { length, synonyms: synonymPhrases } = synonyms.findPhrase(folded, at);
    parts.push(toPart(words.slice(at, at + length), synonymPhrases));
    at += length;
  }
  return parts;
}

/**
 * Splits a query into at most `MAX_PARTS` parts with at most `MAX_READINGS` readings each. Stop words count only if the query has no other words,
 * and within a phrase that has synonyms ("how to get there").
 */
export function splitIntoParts(query: string, isUnfinished: boolean, synonyms: Synonyms): QueryPart[] {
  const words = readWords(query, isUnfinished);
  const folded = words.map((word) => word.folded);
  const parts: QueryPart[] = [];
  let pendingWords: QueryWord[] = [];
  for (let at = 0; at < words.length && parts.length < MAX_PARTS; ) {
    const { length, synonyms: synonymPhrases } = synonyms.findPhrase(folded, at);
    const phrase = words.slice(at, at + length);
    if (length > 1 && synonymPhrases.length > 0 && phrase.some((word) => word.isStopWord)) {
      parts.push(...splitByPhrases(pendingWords, synonyms), toPart(removeRepeatedWords(phrase), synonymPhrases));
      pendingWords = [];
      at += length;
    } else {
      pendingWords.push(...words.slice(at, at + 1).filter((word) => !word.isStopWord));
      at += 1;
    }
  }
  parts.push(...splitByPhrases(pendingWords, synonyms));
  return (parts.length > 0 ? parts : splitByPhrases(words, synonyms)).slice(0, MAX_PARTS);
}

import { addCompounds } from './compound-readings.ts';
import { Postings } from './postings.ts';
import { type QueryReading, splitIntoParts } from './query-parts.ts';
import { createRanking, type TextHit } from './ranking.ts';
import type { Language } from './stems.ts';
import { isStopWord } from './stop-words.ts';
import { findNearestWords, type NearestOptions } from './suggestions.ts';
import { createSynonyms } from './synonyms.ts';
import { type FoundPart, findVariants, type Guessing } from './variants.ts';
import { type Term, Vocabulary } from './vocabulary.ts';
import { splitRawWords } from './words.ts';

export interface Field {
  name: string;
  /** The weight of a word in it. Fields with the highest weight count as titles. */
  boost: number;
  language: Language;
}

export interface TextIndexOptions {
  fields: readonly Field[];
  /** Groups of words or short phrases that mean the same. */
  synonyms?: readonly (readonly string[])[];
}

export interface TextDocument {
  id: string;
  /** By the field's name. */
  texts: Readonly<Record<string, string>>;
}

export interface FindOptions {
  /** The last word is still being typed: any prefix of a word matches. */
  unfinished?: boolean;
  filter?: (id: string) => boolean;
}

export interface TextIndex {
  /** Adds or replaces; works in slices of at most about 10 ms and gives way to other work between them. */
  put(documents: readonly TextDocument[]): Promise<void>;
  remove(ids: readonly string[]): void;
  /** The documents that contain every word of the query as a form, prefix, synonym or similar word, best first. */
  find(query: string, options?: FindOptions): TextHit[];
  /**
   * Words in the spelling of titles (otherwise in lower case) that begin with the typed word, or are similar to it: suggestions, "did you mean".
   */
  nearest(word: string, most?: number, options?: NearestOptions): string[];
  readonly size: number;
}

/** Characters that are indexed in one slice: about 5 ms on a slow machine. */
const SLICE_LENGTH = 8_000;

/** Lets pending work of the event loop run. */
const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A word in at least this many documents, and in this share of all, is common. */
const MIN_COMMON = 20;
const COMMON_SHARE = 0.2;

const isEmpty = (part: FoundPart) => part.every(({ variants }) => variants.some((terms) => terms.size === 0));

export function createTextIndex({ fields, synonyms: groups = [] }: TextIndexOptions): TextIndex {
  const vocabulary = new Vocabulary();
  const synonyms = createSynonyms(groups);
  const boosts = fields.map(({ boost }) => boost);
  const highest = Math.max(...boosts);
  const postings = new Postings(boosts);

  /** The terms of a text. Stop words are indexed in titles only. */
  function getTerms(text: string, { boost, language }: Field): Term[] {
    if (boost < highest) {
      return splitRawWords(text.toLowerCase())
        .filter((word) => !isStopWord(word))
        .map((word) => vocabulary.addTerm(word, language));
    }
    return splitRawWords(text).map((spelling) => {
      const term = vocabulary.addTerm(spelling.toLowerCase(), language);
      term.spellings.set(spelling, (term.spellings.get(spelling) ?? 0) + 1);
      return term;
    });
  }

  function remove(id: string): void {
    for (const term of postings.remove(id)) vocabulary.removeTerm(term);
  }

  function add({ id, texts }: TextDocument): void {
    remove(id);
    postings.add(
      id,
      fields.map((field) => getTerms(texts[field.name] ?? '', field)),
    );
  }

  function filterParts(parts: readonly FoundPart[], filter: (id: string) => boolean): TextHit[] {
    if (parts.length === 0 || parts.some(isEmpty)) return [];
    return postings
      .find(parts)
      .filter(({ id }) => filter(id))
      .map(createRanking(parts, boosts, postings.size))
      .toSorted((a, b) => b.score - a.score);
  }

  return {
    async put(documents) {
      let sliceLength = 0;
      for (const document of documents) {
        add(document);
        sliceLength += Object.values(document.texts).reduce((sum, { length }) => sum + length, 0);
        if (sliceLength < SLICE_LENGTH) continue;
        await yieldToEventLoop();
        sliceLength = 0;
      }
      // Otherwise the next query would have to wait for it.
      vocabulary.prepare();
    },
    remove(ids) {
      for (const id of ids) remove(id);
    },
    find(query, { unfinished = false, filter = () => true } = {}) {
      const parts = splitIntoParts(query, unfinished, synonyms);
      const commonFrom = Math.max(MIN_COMMON, COMMON_SHARE * postings.size);
      const getGuessing = (part: number, { words, isSynonym }: QueryReading, isGuessing: boolean): Guessing => {
        if (isSynonym) return 'never';
        if (isGuessing) return 'always';
        const isUnderstood = (parts[part]?.length ?? 0) > 1 && !words.some(({ isUnfinished }) => isUnfinished);
        return isUnderstood ? 'never' : 'unknown';
      };
      const findParts = (isGuessing: boolean) =>
        addCompounds(parts, vocabulary).map((readings, part) =>
          readings.map((reading) => ({
            isSynonym: reading.isSynonym,
            variants: reading.words.map((word) =>
              findVariants(word, vocabulary, getGuessing(part, reading, isGuessing), { commonFrom, isSynonym: reading.isSynonym }),
            ),
          })),
        );
      const hits = filterParts(findParts(false), filter);
      return hits.length > 0 ? hits : filterParts(findParts(true), filter);
    },
    nearest: (word, most = 5, options = {}) => findNearestWords(word, most, vocabulary, options),
    get size() {
      return postings.size;
    },
  };
}

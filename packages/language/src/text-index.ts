import MiniSearch, { type Query } from 'minisearch';
import { askedWords, partsOf } from './question.ts';
import { type FoundPart, rankingOf } from './ranking.ts';
import type { Language } from './stems.ts';
import { nearestWords } from './suggestions.ts';
import { synonymsOf } from './synonyms.ts';
import { type Variants, variantsOf } from './variants.ts';
import { type Term, Vocabulary } from './vocabulary.ts';
import { fold, rawWords } from './words.ts';

export interface Field {
  name: string;
  /** What a word in it counts. The fields that count most are taken for titles. */
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

export interface TextHit {
  id: string;
  /** Of one question only: exact above form above other accents above synonym above beginning above typing error, all times the field's boost. */
  score: number;
  /** The folded words of this document that answered the question: for `marks`. */
  terms: readonly string[];
}

export interface FindOptions {
  /** The last word is still being typed: any beginning of a word will do. */
  unfinished?: boolean;
  filter?: (id: string) => boolean;
}

export interface TextIndex {
  /** Adds or replaces; works in slices of at most about 10 ms and gives way to other work between them. */
  put(documents: readonly TextDocument[]): Promise<void>;
  remove(ids: readonly string[]): void;
  /** The documents in which every word of the question stands as some form, beginning, synonym or near word, best first. */
  find(question: string, options?: FindOptions): TextHit[];
  /** Words as titles write them (else in lower case) that begin like a word, or are nearest to it: suggestions, "did you mean". */
  nearest(word: string, most?: number): string[];
  readonly size: number;
}

/** Letters that are indexed without a break: about 5 ms on a slow machine. */
const SLICE = 12_000;

/** Lets whatever else waits have its turn. */
const giveWay = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const isEmpty = (part: FoundPart) => part.every(({ variants }) => variants.some((terms) => terms.size === 0));

const anyOf = (terms: Variants): Query => ({ combineWith: 'OR', queries: [[...terms.keys()].map(({ word }) => word).join(' ')] });

const queryOf = (parts: readonly FoundPart[]): Query => ({
  combineWith: 'AND',
  queries: parts.map((readings) => ({
    combineWith: 'OR',
    queries: readings.map(({ variants }) => ({ combineWith: 'AND', queries: variants.map(anyOf) })),
  })),
});

export function createTextIndex({ fields, synonyms: groups = [] }: TextIndexOptions): TextIndex {
  const vocabulary = new Vocabulary();
  const synonyms = synonymsOf(groups);
  const boosts = new Map(fields.map(({ name, boost }) => [name, boost]));
  const languages = new Map(fields.map(({ name, language }) => [name, language]));
  const highest = Math.max(...boosts.values());
  const titles = new Set(fields.filter(({ boost }) => boost === highest).map(({ name }) => name));
  /** The terms of each document, to count them down when it goes. */
  const termsOf = new Map<string, Set<Term>>();
  let terms = new Set<Term>();

  const search = new MiniSearch<TextDocument>({
    fields: [...boosts.keys()],
    extractField: (document, field) => (field === 'id' ? document.id : (document.texts[field] ?? '')),
    tokenize: (text, field = '') => rawWords(text).map((written) => note(written, field)),
    processTerm: (word) => word,
    searchOptions: {
      boost: Object.fromEntries(boosts),
      tokenize: (text) => text.split(' '),
      processTerm: (word) => word,
    },
  });

  function note(written: string, field: string): string {
    const term = vocabulary.note(written.toLowerCase(), languages.get(field) ?? 'hu');
    if (titles.has(field)) term.spellings.set(written, (term.spellings.get(written) ?? 0) + 1);
    terms.add(term);
    return term.word;
  }

  function add(document: TextDocument): void {
    remove(document.id);
    terms = new Set();
    search.add(document);
    for (const term of terms) term.documents += 1;
    termsOf.set(document.id, terms);
  }

  function remove(id: string): void {
    const known = termsOf.get(id);
    if (!known) return;
    termsOf.delete(id);
    search.discard(id);
    for (const term of known) vocabulary.release(term);
  }

  function found(parts: readonly FoundPart[], filter?: (id: string) => boolean): TextHit[] {
    if (parts.length === 0 || parts.some(isEmpty)) return [];
    const score = rankingOf(parts, boosts, termsOf.size);
    return search
      .search(queryOf(parts), filter ? { filter: ({ id }) => filter(String(id)) } : {})
      .map((result): TextHit => ({ id: String(result.id), score: score(result), terms: [...new Set(Object.keys(result.match).map(fold))] }))
      .toSorted((a, b) => b.score - a.score);
  }

  return {
    async put(documents) {
      let letters = 0;
      for (const document of documents) {
        add(document);
        letters += Object.values(document.texts).reduce((sum, { length }) => sum + length, 0);
        if (letters < SLICE) continue;
        await giveWay();
        letters = 0;
      }
    },
    remove(ids) {
      for (const id of ids) remove(id);
    },
    find(question, { unfinished = false, filter } = {}) {
      const parts = partsOf(askedWords(question, unfinished), synonyms);
      const read = (guesses: boolean) =>
        parts.map((readings) =>
          readings.map(({ words, isSynonym }) => ({
            isSynonym,
            variants: words.map((word) => variantsOf(word, vocabulary, guesses && !isSynonym)),
          })),
        );
      const hits = found(read(false), filter);
      return hits.length > 0 ? hits : found(read(true), filter);
    },
    nearest: (word, most = 5) => nearestWords(word, most, vocabulary),
    get size() {
      return termsOf.size;
    },
  };
}

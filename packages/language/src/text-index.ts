import type { Query } from 'minisearch';
import { askedWords, partsOf } from './question.ts';
import { QuickIndex } from './quick-index.ts';
import { type FoundPart, rankingOf, type TextHit } from './ranking.ts';
import type { Language } from './stems.ts';
import { isStopWord } from './stop-words.ts';
import { type NearestOptions, nearestWords } from './suggestions.ts';
import { synonymsOf } from './synonyms.ts';
import { type Variants, variantsOf } from './variants.ts';
import { type Term, Vocabulary } from './vocabulary.ts';
import { rawWords } from './words.ts';

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
  nearest(word: string, most?: number, options?: NearestOptions): string[];
  readonly size: number;
}

/** No field has this name. */
const ID = '#';

/** Letters that are indexed without a break: about 5 ms on a slow machine. */
const SLICE = 8_000;

/** Lets whatever else waits have its turn. */
const giveWay = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const isEmpty = (part: FoundPart) => part.every(({ variants }) => variants.some((terms) => terms.size === 0));

/** In how many places its words stand, at most. */
const weightOf = (part: FoundPart) =>
  part.reduce(
    (sum, { variants }) =>
      sum + variants.reduce((of, terms) => of + [...terms.keys()].reduce((all, { documents }) => all + documents, 0), 0),
    0,
  );

const anyOf = (terms: Variants): Query => ({ combineWith: 'OR', queries: [[...terms.keys()].map(({ key }) => key).join(' ')] });

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
  const termsOf = new Map<string, Term[]>();
  let noting: { turn: number; terms: Term[] } = { turn: 0, terms: [] };

  const search = new QuickIndex<TextDocument>({
    fields: [...boosts.keys()],
    idField: ID,
    extractField: (document, field) => (field === ID ? document.id : (document.texts[field] ?? '')),
    tokenize: (text, field = '') => noted(text, field),
    processTerm: (word) => word,
    searchOptions: {
      boost: Object.fromEntries(boosts),
      tokenize: (text) => text.split(' '),
      processTerm: (word) => word,
    },
  });

  /** The words to be indexed of a text. What carries nothing is found in titles alone. */
  function noted(text: string, field: string): string[] {
    const language = languages.get(field) ?? 'hu';
    const isTitle = titles.has(field);
    const written = rawWords(isTitle ? text : text.toLowerCase());
    const words = isTitle ? written.map((word) => word.toLowerCase()) : written.filter((word) => !isStopWord(word));
    return words.map((word, at) => {
      const term = vocabulary.note(word, language);
      if (term.notedIn !== noting.turn) {
        noting.terms.push(term);
        term.notedIn = noting.turn;
        term.documents += 1;
      }
      const spelling = written[at];
      if (isTitle && spelling) term.spellings.set(spelling, (term.spellings.get(spelling) ?? 0) + 1);
      return term.key;
    });
  }

  function add(document: TextDocument): void {
    remove(document.id);
    noting = { turn: noting.turn + 1, terms: [] };
    search.add(document);
    termsOf.set(document.id, noting.terms);
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
    const rank = rankingOf(parts, boosts, termsOf.size);
    // Documents without the rarest part need not be looked at for the others.
    const [rarest] = parts.toSorted((a, b) => weightOf(a) - weightOf(b));
    const candidates = parts.length > 1 && rarest ? new Set(search.search(queryOf([rarest])).map(({ id }) => String(id))) : null;
    return search
      .search(queryOf(parts), {
        ...(candidates && { boostDocument: (id) => Number(candidates.has(String(id))) }),
        ...(filter && { filter: ({ id }) => filter(String(id)) }),
      })
      .map(rank)
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
      // Else the next question had to wait for it.
      vocabulary.prepare();
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
    nearest: (word, most = 5, options = {}) => nearestWords(word, most, vocabulary, options),
    get size() {
      return termsOf.size;
    },
  };
}

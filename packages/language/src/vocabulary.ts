import { type SimilarWord, SimilarWords } from './near.ts';
import { getStems, LANGUAGES, type Language } from './stems.ts';
import { fold } from './words.ts';

/** A word of the documents, in lower case with its accents. */
export interface Term {
  word: string;
  folded: string;
  /** Prefixed with the language: "hu:kert"; the likelier one of a language first. */
  stems: Set<string>;
  /** How many documents have it. */
  documents: number;
  /** Its occurrences, in ascending order: see `Postings`. */
  places: number[];
  /** Its spellings in titles, with their frequencies. */
  spellings: Map<string, number>;
}

const toKey = (language: Language, stem: string) => `${language}:${stem}`;

/** The keys by which a word finds its forms in both languages; the likelier one of each language first. */
export const getStemKeys = (folded: string): string[] =>
  LANGUAGES.flatMap((language) => getStems(folded, language).map((stem) => toKey(language, stem)));

function addTo(map: Map<string, Set<Term>>, key: string, term: Term): void {
  const terms = map.get(key);
  if (terms) terms.add(term);
  else map.set(key, new Set([term]));
}

function removeFrom(map: Map<string, Set<Term>>, key: string, term: Term): void {
  const terms = map.get(key);
  terms?.delete(term);
  if (terms?.size === 0) map.delete(key);
}

/** Shortest head and modifier of a compound, in letters: "fanagy" is no compound of "fa". */
const MIN_HEAD_LENGTH = 4;
const MIN_MODIFIER_LENGTH = 3;

function getCommonPrefix(word: string, otherWord: string): string {
  let at = 0;
  while (at < word.length && word[at] === otherWord[at]) at += 1;
  return word.slice(0, at);
}

const NO_TERMS: ReadonlySet<Term> = new Set();

/**
 * Maximum number of candidates that one lookup examines. Of 50,000 words 6,000 begin with the most frequent letter; the seed has 12,000 words in
 * both languages.
 */
const MAX_CANDIDATES = 5_000;

/** All words of the documents, with lookups by form, prefix, compound part and similarity. */
export class Vocabulary {
  /** The words of each language; a word of both is one term. */
  readonly #words: Readonly<Record<Language, Map<string, Term>>> = { hu: new Map(), en: new Map() };
  readonly #byFolded = new Map<string, Set<Term>>();
  readonly #byStem = new Map<string, Set<Term>>();
  /** All folded words between line feeds, for substring search; rebuilt after changes. */
  #lines: string | null = null;
  readonly #likeness = new SimilarWords();

  /** The term of a lower-case word; a new one has no documents yet. */
  addTerm(word: string, language: Language): Term {
    const existing = this.#words[language].get(word);
    if (existing) return existing;
    const term = this.#words.hu.get(word) ?? this.#words.en.get(word) ?? this.#begin(word);
    this.#words[language].set(word, term);
    for (const stem of getStems(term.folded, language)) {
      term.stems.add(toKey(language, stem));
      addTo(this.#byStem, toKey(language, stem), term);
    }
    return term;
  }

  #begin(word: string): Term {
    const term: Term = {
      word,
      folded: fold(word),
      stems: new Set(),
      documents: 0,
      places: [],
      spellings: new Map(),
    };
    addTo(this.#byFolded, term.folded, term);
    this.#lines = null;
    return term;
  }

  /** To be called when a term is in no document any more. */
  removeTerm(term: Term): void {
    for (const language of LANGUAGES) this.#words[language].delete(term.word);
    removeFrom(this.#byFolded, term.folded, term);
    for (const stem of term.stems) removeFrom(this.#byStem, stem, term);
    this.#lines = null;
  }

  /** Rebuilds the lookup structures after changes. */
  prepare(): void {
    this.#look();
  }

  byFolded(folded: string): ReadonlySet<Term> {
    return this.#byFolded.get(folded) ?? NO_TERMS;
  }

  byStem(key: string): ReadonlySet<Term> {
    return this.#byStem.get(key) ?? NO_TERMS;
  }

  /** Whether the word or another form of it is in the documents. */
  hasForm(folded: string): boolean {
    return this.#byFolded.has(folded) || getStemKeys(folded).some((key) => this.#byStem.has(key));
  }

  /** The folded words with this prefix, including the prefix itself; at most `MAX_CANDIDATES`, and none for an empty prefix. */
  findByPrefix(letters: string): string[] {
    if (letters === '') return [];
    return this.#around(`\n${letters}`).map(({ folded }) => folded);
  }

  /**
   * Compounds that end with a form of a word ("zenepavilon" for "pavilon"), or begin with the word itself, if their other part is a word too. Words
   * of English texts use English forms: "balloon" ends like a Hungarian form of "ball". Among the first `MAX_CANDIDATES` words that contain the
   * letters.
   */
  findCompounds(folded: string): Term[] {
    if (folded.length < MIN_HEAD_LENGTH) return [];
    const language = this.#isEnglishAlone(folded) ? 'en' : 'hu';
    const wordStems = getStems(folded, language);
    const common = getCommonPrefix(folded, wordStems[0] ?? folded);
    const heads = new Map<string, boolean>();
    const isHead = (part: string): boolean => {
      const isKnown = heads.get(part) ?? getStems(part, language).some((stem) => wordStems.includes(stem));
      heads.set(part, isKnown);
      return isKnown;
    };
    // Searched by the letters that all forms share, unless these are so few that too many words contain them.
    return this.#around(common.length >= MIN_HEAD_LENGTH ? common : folded)
      .filter(({ folded: word, at }) => {
        if (at > 0) return at >= MIN_MODIFIER_LENGTH && this.#byFolded.has(word.slice(0, at)) && isHead(word.slice(at));
        return (
          word.startsWith(folded) &&
          word.length >= folded.length + MIN_HEAD_LENGTH &&
          this.#isFormOfAWord(word.slice(folded.length), language)
        );
      })
      .flatMap(({ folded: word }) => [...this.byFolded(word)]);
  }

  #isFormOfAWord(folded: string, language: Language): boolean {
    return getStems(folded, language).some((stem) => stem.length >= MIN_HEAD_LENGTH && this.#byStem.has(toKey(language, stem)));
  }

  #isEnglishAlone(folded: string): boolean {
    const terms = [...this.byFolded(folded)];
    return terms.length > 0 && terms.every(({ word }) => !this.#words.hu.has(word));
  }

  /** The most similar folded words with their number of typing errors, nearest first. None for numbers. Limited like `SimilarWords.find`. */
  findSimilar(folded: string): SimilarWord[] {
    this.#look();
    return this.#likeness.find(folded);
  }

  #look(): string {
    if (this.#lines === null) {
      const all = [...this.#byFolded.keys()];
      this.#likeness.setWords(all);
      this.#lines = `\n${all.join('\n')}\n`;
    }
    return this.#lines;
  }

  /** The folded words that contain these letters, with the position; at most `MAX_CANDIDATES`. */
  #around(letters: string): { folded: string; at: number }[] {
    const lines = this.#look();
    const found: { folded: string; at: number }[] = [];
    let hit = lines.indexOf(letters);
    while (hit !== -1 && found.length < MAX_CANDIDATES) {
      const start = lines.lastIndexOf('\n', hit) + 1;
      found.push({ folded: lines.slice(start, lines.indexOf('\n', start)), at: Math.max(0, hit - start) });
      hit = lines.indexOf(letters, hit + 1);
    }
    return found;
  }
}

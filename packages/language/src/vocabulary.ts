import { asHeard, distance, errorsIn, lettersOf, mayBeNear } from './near.ts';
import { LANGUAGES, type Language, stemsOf } from './stems.ts';
import { fold } from './words.ts';

/** A word as it stands in the documents, in lower case with its accents. */
export interface Term {
  word: string;
  folded: string;
  /** With the language before each: "hu:kert". */
  stems: Set<string>;
  /** How many documents have it. */
  documents: number;
  /** How it is written in titles, and how often. */
  spellings: Map<string, number>;
}

const keyOf = (language: Language, stem: string) => `${language}:${stem}`;

/** The stems by which a word finds its forms, in both languages; the likelier one of each language first. */
export const keysOf = (folded: string): string[] =>
  LANGUAGES.flatMap((language) => stemsOf(folded, language).map((stem) => keyOf(language, stem)));

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
const HEAD = 4;
const MODIFIER = 3;

const NONE: ReadonlySet<Term> = new Set();

/** All words of the documents, found by form, beginning, part and likeness. */
export class Vocabulary {
  readonly #words = new Map<string, Term>();
  readonly #byFolded = new Map<string, Set<Term>>();
  readonly #byStem = new Map<string, Set<Term>>();
  /** All folded words, each between line feeds, for looking into them; made anew when words have changed. */
  #lines: string | null = null;
  #heard: { folded: string; heard: string; letters: number }[] = [];

  /** The term of a word in lower case; new ones count no documents yet. */
  note(word: string, language: Language): Term {
    let term = this.#words.get(word);
    if (!term) {
      term = { word, folded: fold(word), stems: new Set(), documents: 0, spellings: new Map() };
      this.#words.set(word, term);
      addTo(this.#byFolded, term.folded, term);
      this.#lines = null;
    }
    if (!term.stems.has(language)) {
      // The bare language says that its stems are known.
      term.stems.add(language);
      for (const stem of stemsOf(term.folded, language)) {
        term.stems.add(keyOf(language, stem));
        addTo(this.#byStem, keyOf(language, stem), term);
      }
    }
    return term;
  }

  /** A document that had the term is gone. */
  release(term: Term): void {
    term.documents -= 1;
    if (term.documents > 0) return;
    this.#words.delete(term.word);
    removeFrom(this.#byFolded, term.folded, term);
    for (const stem of term.stems) removeFrom(this.#byStem, stem, term);
    this.#lines = null;
  }

  byFolded(folded: string): ReadonlySet<Term> {
    return this.#byFolded.get(folded) ?? NONE;
  }

  byStem(key: string): ReadonlySet<Term> {
    return this.#byStem.get(key) ?? NONE;
  }

  /** The folded words that begin with these letters, the word itself too. */
  beginning(letters: string): string[] {
    return this.#around(`\n${letters}`).map(({ folded }) => folded);
  }

  /** Compounds that end with a form of the word ("zenepavilon" of "pavilon"), or begin with the word itself; their other part is a word, too. */
  compounds(folded: string): Term[] {
    if (folded.length < HEAD) return [];
    const asked = new Set(keysOf(folded));
    const stem = stemsOf(folded, 'hu')[0] ?? folded;
    const isHead = (part: string) => part.length >= HEAD && keysOf(part).some((key) => asked.has(key));
    const found = new Set<Term>();
    // Looked for by the letters that all forms have; short stems stand in too many words.
    const common = stem.length >= HEAD && folded.startsWith(stem) ? stem : folded;
    for (const { folded: word, at } of this.#around(common)) {
      const [modifier, head] = [word.slice(0, at), word.slice(at)];
      const isCompound =
        at === 0
          ? word.startsWith(folded) && this.#isPart(word.slice(folded.length), HEAD)
          : this.#isPart(modifier, MODIFIER) && isHead(head);
      if (isCompound) for (const term of this.byFolded(word)) found.add(term);
    }
    return [...found];
  }

  #isPart(folded: string, shortest: number): boolean {
    return folded.length >= shortest && (this.#byFolded.has(folded) || (shortest === HEAD && this.#isFormOfAWord(folded)));
  }

  #isFormOfAWord(folded: string): boolean {
    return stemsOf(folded, 'hu').some((stem) => stem.length >= HEAD && this.#byStem.has(keyOf('hu', stem)));
  }

  /** The folded words nearest to one, with how many typing errors lie between: the nearest first. None for numbers. */
  near(folded: string, most = errorsIn(folded)): { folded: string; errors: number }[] {
    if (most === 0 || /\p{Number}/u.test(folded)) return [];
    this.#look();
    const heard = asHeard(folded);
    const letters = lettersOf(heard);
    const found: { folded: string; errors: number }[] = [];
    for (const word of this.#heard) {
      if (Math.abs(word.heard.length - heard.length) > most || !mayBeNear(word.letters, letters, most)) continue;
      const errors = distance(heard, word.heard, most);
      if (errors <= most) found.push({ folded: word.folded, errors });
    }
    return found.toSorted((a, b) => a.errors - b.errors);
  }

  #look(): string {
    if (this.#lines === null) {
      const all = [...this.#byFolded.keys()];
      this.#heard = all.map((folded) => ({ folded, heard: asHeard(folded), letters: lettersOf(asHeard(folded)) }));
      this.#lines = `\n${all.join('\n')}\n`;
    }
    return this.#lines;
  }

  /** The folded words that have these letters, and from which letter on. */
  #around(letters: string): { folded: string; at: number }[] {
    const lines = this.#look();
    const found: { folded: string; at: number }[] = [];
    for (let hit = lines.indexOf(letters); hit !== -1; ) {
      const start = letters.startsWith('\n') ? hit + 1 : lines.lastIndexOf('\n', hit) + 1;
      const end = lines.indexOf('\n', start);
      found.push({ folded: lines.slice(start, end), at: Math.max(0, hit - start) });
      hit = lines.indexOf(letters, letters.startsWith('\n') ? end : hit + 1);
    }
    return found;
  }
}

import type { QueryWord } from './query-parts.ts';
import { isActionNoun } from './stems.ts';
import { getStemKeys, type Term, type Vocabulary } from './vocabulary.ts';
import { MAX_WORD } from './words.ts';

/** The weight of each way of matching a word; every step is clearly below the one before. */
const WEIGHTS = {
  exact: 1,
  unaccented: 0.97,
  form: 0.8,
  otherForm: 0.75,
  otherAccents: 0.6,
  compound: 0.3,
  beginning: 0.25,
  near: 0.12,
  further: 0.06,
} as const;

/** The weight of a synonym: less than any form of the word itself, more than a prefix match. */
export const SYNONYM_WEIGHT = 0.45;

/** The minimum length of a word for prefix matches; while it is being typed there is no minimum. */
const MIN_PREFIX_LENGTH = 3;
/** Maximum number of different words that one word of a query matches; the most frequent ones are kept. */
const MAX_VARIANTS = 100;

/** The terms that a word of a query matches, with their weights. */
export type Variants = ReadonlyMap<Term, number>;

/** A part of a query with the matches of its words: readings, each of words that must occur together in a document. */
export type FoundPart = readonly { variants: readonly Variants[]; isSynonym: boolean }[];

const getLanguage = (key = '') => key.slice(0, 2);
const countLetters = (key: string) => key.length - 'hu:'.length;

class WeightedTerms {
  readonly terms = new Map<Term, number>();
  add(terms: Iterable<Term>, count: number): void {
    for (const term of terms) if ((this.terms.get(term) ?? 0) < count) this.terms.set(term, count);
  }
}

/** A stem of at most this many letters of a longer, unknown word may be accidental: "balon" is no form of "bal". */
const MAX_DOUBTFUL_LENGTH = 3;

/** What the search for the forms of a word depends on, beside the vocabulary. */
export interface FormOptions {
  /** Number of documents from which a word counts as common. */
  commonFrom: number;
  isSynonym: boolean;
}

type WordStatus = 'known' | 'doubtful' | 'unknown';

/**
 * Adds the forms of a word; returns whether one exists by the likelier reading of its ending, and whether that is reliable. A common word is no form of
 * a noun that exists or is a synonym: in a park, "park" says nothing about parking.
 */
function addForms(terms: WeightedTerms, vocabulary: Vocabulary, { word, folded }: QueryWord, options: FormOptions): WordStatus {
  let status: WordStatus = vocabulary.byFolded(folded).size > 0 ? 'known' : 'unknown';
  const isUnaccented = word === folded;
  for (const term of vocabulary.byFolded(folded)) {
    terms.add([term], term.word === word ? WEIGHTS.exact : isUnaccented ? WEIGHTS.unaccented : WEIGHTS.otherAccents);
  }
  const isOwnNoun = isActionNoun(folded) && (options.isSynonym || status === 'known');
  const isOther = (term: Term) => isOwnNoun && term.documents >= options.commonFrom && !isActionNoun(term.folded);
  const keys = getStemKeys(folded);
  keys.forEach((key, at) => {
    const isAlternative = getLanguage(keys[at - 1]) === getLanguage(key);
    const forms = [...vocabulary.byStem(key)].filter((term) => term.folded !== folded && !isOther(term));
    terms.add(forms, isAlternative ? WEIGHTS.otherForm : WEIGHTS.form);
    const isLikely = forms.some(({ stems }) => [...stems].find((stem) => getLanguage(stem) === getLanguage(key)) === key);
    if (!isLikely || status === 'known') return;
    status = countLetters(key) <= MAX_DOUBTFUL_LENGTH && folded.length > countLetters(key) + 1 ? 'doubtful' : 'known';
  });
  return status;
}

function addPrefixMatches(terms: WeightedTerms, vocabulary: Vocabulary, folded: string): void {
  for (const word of vocabulary.findByPrefix(folded)) if (word !== folded) terms.add(vocabulary.byFolded(word), WEIGHTS.beginning);
}

function addSimilar(terms: WeightedTerms, vocabulary: Vocabulary, folded: string, options: FormOptions): void {
  const near = vocabulary.findSimilar(folded);
  const [nearest] = near;
  for (const { folded: word, errors } of near.slice(0, MAX_VARIANTS)) {
    if (nearest && errors > nearest.errors) break;
    const close = new WeightedTerms();
    addForms(close, vocabulary, { word, folded: word, isUnfinished: false }, options);
    const most = errors > 1 ? WEIGHTS.further : WEIGHTS.near;
    for (const [term, count] of close.terms) terms.add([term], most * count);
  }
}

function limitToMostFrequent(terms: ReadonlyMap<Term, number>): Variants {
  if (terms.size <= MAX_VARIANTS) return terms;
  return new Map(
    [...terms].toSorted(([a, weight], [b, otherWeight]) => otherWeight - weight || b.documents - a.documents).slice(0, MAX_VARIANTS),
  );
}

/** When prefixes and typing errors are considered: if no form of the word is known, always, or never (for synonyms, which nobody typed, and for words that have synonyms). */
export type Guessing = 'unknown' | 'always' | 'never';

/**
 * The matches of a word: its forms and compounds. Without a form, words that begin with it; without these, similar words. At most `MAX_VARIANTS` words of
 * those that `Vocabulary` returns. A word of more than `MAX_WORD` letters matches only itself.
 */
export function findVariants(queryWord: QueryWord, vocabulary: Vocabulary, guessing: Guessing, options: FormOptions): Variants {
  const weightedTerms = new WeightedTerms();
  const status = addForms(weightedTerms, vocabulary, queryWord, options);
  if (queryWord.folded.length > MAX_WORD) return limitToMostFrequent(weightedTerms.terms);
  const isKnown = status === 'known';
  weightedTerms.add(vocabulary.findCompounds(queryWord.folded), WEIGHTS.compound);
  if (guessing === 'never') return limitToMostFrequent(weightedTerms.terms);
  const guesses = guessing === 'always';
  if (queryWord.isUnfinished || ((!isKnown || guesses) && queryWord.folded.length >= MIN_PREFIX_LENGTH))
    addPrefixMatches(weightedTerms, vocabulary, queryWord.folded);
  if (status === 'doubtful' || (!isKnown && !weightedTerms.terms.size) || guesses)
    addSimilar(weightedTerms, vocabulary, queryWord.folded, options);
  return limitToMostFrequent(weightedTerms.terms);
}

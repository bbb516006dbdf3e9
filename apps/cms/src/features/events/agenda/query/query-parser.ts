import { getStem, type Language, splitWords } from '@liget/language';
import { type Effect, EMPTY_PHRASES, type EventFilters, PHRASES, type Phrase } from './query-words.ts';

/** A type or a venue by its names in both languages. */
export interface NamedTerm {
  slug: string;
  names: readonly string[];
}

export interface Vocabulary {
  type: readonly NamedTerm[];
  location: readonly NamedTerm[];
}

/** Longer queries are not treated as filters. */
const MAX_WORDS = 10;
const LANGUAGES: readonly Language[] = ['hu', 'en'];

const listStems = (word: string) => LANGUAGES.map((language) => getStem(word, language));
const areForms = (word: string, otherWord: string) =>
  word === otherWord || listStems(word).some((stem) => listStems(otherWord).includes(stem));

/** The number of leading words that equal this name; 0 if they do not. */
function getLength(name: string, words: readonly string[]): number {
  const parts = splitWords(name).map(({ folded }) => folded);
  return parts.length > 0 && parts.every((part, index) => areForms(words[index] ?? '', part)) ? parts.length : 0;
}

/** The longest name of the vocabulary at the beginning of the words. */
function findName(words: readonly string[], terms: readonly NamedTerm[]): { slugs: string[]; length: number } {
  const lengths = terms.map(({ slug, names }) => ({ slug, length: Math.max(0, ...names.map((name) => getLength(name, words))) }));
  const length = Math.max(0, ...lengths.map((name) => name.length));
  return { slugs: length > 0 ? lengths.filter((name) => name.length === length).map(({ slug }) => slug) : [], length };
}

const countWords = (text: string) => text.split(' ').length;

/** The meaning of a query's first words. */
interface Step {
  /** The number of words that it consumes. */
  length: number;
  says: 'filter' | 'nothing' | 'something else';
  effect: Effect;
}

function findPhrase(words: readonly string[], phrases: readonly Phrase[]): { length: number; effect: Effect } | undefined {
  const text = words.join(' ');
  for (const { words: pattern, effect } of phrases) {
    const [match, ...groups] = pattern.exec(text) ?? [];
    if (match) return { length: countWords(match), effect: effect(...groups) };
  }
  return undefined;
}

/** The longest match at the beginning of the words: a type, a venue, or a phrase. */
function readFirstStep(words: readonly string[], vocabulary: Vocabulary): Step {
  const named = (['type', 'location'] as const).map((name) => {
    const { slugs, length } = findName(words, vocabulary[name]);
    return { length, effect: (filters: EventFilters) => void filters[name].push(...slugs) };
  });
  const [best] = [...named, findPhrase(words, PHRASES)].filter((match) => match !== undefined).toSorted((a, b) => b.length - a.length);
  if (best && best.length > 0) return { ...best, says: 'filter' };
  const empty = findPhrase(words, EMPTY_PHRASES);
  return empty ? { ...empty, says: 'nothing' } : { length: 1, effect: () => undefined, says: 'something else' };
}

/**
 * Parses a query as filters of the event list ("koncert hétvégén", "free tomorrow"), in either language, relative to a day in Budapest. `null` if it
 * has no filter, has more than `MAX_WORDS` words, or consists mostly of other words: then it is a plain search.
 */
export function parseFilters(query: string, vocabulary: Vocabulary, today: Temporal.PlainDate): EventFilters | null {
  const words = splitWords(query).map(({ folded }) => folded);
  if (words.length > MAX_WORDS) return null;
  const filters: EventFilters = { category: [], type: [], location: [], free: false };
  const filterParts: Step['says'][] = [];
  for (let at = 0; at < words.length; ) {
    const { length, says, effect } = readFirstStep(words.slice(at), vocabulary);
    filterParts.push(effect(filters, today) === false ? 'something else' : says);
    at += Math.max(1, length);
  }
  const count = (kind: Step['says']) => filterParts.filter((says) => says === kind).length;
  return count('filter') > 0 && count('something else') < Math.max(1, count('filter') - 1) ? filters : null;
}

import { type Language, stemOf, wordsOf } from '@liget/language';
import { type AskedFilters, EMPTY_PHRASES, PHRASES } from './asked-words.ts';

/** A type or a place by its names in both languages. */
export interface Named {
  slug: string;
  names: readonly string[];
}

export interface Vocabulary {
  type: readonly Named[];
  location: readonly Named[];
}

/** More words than this are no filter but a story. */
const MOST_WORDS = 10;
const LANGUAGES: readonly Language[] = ['hu', 'en'];

const stems = (word: string) => LANGUAGES.map((language) => stemOf(word, language));
const areForms = (one: string, other: string) => one === other || stems(one).some((stem) => stems(other).includes(stem));

/** How many of the words, from the first on, are this name; 0 when they are not. */
function lengthOf(name: string, words: readonly string[]): number {
  const parts = wordsOf(name).map(({ folded }) => folded);
  return parts.length > 0 && parts.every((part, index) => areForms(words[index] ?? '', part)) ? parts.length : 0;
}

/** The longest name of the vocabulary that the words begin with. */
function nameIn(words: readonly string[], of: readonly Named[]): { slugs: string[]; length: number } {
  const lengths = of.map(({ slug, names }) => ({ slug, length: Math.max(0, ...names.map((name) => lengthOf(name, words))) }));
  const length = Math.max(0, ...lengths.map((each) => each.length));
  return { slugs: length > 0 ? lengths.filter((each) => each.length === length).map(({ slug }) => slug) : [], length };
}

const wordCount = (text: string) => text.split(' ').length;

/**
 * The question as filters of the programs' list ("koncert hétvégén", "free tomorrow"), in either language, on a day of Budapest; `null` when
 * it names none, or when much of it says something else: then it is a search and nothing more.
 */
export function filtersAsked(question: string, vocabulary: Vocabulary, today: Temporal.PlainDate): AskedFilters | null {
  let words = wordsOf(question).map(({ folded }) => folded);
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const filters: AskedFilters = { category: [], type: [], location: [], free: false };
  let [said, unknown] = [0, 0];
  while (words.length > 0) {
    const text = words.join(' ');
    const [type, location] = [nameIn(words, vocabulary.type), nameIn(words, vocabulary.location)];
    const known = PHRASES.map(({ words: pattern, effect }) => ({ found: pattern.exec(text), effect })).find(({ found }) => found);
    const [match = '', ...groups] = known?.found ?? [];
    const taken = match ? wordCount(match) : 0;
    if (Math.max(type.length, location.length) > taken) {
      filters[type.length >= location.length ? 'type' : 'location'].push(...(type.length >= location.length ? type : location).slugs);
      words = words.slice(Math.max(type.length, location.length));
      said += 1;
    } else if (known && taken > 0) {
      known.effect(...groups)(filters, today);
      words = words.slice(taken);
      said += 1;
    } else {
      const empty = EMPTY_PHRASES.map(({ words: pattern }) => pattern.exec(text)?.[0]).find((found) => found !== undefined);
      if (empty === undefined) unknown += 1;
      words = words.slice(empty === undefined ? 1 : wordCount(empty));
    }
  }
  return said > 0 && unknown < Math.max(1, said - 1) ? filters : null;
}

import { stemmer as englishStemmer } from '@orama/stemmers/english';
import { stemHungarian } from './hungarian.ts';
import { LONGEST_WORD } from './words.ts';

export type Language = 'hu' | 'en';

export const LANGUAGES: readonly Language[] = ['hu', 'en'];

const DIGIT = /\p{Number}/u;
const LATIN = /^[a-z]+$/;
/** Plurals that have no ending. */
const ENGLISH_PLURALS: ReadonlyMap<string, string> = new Map([
  ['children', 'child'],
  ['feet', 'foot'],
  ['geese', 'goose'],
  ['men', 'man'],
  ['mice', 'mouse'],
  ['people', 'person'],
  ['women', 'woman'],
]);

/**
 * All stems of a folded word: two where an ending can be read in two ways (Hungarian "bokra": of boka, of bokor), the likelier first. A word of more than
 * `LONGEST_WORD` letters is left as it is.
 */
export function getStems(folded: string, language: Language): string[] {
  if (DIGIT.test(folded) || folded.length > LONGEST_WORD) return [folded];
  if (language === 'hu') return stemHungarian(folded);
  return [LATIN.test(folded) ? englishStemmer(ENGLISH_PLURALS.get(folded) ?? folded) : folded];
}

/** What the forms of a word have in common, for comparing only: it need not be a word. Numbers are left as they are. */
export function getStem(folded: string, language: Language): string {
  return getStems(folded, language)[0] ?? folded;
}

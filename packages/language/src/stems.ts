import { stemmer as englishStemmer } from '@orama/stemmers/english';
import { stemHungarian } from './hungarian.ts';
import { MAX_WORD } from './words.ts';

export type Language = 'hu' | 'en';

export const LANGUAGES: readonly Language[] = ['hu', 'en'];

const DIGIT = /\p{Number}/u;
const LATIN = /^[a-z]+$/;
/** Irregular plurals. */
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
 * All stems of a folded word: two if an ending is ambiguous (Hungarian "bokra": boka or bokor), the likelier one first. Words of more than
 * `MAX_WORD` letters are unchanged.
 */
export function getStems(folded: string, language: Language): string[] {
  if (DIGIT.test(folded) || folded.length > MAX_WORD) return [folded];
  if (language === 'hu') return stemHungarian(folded);
  return [LATIN.test(folded) ? englishStemmer(ENGLISH_PLURALS.get(folded) ?? folded) : folded];
}

/** A key that the forms of a word share, for comparisons; it need not be a word. Numbers are unchanged. */
export function getStem(folded: string, language: Language): string {
  return getStems(folded, language)[0] ?? folded;
}

const ACTION_NOUN = /^[a-z]{3,}ings?$/;

/** Whether it is an English noun for doing something ("parking"), which need not mean what its stem means ("park"). */
export const isActionNoun = (folded: string): boolean => ACTION_NOUN.test(folded);

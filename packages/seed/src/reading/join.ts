import type { Fields } from './source-files.ts';

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value);

function sameLength(first: unknown[], second: unknown[], where: string, names: readonly [string, string]): void {
  if (first.length !== second.length)
    throw new RangeError(`${where || 'the list'} has ${first.length} entries in ${names[0]} and ${second.length} in ${names[1]}`);
}

const below = (where: string, name: string) => (where ? `${where}.${name}` : name);
const getNames = (first: Fields, second: Fields) => [...new Set([...Object.keys(first), ...Object.keys(second)])];

/**
 * Merges the values of two languages: each text becomes `{ hu, en }`, without a missing language. Throws a RangeError when a list is longer
 * in one language.
 */
export function joinLanguages(hu: unknown, en: unknown, where = ''): unknown {
  if (isList(hu) && isList(en)) {
    sameLength(hu, en, where, ['hu.md', 'en.md']);
    return hu.map((value, index) => joinLanguages(value, en[index], `${where}[${index}]`));
  }
  if (isFields(hu) && isFields(en))
    return Object.fromEntries(getNames(hu, en).map((name) => [name, joinLanguages(hu[name], en[name], below(where, name))]));
  return { ...(hu !== undefined && { hu }), ...(en !== undefined && { en }) };
}

/** Merges language-independent values and texts. Throws a RangeError for a value in both, or for lists of different lengths. */
export function combineFactsAndTexts(facts: unknown, texts: unknown, where = ''): unknown {
  if (texts === undefined) return facts;
  if (facts === undefined) return texts;
  if (isList(facts) && isList(texts)) {
    sameLength(facts, texts, where, ['item.yaml', 'the texts']);
    return facts.map((value, index) => combineFactsAndTexts(value, texts[index], `${where}[${index}]`));
  }
  if (isFields(facts) && isFields(texts))
    return Object.fromEntries(
      getNames(facts, texts).map((name) => [name, combineFactsAndTexts(facts[name], texts[name], below(where, name))]),
    );
  throw new RangeError(`${where} stands in item.yaml and in the texts`);
}

import { expect, test } from 'vitest';
import { SimilarWords } from './near.ts';
import { createTextIndex, type Field } from './text-index.ts';
import { Vocabulary } from './vocabulary.ts';

const FIELDS: readonly Field[] = [{ name: 'title', boost: 9, language: 'hu' }];
const titled = async (titles: readonly string[], synonyms: readonly (readonly string[])[] = []) => {
  const index = createTextIndex({ fields: FIELDS, synonyms });
  await index.put(titles.map((title, id) => ({ id: String(id), texts: { title } })));
  return (query: string) => index.find(query).map(({ id }) => id);
};
/** Different words of letters alone. */
const words = (count: number, wordOf: (letters: string) => string) =>
  Array.from({ length: count }, (_, at) =>
    wordOf([...at.toString(16).padStart(4, '0')].map((digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)]).join('')),
  );

test('a lookup in the vocabulary returns the first 5,000 words, and none for an empty text', () => {
  const vocabulary = new Vocabulary();
  for (const word of words(6_000, (letters) => `kert${letters}`)) vocabulary.addTerm(word, 'hu');
  expect(vocabulary.findByPrefix('kert')).toHaveLength(5_000);
  expect(vocabulary.findByPrefix('')).toEqual([]);
});

test('a word is compared with the first 5,000 similar words', () => {
  const likeness = new SimilarWords();
  likeness.setWords(['ballonok', ...words(6_000, (letters) => `b${letters}llon`), 'balloonok']);
  expect(likeness.find('ballonok').map(({ folded }) => folded)).toContain('ballonok');
  const all = new SimilarWords();
  all.setWords(Array.from({ length: 6_000 }, () => 'ballonok'));
  expect(all.find('balonok')).toHaveLength(5_000);
});

test('a query has at most twelve words, and a word of more than 64 letters matches only itself', async () => {
  const find = await titled(['Ballon', 'x'.repeat(70), `${'x'.repeat(70)}y`]);
  expect(find(`${words(12, (letters) => `x${letters}`).join(' ')} ballon`)).toEqual([]);
  expect(find(`${'ballon '.repeat(12)} hajó`)).toEqual([]);
  expect(find(`${'ballon '.repeat(500)} hajó`)).toEqual(['0']);
  expect(find('x'.repeat(70))).toEqual(['1']);
  expect(find('x'.repeat(69))).toEqual([]);
});

test('a word has at most 25 readings: itself and 24 synonyms', async () => {
  const names = Array.from({ length: 40 }, (_, at) => `név${at}`);
  const find = await titled(names, [names]);
  expect(find(names[0] ?? '')).toHaveLength(25);
});

test('a word is searched in the first 200,000 occurrences of its forms', async () => {
  const few = await titled(['ballon '.repeat(1_000), 'Ballonok']);
  const many = await titled(['ballon '.repeat(200_000), 'Ballonok']);
  expect(few('ballon').toSorted()).toEqual(['0', '1']);
  expect(many('ballon')).toEqual(['0']);
});

import { expect, test } from 'vitest';
import { findMarks } from './marks.ts';
import { createTextIndex } from './text-index.ts';

const marked = (text: string, terms: string[], language: 'hu' | 'en' = 'hu') =>
  findMarks(text, new Set(terms), language).map(([start, end]) => text.slice(start, end));

test('found words are marked in all their forms', () => {
  expect(marked('Őszi séta: a SÉTÁK a tó körül, sétányon', ['seta'])).toEqual(['séta', 'SÉTÁK']);
  expect(marked('Dogs and a dog’s lead', ['dog'], 'en')).toEqual(['Dogs', 'dog']);
  expect(marked('Nincs benne', ['seta'])).toEqual([]);
  expect(marked('', ['seta'])).toEqual([]);
  expect(marked('Parking in the park', ['parking'], 'en')).toEqual(['Parking']);
});

test('positions are those of the original text, whatever its Unicode form', () => {
  expect(findMarks('🎈 o\u0308szi İstanbul ősz', new Set(['oszi', 'osz']), 'hu')).toEqual([
    [3, 8],
    [18, 21],
  ]);
});

test('the words of a synonym of several words are marked only beside each other', async () => {
  const text = 'Parking at the edge of the park, in a car park or in one car';
  const index = createTextIndex({ fields: [{ name: 'text', boost: 1, language: 'en' }], synonyms: [['parking', 'car park']] });
  // A common word is no form of the noun.
  const pages = Array.from({ length: 30 }, (_, page) => ({ id: `page ${page}`, texts: { text: `City park ${page}` } }));
  await index.put([{ id: 'a', texts: { text } }, ...pages]);
  const listMarked = (query: string) => {
    const [hit] = index.find(query);
    const marks = findMarks(text, new Set(hit?.terms), 'en', new Set(hit?.phraseTerms));
    return marks.map(([start, end]) => text.slice(start, end));
  };
  expect(listMarked('parking')).toEqual(['Parking', 'car', 'park']);
  expect(listMarked('parking car')).toEqual(['Parking', 'car', 'park', 'car']);
});

test('a hit has the terms to mark', async () => {
  const index = createTextIndex({
    fields: [
      { name: 'title', boost: 2, language: 'hu' },
      { name: 'text', boost: 1, language: 'hu' },
    ],
    synonyms: [['kutya', 'eb']],
  });
  await index.put([{ id: 'a', texts: { title: 'Ebek és gazdáik a zenepavilonnál', text: 'Zene' } }]);
  const [hit] = index.find('kutyák pavilon gazda');
  expect(marked('Ebek és gazdáik a zenepavilonnál', [...(hit?.terms ?? [])])).toEqual(['Ebek', 'gazdáik', 'zenepavilonnál']);
});

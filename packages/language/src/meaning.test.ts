import { expect, test } from 'vitest';
import { createTextIndex, type TextDocument } from './text-index.ts';

const SYNONYMS = [
  ['parkolás', 'garázs', 'parking', 'car park'],
  ['toilet', 'loo'],
];
/** As on a park's site: nearly all pages have the word "park". */
const PAGES = Array.from({ length: 30 }, (_, page): TextDocument => ({ id: `page ${page}`, texts: { title: `City park ${page}` } }));

async function find(query: string, documents: readonly TextDocument[]): Promise<string[]> {
  const fields = [
    { name: 'title', boost: 9, language: 'en' },
    { name: 'text', boost: 1, language: 'en' },
  ] as const;
  const index = createTextIndex({ synonyms: SYNONYMS, fields });
  await index.put([...documents, ...PAGES]);
  return index.find(query).map(({ id }) => id);
}

const PARKING: readonly TextDocument[] = [
  { id: 'rules', texts: { title: 'Traffic-rules park', text: 'For each small car' } },
  { id: 'parking', texts: { title: 'Parking', text: 'Where you may have parked' } },
];

test.each(['parking', 'parkolás', 'garázs'])('%s finds no page that only has the common word of its English stem', async (word) => {
  expect(await find(word, PARKING)).toEqual(['parking', 'rules']);
});

test('a word with a common stem that is on no page finds the forms of its stem', async () => {
  expect((await find('parking', [])).length).toBe(PAGES.length);
});

test('a phrase counts by its weakest word', async () => {
  expect(await find('car park', PARKING)).toEqual(['parking', 'rules']);
});

test('a word that has synonyms is not taken for the beginning of another one', async () => {
  const lookout: TextDocument = { id: 'lookout', texts: { title: 'Lookout' } };
  expect(await find('loo', [lookout, { id: 'toilets', texts: { title: 'Toilets' } }])).toEqual(['toilets']);
  expect(await find('loo', [lookout])).toEqual(['lookout']);
});

import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { HOSTILE_TEXTS } from './golden/hostile-texts.ts';
import { findMarks, fold, getStem, splitWords } from './index.ts';
import { createTextIndex } from './text-index.ts';
import { splitRawWords } from './words.ts';

/** Milliseconds after which a test counts as an endless loop. */
const ENDLESS = 10_000;
const ended = <Value>(run: () => Value): Value => runInNewContext('run()', { run }, { timeout: ENDLESS }) as Value;

/** The failures of a check, with the names of the hostile texts. */
const listFailures = (
  check: (hostileText: (typeof HOSTILE_TEXTS)[number]) => unknown,
  expected: (hostileText: (typeof HOSTILE_TEXTS)[number]) => unknown,
) =>
  HOSTILE_TEXTS.flatMap((hostileText) => {
    try {
      const result = ended(() => check(hostileText));
      return JSON.stringify(result) === JSON.stringify(expected(hostileText))
        ? []
        : [`${hostileText.name}: ${JSON.stringify(result).slice(0, 200)}`];
    } catch (error) {
      return [`${hostileText.name}: ${String(error)}`];
    }
  });

const PARK = ['Ballon', 'Zene', 'Zenepavilon', 'Mosdók', 'Séta a tavaknál'];
const QUERIES = ['ballon', 'pavilon', 'wc', 'tó', 'balon', 'sét'];
const getIndex = async (...titles: string[]) => {
  const index = createTextIndex({ fields: [{ name: 'title', boost: 9, language: 'hu' }], synonyms: [['mosdó', 'wc', '\uff9f']] });
  await index.put(titles.map((title) => ({ id: title, texts: { title } })));
  return index;
};
const findTitles = ({ find }: Awaited<ReturnType<typeof getIndex>>, query: string, unfinished = false) =>
  find(query, { unfinished }).map(({ id }) => id);

test('every word contains a letter or a digit, for all letters of Unicode', () => {
  const without: string[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const letter = String.fromCodePoint(code);
    if (!/[\p{Letter}\p{Number}]/u.test(letter)) continue;
    const words = splitWords(letter);
    if (words.some(({ folded }) => !/[\p{Letter}\p{Number}]/u.test(folded)) || words.length !== splitRawWords(letter).length)
      without.push(code.toString(16));
  }
  expect(without).toEqual([]);
});

test('a search answers hostile texts, and finds no document of the park by them', async () => {
  const index = await getIndex(...PARK);
  expect(
    listFailures(
      ({ text }) => [findTitles(index, text), index.nearest(text)],
      () => [[], []],
    ),
  ).toEqual([]);
  const searchFor = ({ text }: { text: string }) => findTitles(index, text, true).filter((id) => !PARK.includes(id));
  expect(listFailures(searchFor, () => [])).toEqual([]);
});

test('a word beside a text without words is found as without that text', async () => {
  const index = await getIndex(...PARK);
  const isShort = ({ text }: { text: string }) => text.length < 900;
  expect(
    listFailures(
      (hostileText) =>
        hostileText.hasWords || !isShort(hostileText) ? ['Ballon'] : findTitles(index, `${hostileText.text} ballon ${hostileText.text}`),
      () => ['Ballon'],
    ),
  ).toEqual([]);
  expect(
    listFailures(
      ({ text }) => splitWords(text).length > 0,
      ({ hasWords }) => hasWords,
    ),
  ).toEqual([]);
});

test('documents are found as before when another title is a hostile text', async () => {
  const before = await getIndex(...PARK);
  const index = await getIndex(...PARK, ...HOSTILE_TEXTS.map(({ text }) => text));
  const findAll = (textIndex: typeof index) => Object.fromEntries(QUERIES.map((query) => [query, findTitles(textIndex, query)]));
  expect(findAll(index)).toEqual(findAll(before));
  expect(QUERIES.map((query) => findTitles(index, query)[0])).toEqual([
    'Ballon',
    'Zenepavilon',
    'Mosdók',
    'Séta a tavaknál',
    'Ballon',
    'Séta a tavaknál',
  ]);
});

test('folding, stemming and marking terminate', () => {
  expect(
    listFailures(
      ({ text }) => [
        typeof fold(text),
        typeof getStem(fold(text), 'hu'),
        typeof getStem(fold(text), 'en'),
        findMarks(text, new Set(['ballon']), 'hu'),
      ],
      () => ['string', 'string', 'string', []],
    ),
  ).toEqual([]);
});

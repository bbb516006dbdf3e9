import { SearchAnswer } from '@liget/content-api';
import { PARKING_QUERIES, QUERIES, SERVICE_QUERIES, SHARED_QUERIES } from '../../support/search-questions.ts';
import { expect, origin, test } from '../../support/test.ts';

async function search(locale: string, question: string): Promise<SearchAnswer> {
  const response = await fetch(`${origin}/api/${locale}/search?${new URLSearchParams({ q: question, limit: '3' })}`);
  return SearchAnswer.parse(await response.json());
}

/** The targets of a query's first three results, in the format of `search-questions.ts`. */
async function firstThree(locale: string, question: string): Promise<string[]> {
  const { data } = await search(locale, question);
  return data.map(({ target }) => [target.screen, target.slugs.hu].filter((part) => part !== null).join(' '));
}

/** The queries whose page is not among this number of first results. */
async function findMissed(questions: typeof QUERIES, results = 3): Promise<string[]> {
  const missed: string[] = [];
  for (const [locale, question, expected] of questions) {
    const found = (await firstThree(locale, question)).slice(0, results);
    if (!found.includes(expected)) missed.push(`${question} → ${found.join(', ')} instead of ${expected}`);
  }
  return missed;
}

test('nine of ten queries of visitors find the expected page among the first three results', async () => {
  const missed = await findMissed(QUERIES);
  expect(QUERIES.length).toBeGreaterThanOrEqual(60);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(QUERIES.length / 10);
});

test('prices, first aid, rules, neighbours and contact are the first results for visitors’ usual words', async () => {
  expect(await findMissed(SERVICE_QUERIES, 1)).toEqual([]);
  expect(await findMissed(SHARED_QUERIES)).toEqual([]);
});

test('words for parking do not find every page that has the word ‘park’', async () => {
  const totals = await Promise.all(PARKING_QUERIES.map(async ([locale, question]) => (await search(locale, question)).meta.total));
  expect(totals.filter((total) => total === 0 || total > 50)).toEqual([]);
});

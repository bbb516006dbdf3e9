import { SearchAnswer } from '@liget/content-api';
import { PARKING_QUERIES, QUERIES, SERVICE_QUERIES, SHARED_QUERIES } from '../../support/search-queries.ts';
import { expect, origin, test } from '../../support/test.ts';

async function search(locale: string, query: string): Promise<SearchAnswer> {
  const response = await fetch(`${origin}/api/${locale}/search?${new URLSearchParams({ q: query, limit: '3' })}`);
  return SearchAnswer.parse(await response.json());
}

/** The targets of a query's first three results, in the format of `search-queries.ts`. */
async function firstThree(locale: string, query: string): Promise<string[]> {
  const { data } = await search(locale, query);
  return data.map(({ target }) => [target.screen, target.slugs.hu].filter((part) => part !== null).join(' '));
}

/** The queries whose page is not among this number of first results. */
async function findMissed(queries: typeof QUERIES, results = 3): Promise<string[]> {
  const missed: string[] = [];
  for (const [locale, query, expected] of queries) {
    const found = (await firstThree(locale, query)).slice(0, results);
    if (!found.includes(expected)) missed.push(`${query} → ${found.join(', ')} instead of ${expected}`);
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
  const totals = await Promise.all(PARKING_QUERIES.map(async ([locale, query]) => (await search(locale, query)).meta.total));
  expect(totals.filter((total) => total === 0 || total > 50)).toEqual([]);
});

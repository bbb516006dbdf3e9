import { SearchAnswer } from '@liget/content-api';
import { QUESTIONS, SERVICE_QUESTIONS, SHARED_QUESTIONS } from '../../support/search-questions.ts';
import { expect, origin, test } from '../../support/test.ts';

/** The targets of a query's first three results, in the format of `search-questions.ts`. */
async function firstThree(locale: string, question: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/${locale}/search?${new URLSearchParams({ q: question, limit: '3' })}`);
  const { data } = SearchAnswer.parse(await response.json());
  return data.map(({ target }) => [target.screen, target.slugs.hu].filter((part) => part !== null).join(' '));
}

/** The queries whose page is not among this number of first results. */
async function findMissed(questions: typeof QUESTIONS, results = 3): Promise<string[]> {
  const missed: string[] = [];
  for (const [locale, question, wanted] of questions) {
    const found = (await firstThree(locale, question)).slice(0, results);
    if (!found.includes(wanted)) missed.push(`${question} → ${found.join(', ')} instead of ${wanted}`);
  }
  return missed;
}

test('nine of ten queries of visitors find the expected page among the first three results', async () => {
  const missed = await findMissed(QUESTIONS);
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(60);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(QUESTIONS.length / 10);
});

test('prices, first aid, rules, neighbours and contact are the first results for visitors’ usual words', async () => {
  expect(await findMissed(SERVICE_QUESTIONS, 1)).toEqual([]);
  expect(await findMissed(SHARED_QUESTIONS)).toEqual([]);
});

import { expect, test } from 'vitest';
import { publicationProblems } from './publication-problems.ts';

test('other items are only asked for what they have', () => {
  const ask = (document: Record<string, unknown>) => publicationProblems(document, (field) => field === 'name');
  expect(ask({ name: { hu: 'Jegy', en: 'Ticket' } })).toEqual([]);
  expect(ask({ name: { hu: 'Jegy', en: null } })).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { checkDocument } from './publish-checks.ts';

test('checkDocument checks only fields that the collection has', () => {
  const ask = (document: Record<string, unknown>) => checkDocument(document, (field) => field === 'name');
  expect(ask({ name: { hu: 'Jegy', en: 'Ticket' } })).toEqual([]);
  expect(ask({ name: { hu: 'Jegy', en: null } })).toHaveLength(1);
});

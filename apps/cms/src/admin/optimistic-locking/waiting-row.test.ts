import { expect, test } from 'vitest';
import { findWaitingRow } from './waiting-row.ts';

test('a row waits until the service has said which fields it has', () => {
  const form = { title: {}, dates: { rows: [{}, { isLoading: false }] } };
  expect(findWaitingRow(form)).toBeUndefined();
  expect(findWaitingRow({ ...form, dates: { rows: [...form.dates.rows, { isLoading: true }] } })).toBe('dates.2');
});

import { expect, test } from 'vitest';
import { findWaitingRow } from './waiting-row.ts';

test('findWaitingRow finds a row until the service has sent its fields', () => {
  const form = { title: {}, dates: { rows: [{}, { isLoading: false }] } };
  expect(findWaitingRow(form)).toBeUndefined();
  expect(findWaitingRow({ ...form, dates: { rows: [...form.dates.rows, { isLoading: true }] } })).toBe('dates.2');
});

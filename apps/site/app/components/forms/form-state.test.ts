import { expect, test } from 'vitest';
import { looksLikeEmail, readReference } from './form-state.ts';

test.each([
  ['anna@example.hu', true],
  ['anna', false],
  ['anna@', false],
  ['anna@example', false],
  ['an na@example.hu', false],
  ['', false],
])('%s as an e-mail address: %s', (value, expected) => {
  expect(looksLikeEmail(value)).toBe(expected);
});

test.each([
  ['reference=P-2026-K7QW3N', 'P-2026-K7QW3N'],
  ['', null],
  ['reference=', null],
  ['reference=<b>hi</b>', null],
  ['reference=Call+us+now', null],
  [`reference=${'A'.repeat(60)}`, null],
])('readReference reads ?%s as %s', (query, expected) => {
  expect(readReference(new URLSearchParams(query))).toBe(expected);
});

import { expect, test } from 'vitest';
import { pageNumber } from './pages.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=abc', 1],
  ['page=99999', 1],
  ['page=1e3', 1],
])('%s asks for page %i', (query, expected) => {
  expect(pageNumber(new URLSearchParams(query))).toBe(expected);
});

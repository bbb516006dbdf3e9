// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { readRecentSearches, rememberSearch, removeSearch, removeSearches } from './recent-searches.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('the last eight searches are stored, newest first, without duplicates', () => {
  for (const text of ['1', '2', '3', '4', '5', '6', '7', '8', '9', ' Ballon ', 'ballon', '5']) rememberSearch(text);
  expect(readRecentSearches()).toEqual(['5', 'ballon', '9', '8', '7', '6', '4', '3']);
  removeSearch('9');
  expect(readRecentSearches()).not.toContain('9');
  removeSearches();
  expect(readRecentSearches()).toEqual([]);
});

test.each(['', '   ', 'ő'.repeat(201)])('what is no search is not remembered', (text) => {
  rememberSearch(text);
  expect(readRecentSearches()).toEqual([]);
});

test.each(['nonsense', '{"a":1}', '[1,{},"ballon",""]', 'null'])('reads only valid searches from the storage: %s', (text) => {
  localStorage.setItem('recent-searches', text);
  expect(readRecentSearches()).toEqual(text.includes('ballon') ? ['ballon'] : []);
});

test('without storage there are no recent searches', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberSearch('ballon');
  expect(readRecentSearches()).toEqual([]);
});

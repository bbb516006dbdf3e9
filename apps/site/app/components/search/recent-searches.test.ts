// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('the last eight searches are remembered, the newest first, each once', () => {
  for (const text of ['1', '2', '3', '4', '5', '6', '7', '8', '9', ' Ballon ', 'ballon', '5']) rememberSearch(text);
  expect(recentSearches()).toEqual(['5', 'ballon', '9', '8', '7', '6', '4', '3']);
  forgetSearch('9');
  expect(recentSearches()).not.toContain('9');
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

test.each(['', '   ', 'ő'.repeat(201)])('what is no search is not remembered', (text) => {
  rememberSearch(text);
  expect(recentSearches()).toEqual([]);
});

test.each(['nonsense', '{"a":1}', '[1,{},"ballon",""]', 'null'])(
  'of what something else left there, only searches are taken: %s',
  (text) => {
    localStorage.setItem('recent-searches', text);
    expect(recentSearches()).toEqual(text.includes('ballon') ? ['ballon'] : []);
  },
);

test('a browser that keeps nothing has no earlier searches', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberSearch('ballon');
  expect(recentSearches()).toEqual([]);
});

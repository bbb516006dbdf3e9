// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { THIRD_LANGUAGE_SCRIPT } from './third-language.ts';

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['thirdLanguage'];
  document.cookie = 'language=; Max-Age=0; Path=/';
});

test.each([
  ['one of a third language', ['de-AT', 'fr'], '', true],
  ['one whose language only begins alike', ['hun', 'eng'], '', true],
  ['one that reads English too', ['de', 'en-US'], '', false],
  ['a Hungarian one', ['hu-HU'], '', false],
  ['one whose visitor has chosen Hungarian', ['de'], 'language=hu', false],
  ['one whose cookie is no choice', ['de'], 'language=de', true],
])('the page is marked for a browser that prefers neither language: %s', (_, languages, cookie, isMarked) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  if (cookie) document.cookie = `${cookie}; Path=/`;
  runInThisContext(THIRD_LANGUAGE_SCRIPT);
  expect('thirdLanguage' in document.documentElement.dataset).toBe(isMarked);
});

import { describe, expect, test } from 'vitest';
import { parseAcceptedLanguages } from './accepted-languages.server.ts';
import { detectLocale, formatLanguageCookie, isLocale, LOCALE_DETAILS } from './locale-detection.ts';

describe('detectLocale', () => {
  test.each([
    ['the cookie, whatever the browser says', 'language=en', 'hu-HU,hu;q=0.9', 'en'],
    ['the cookie among others', 'a=1; language=hu; b=language=en', 'en-GB', 'hu'],
    ['the browser, when the cookie has a third language', 'language=de', 'en-GB,en;q=0.9', 'en'],
    ['the browser, when the cookie is empty', 'language=', 'en', 'en'],
    ['the browser, when only a similar cookie is there', 'my-language=en', 'hu', 'hu'],
    ['the browser, when the cookie’s value is not exactly a language', 'language=EN', 'hu', 'hu'],
    ['a full code', undefined, 'en-GB', 'en'],
    ['a full code in another spelling', undefined, 'EN-gb', 'en'],
    ['the language part of a wanted code before a full code that is wanted less', undefined, 'en-US,en;q=0.9,hu-HU;q=0.8', 'en'],
    ['a wanted language before a full code that is wanted less', undefined, 'hu,en-GB;q=0.1', 'hu'],
    ['the language part, when there is no full code', undefined, 'en-US,hu;q=0.8', 'en'],
    ['the language part of a third kind of English', undefined, 'de-DE,en-AU;q=0.7', 'en'],
    ['the more wanted language', undefined, 'hu;q=0.5,en;q=0.9', 'en'],
    ['the first of equally wanted ones', undefined, 'hu,en', 'hu'],
    ['Hungarian, when neither is wanted', undefined, 'de-DE,fr;q=0.8', 'hu'],
    ['Hungarian, when everything is welcome', undefined, '*', 'hu'],
    ['Hungarian, when nothing is said', undefined, undefined, 'hu'],
    ['Hungarian, when English is refused', undefined, 'en;q=0,en-GB;q=0', 'hu'],
    ['Hungarian, when the list is rubbish', undefined, ';;q=,,q=1;;en;q=x', 'hu'],
    ['no language that only begins alike', undefined, 'eng,hun', 'hu'],
  ])('is %s', (_, cookies, accepted, expected) => {
    expect(detectLocale(cookies, parseAcceptedLanguages(accepted))).toBe(expected);
  });
});

test('parseAcceptedLanguages sorts by preference and drops refused languages', () => {
  expect(parseAcceptedLanguages('fr;q=0.1, en-GB, hu;q=0.9, de;q=0, *;q=0.5, sk;q=0.9')).toEqual(['en-GB', 'hu', 'sk', '*', 'fr']);
  expect(parseAcceptedLanguages(null)).toEqual([]);
});

test('the language cookie is valid for 365 days on every path, same-site lax, not secure', () => {
  expect(formatLanguageCookie('en')).toBe('language=en; Max-Age=31536000; Path=/; SameSite=Lax');
});

test.each([['hu'], ['en']])('isLocale accepts %s', (value) => {
  expect(isLocale(value)).toBe(true);
});

test.each([['de'], ['HU'], [''], [undefined], [null], [0], [['hu']]])('isLocale refuses %j', (value) => {
  expect(isLocale(value)).toBe(false);
});

test('each language has a code, a full code, a name and a short name', () => {
  expect(LOCALE_DETAILS.hu).toEqual({ code: 'hu', iso: 'hu-HU', name: 'Magyar', shortName: 'HU' });
  expect(LOCALE_DETAILS.en).toEqual({ code: 'en', iso: 'en-GB', name: 'English', shortName: 'EN' });
});

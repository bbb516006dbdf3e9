import { screens } from '@liget/content-api/screens';
import { describe, expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { buildHref, getPathLocale, href, withQuery } from './href.ts';

const LOCALES = ['hu', 'en'] as const;
const everyAddress = screens.flatMap((row) => LOCALES.map((locale) => ({ id: row.id, locale, pattern: row[locale] })));
const getName = ({ id, locale }: (typeof everyAddress)[number]) => `${id} in ${locale}`;
const listNames = (pattern: string) => [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

describe('href', () => {
  test('fills in the pattern of the screen', () =>
    everyRow(everyAddress, getName, ({ id, locale, pattern }) => {
      const params = Object.fromEntries(listNames(pattern).map((name) => [name, `my-${name.toLowerCase()}`]));
      const expected = pattern.replace(/:(\w+)/g, (_, name: string) => `my-${name.toLowerCase()}`);
      expect(buildHref(id, locale, params)).toBe(expected);
      expect(buildHref(id, locale, params, { page: 2 })).toBe(`${expected}?page=2`);
    }));

  test('requires the parameters', () =>
    everyRow(
      everyAddress.filter(({ pattern }) => pattern.includes(':')),
      getName,
      ({ id, locale, pattern }) => {
        const [first = ''] = listNames(pattern);
        expect(() => buildHref(id, locale, {})).toThrow(`The address of ${id} needs ${first}`);
      },
    ));

  test('uses the path of the language', () =>
    everyRow(
      everyAddress.filter(({ id, locale }) => !(['newsletter', 'newsletterStep'].includes(id) && locale === 'en')),
      getName,
      ({ locale, pattern }) => {
        expect(getPathLocale(pattern)).toBe(locale);
      },
    ));

  test('keeps the English prefix for slugs that look Hungarian', () => {
    expect([getPathLocale('/en'), getPathLocale('/en/map'), getPathLocale('/energia'), getPathLocale('/EN')]).toEqual([
      'en',
      'en',
      'hu',
      'hu',
    ]);
  });
});

describe('a parameter of href', () => {
  test('cannot leave its segment or begin a query', () => {
    expect(href('program', 'en', { program: '../a b/ő?x#y%' })).toBe('/en/programs-in-varosliget/..%2Fa%20b%2F%C5%91%3Fx%23y%25');
  });

  test('is encoded in each of two segments', () => {
    expect(href('gallery', 'hu', { gallerycategory: 'é', gallery: '/' })).toBe('/sajto/mediatar/%C3%A9/%2F');
  });

  test('must not be empty', () => {
    expect(() => href('program', 'hu', { program: '' })).toThrow('needs program');
  });
});

describe('the query of href', () => {
  test('repeats parameters with several values and omits empty ones', () => {
    const query = { category: ['family', 'sport'], from: '2026-11-22', to: undefined, type: null, q: '', page: 0, tags: [] };
    expect(withQuery('/a', query)).toBe('/a?category=family&category=sport&from=2026-11-22&page=0');
    expect(withQuery('/a', { to: undefined })).toBe('/a');
    expect(withQuery('/a')).toBe('/a');
  });

  test('is encoded', () => {
    expect(href('search', 'hu', {}, { q: 'ő & "x"' })).toBe('/kereses?q=%C5%91+%26+%22x%22');
  });
});

test('href throws for an unknown screen and names it', () => {
  expect(() => buildHref('castle' as never, 'hu', {})).toThrow('No screen castle in the table of screens');
});

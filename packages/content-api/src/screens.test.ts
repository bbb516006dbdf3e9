import { describe, expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { LOCALES } from './schemas/primitives.ts';
import {
  findItemScreen,
  getItemPath,
  getPathParameters,
  getScreen,
  getScreenPath,
  getShownSlugs,
  itemScreens,
  listedScreens,
  screens,
} from './screens.ts';

const slugs = { hu: 'fak', en: 'trees' };

describe('the table of screens', () => {
  test('names endpoints that exist: a list of items with slugs, and one that answers to a slug', () => {
    expect(listedScreens.filter(({ items }) => endpoints[items.list].path.includes(':'))).toEqual([]);
    expect(itemScreens.filter(({ items }) => !endpoints[items.one].path.endsWith('/:slug'))).toEqual([]);
  });

  test('has a collection once', () => {
    const collections = itemScreens.map(({ items }) => items.collection);
    expect(new Set(collections).size).toBe(collections.length);
  });

  test.each(itemScreens)('$id has the item’s slug at the end of its address, below the slug of what it lies in', ({ id, items, hu }) => {
    expect(getPathParameters(id)).toHaveLength('within' in items ? 2 : 1);
    const below = 'within' in items ? getScreen(items.within).hu : hu.replace(/\/:\w+$/, '');
    expect(hu).toMatch(new RegExp(`^${below}/:\\w+$`));
  });

  test('has a screen for every endpoint that answers to a slug, but for products, whose pages are of another kind', () => {
    const known: string[] = itemScreens.map(({ items }) => items.one);
    const bySlug = Object.entries(endpoints).flatMap(([name, { path }]) => (path.endsWith('/:slug') ? [name] : []));
    expect(bySlug.filter((name) => !known.includes(name))).toEqual(['product']);
  });

  test('shows previews of screens with items', () => {
    const shown = screens.flatMap((screen) => ('previewOf' in screen ? [getScreen(screen.previewOf).items?.collection] : []));
    expect(shown).toEqual(['news', 'events']);
  });
});

describe('the path of an item', () => {
  test('has its slug of that language', () => {
    expect(LOCALES.map((locale) => getItemPath('program', locale, slugs))).toEqual([
      '/varosligeti-programok/fak',
      '/en/programs-in-varosliget/trees',
    ]);
  });

  test('lies below what the item lies in', () => {
    const parent = { hu: 'termeszet', en: null };
    expect(getItemPath('gallery', 'hu', slugs, parent)).toBe('/sajto/mediatar/termeszet/fak');
    expect([
      getItemPath('gallery', 'en', slugs, parent),
      getItemPath('gallery', 'hu', slugs),
      getItemPath('gallery', 'hu', slugs, null),
    ]).toEqual([null, null, null]);
  });

  test('does not exist without a slug, unless the one that there is stands in', () => {
    const untranslated = { hu: 'fak', en: null };
    expect(getItemPath('page', 'en', untranslated)).toBeNull();
    expect(getItemPath('page', 'en', getShownSlugs(untranslated))).toBe('/en/fak');
  });

  test('takes nothing but one segment from a slug', () => {
    expect(getItemPath('page', 'hu', { hu: '../a?b#c', en: null })).toBe('/..%2Fa%3Fb%23c');
  });
});

test('a screen’s path needs its parameters, and a screen of the table', () => {
  expect(() => getScreenPath('program', 'hu', { program: '' })).toThrow('The address of program needs program');
  expect(() => getScreen('castle' as never)).toThrow('No screen castle in the table of screens');
});

test('a collection without pages of its own has no screen', () => {
  expect([findItemScreen('news'), findItemScreen('products'), findItemScreen('constructor')]).toEqual([
    'magazineArticle',
    undefined,
    undefined,
  ]);
});

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
  test('names existing endpoints: a list of items with slugs, and one that takes a slug', () => {
    expect(listedScreens.filter(({ items }) => endpoints[items.list].path.includes(':'))).toEqual([]);
    expect(itemScreens.filter(({ items }) => !endpoints[items.one].path.endsWith('/:slug'))).toEqual([]);
  });

  test('has each collection once', () => {
    const collections = itemScreens.map(({ items }) => items.collection);
    expect(new Set(collections).size).toBe(collections.length);
  });

  test.each(itemScreens)('$id has the item’s slug at the end of its path, after the slug of its parent', ({ id, items, hu }) => {
    expect(getPathParameters(id)).toHaveLength('within' in items ? 2 : 1);
    const below = 'within' in items ? getScreen(items.within).hu : hu.replace(/\/:\w+$/, '');
    expect(hu).toMatch(new RegExp(`^${below}/:\\w+$`));
  });

  test('has a screen for every endpoint with a slug, except products, whose pages are of another kind', () => {
    const known: string[] = itemScreens.map(({ items }) => items.one);
    const bySlug = Object.entries(endpoints).flatMap(([name, { path }]) => (path.endsWith('/:slug') ? [name] : []));
    expect(bySlug.filter((name) => !known.includes(name))).toEqual(['product']);
  });

  test('shows previews of screens with items', () => {
    const shown = screens.flatMap((screen) => ('previewOf' in screen ? [getScreen(screen.previewOf).items?.collection] : []));
    expect(shown).toEqual(['news', 'events']);
  });
});

describe('getItemPath', () => {
  test('uses the slug of the language', () => {
    expect(LOCALES.map((locale) => getItemPath('program', locale, slugs))).toEqual([
      '/varosligeti-programok/fak',
      '/en/programs-in-varosliget/trees',
    ]);
  });

  test('is below the parent’s path', () => {
    const parent = { hu: 'termeszet', en: null };
    expect(getItemPath('gallery', 'hu', slugs, parent)).toBe('/sajto/mediatar/termeszet/fak');
    expect([
      getItemPath('gallery', 'en', slugs, parent),
      getItemPath('gallery', 'hu', slugs),
      getItemPath('gallery', 'hu', slugs, null),
    ]).toEqual([null, null, null]);
  });

  test('is null without a slug, unless the other language’s slug may replace it', () => {
    const untranslated = { hu: 'fak', en: null };
    expect(getItemPath('page', 'en', untranslated)).toBeNull();
    expect(getItemPath('page', 'en', getShownSlugs(untranslated))).toBe('/en/fak');
  });

  test('encodes a slug as one segment', () => {
    expect(getItemPath('page', 'hu', { hu: '../a?b#c', en: null })).toBe('/..%2Fa%3Fb%23c');
  });
});

test('getScreenPath requires the parameters and a screen of the table', () => {
  expect(() => getScreenPath('program', 'hu', { program: '' })).toThrow('The address of program needs program');
  expect(() => getScreen('castle' as never)).toThrow('No screen castle in the table of screens');
});

test('findItemScreen returns nothing for a collection without pages', () => {
  expect([findItemScreen('news'), findItemScreen('products'), findItemScreen('constructor')]).toEqual([
    'magazineArticle',
    undefined,
    undefined,
  ]);
});

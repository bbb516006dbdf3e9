import { getOtherLocale, getProductPageSlugs, LOCALES, type Locale, PRODUCT_PAGES } from '@liget/content-api';
import { fixtures } from '@liget/content-api/fixtures';
import { getScreen, getScreenPath, itemScreens, listStaticScreens } from '@liget/content-api/screens';
import { expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { fetchPage } from '../../testing/fetch-page.ts';
import { getFixtureUrl, startFixtureSite } from '../../testing/fixture-site.ts';
import { startPages } from '../../testing/pages-under-test.ts';

/** The values in a path of a screen, by the names of its parameters. */
const readParameters = (pattern: string, path: string) => {
  const values = path.split('/');
  const segments = pattern.split('/').map((segment, at) => [segment, values[at] ?? ''] as const);
  return Object.fromEntries(segments.filter(([name]) => name.startsWith(':')).map(([name, value]) => [name.slice(1), value]));
};

/** The paths of all screens and pages of products with the slugs of the other language, and the right ones. */
function listCrossedPaths(locale: Locale): [crossed: string, to: string][] {
  const other = getOtherLocale(locale);
  const items = itemScreens.map(({ id }): [string, string] => {
    const slugs = readParameters(getScreen(id)[other], getFixtureUrl(id, other));
    return [getScreenPath(id, locale, slugs), getFixtureUrl(id, locale)];
  });
  const nested = listStaticScreens()
    .map((id) => getScreen(id))
    .filter(({ hu }) => hu.split('/').length > 2)
    .map((screen): [string, string] => [screen[locale].replace(/[^/]+$/, screen[other].split('/').at(-1) ?? ''), screen[locale]]);
  const products = fixtures[locale].products.data.flatMap(({ slugs }) =>
    PRODUCT_PAGES.map((kind): [string, string] => {
      const pages = getProductPageSlugs(kind, slugs);
      return [getScreenPath('page', locale, { slug: pages[other] ?? '' }), getScreenPath('page', locale, { slug: pages[locale] ?? '' })];
    }),
  );
  return [...items, ...nested, ...products].filter(([crossed, to]) => crossed !== to);
}

test('every screen with slugs redirects from a path with those of the other language', async () => {
  const site = await startFixtureSite(await startPages());
  const rows = LOCALES.flatMap(listCrossedPaths);
  expect(rows.length).toBeGreaterThan(itemScreens.length);
  await everyRow(
    rows,
    ([crossed]) => crossed,
    async ([crossed, to]) => {
      const page = await fetchPage(site, crossed);
      expect([page.status, page.headers.location]).toEqual([301, to]);
    },
  );
}, 120_000);

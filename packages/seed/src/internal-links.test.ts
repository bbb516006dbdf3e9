import { getProductPageSlugs } from '@liget/content-api';
import { getItemPath, getScreenPath, type ItemScreenId, type ScreenId, screens } from '@liget/content-api/screens';
import { expect, test } from 'vitest';
import type { Text } from './schemas/primitives.ts';
import { itemsByScreen, readSeedContent } from './seed-content.ts';

const content = readSeedContent();

const paths = (pathIn: (locale: 'hu' | 'en') => string | null): Text => ({ hu: pathIn('hu') ?? '', en: pathIn('en') ?? '' });
const itemPaths = (screen: ItemScreenId, items: readonly { slug: Text }[], parent?: Text): Text[] =>
  items.map(({ slug }) => paths((locale) => getItemPath(screen, locale, slug, parent)));

const { gallery, ...items } = itemsByScreen(content);
const ADDRESSES: Text[] = [
  ...screens.filter(({ hu }) => !hu.includes(':')).map(({ id }) => paths((locale) => getScreenPath(id, locale, {}))),
  ...Object.entries(items).flatMap(([screen, screenItems]) => itemPaths(screen as keyof typeof items, screenItems)),
  ...content.galleries.flatMap(({ slug, galleries }) => itemPaths('gallery', galleries, slug)),
  ...content.products.flatMap(({ slug }) =>
    (['complaint', 'customerService'] as const).map((kind) => {
      const slugs = getProductPageSlugs(kind, slug);
      return paths((locale) => getItemPath('page', locale, slugs));
    }),
  ),
];

test('every item has a unique path', () => {
  expect(gallery.length).toBeGreaterThan(0);
  expect(ADDRESSES.filter(({ hu, en }) => hu === '' || en === '')).toEqual([]);
});

/** Paths in the links of a Markdown text, or in a field. */
function listPaths(text: string): string[] {
  const whole = /^\/(?!\/)\S*$/.test(text) ? [text] : [];
  return [...whole, ...[...text.matchAll(/\]\((\/[^)\s]*)\)/g)].flatMap(([, path]) => path ?? [])];
}

function listLinks(value: unknown, locale: 'hu' | 'en'): string[] {
  if (typeof value === 'string') return listPaths(value);
  if (typeof value !== 'object' || value === null) return [];
  if ('hu' in value && 'en' in value) return listLinks(value[locale], locale);
  return Object.values(value).flatMap((child) => listLinks(child, locale));
}

test.each(['hu', 'en'] as const)('every internal link leads to a page of the same language (%s)', (locale) => {
  const { redirects, ...linking } = content;
  const knownPaths = new Set(ADDRESSES.map((address) => address[locale]));
  const links = [...new Set(listLinks(linking, locale))];
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((link) => !knownPaths.has(link.replace(/[?#].*$/, '')))).toEqual([]);
  const targets = redirects
    .map(({ to }) => to.replace(/[?#].*$/, ''))
    .filter((to) => to.startsWith('/') && /^\/en(\/|$)/.test(to) === (locale === 'en'));
  expect(targets.filter((to) => !knownPaths.has(to))).toEqual([]);
});

/** The site's own header, footer and screens link to these. */
const LINKED_BY_CODE: readonly ScreenId[] = ['home', 'swiper', 'newsletter', 'search', 'programSeriesList', 'topLocations'];

test('a menu or a text links to every screen', () => {
  const linked = new Set(listLinks(content, 'hu').map((link) => link.replace(/[?#].*$/, '')));
  const alone = screens.filter(({ hu }) => !hu.includes(':') && !linked.has(hu)).map(({ id }) => id);
  expect(alone).toEqual(LINKED_BY_CODE);
});

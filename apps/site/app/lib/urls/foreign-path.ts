import { getOtherLocale, LOCALES, type Locale } from '@liget/content-api';
import { getPathParameters, getScreen, type ItemScreenId, itemScreens, listStaticScreens } from '@liget/content-api/screens';
import { getPathLocale } from './href.ts';

/** The page that a path means: a screen's own path, or an item of a screen by its slug. */
export type ForeignPath = { kind: 'screen'; path: string } | { kind: 'item'; screen: ItemScreenId; slug: string };

const hasOwnPattern = (screen: ItemScreenId) => screen !== 'page';

/** The last segment of a path that matches an item's pattern. */
function readSlug(path: string, pattern: string): string | undefined {
  const match = new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`).exec(path);
  return match?.at(-1);
}

/** The slug in a screen's own path of either language, without query and fragment; `undefined` for other URLs. */
export function readItemSlug(screen: ItemScreenId, url: string): string | undefined {
  const path = url.replace(/[?#].*$/s, '');
  return LOCALES.map((locale) => readSlug(path, getScreen(screen)[locale])).find((slug) => slug !== undefined);
}

/**
 * The English page that an unknown path means: '/en' before a Hungarian path, or an English path without it. For contents in Hungarian only it
 * is the Hungarian page.
 */
export function readForeignPath(path: string): ForeignPath | null {
  const isEnglish = getPathLocale(path) === 'en';
  const foreignPath = isEnglish ? path.slice('/en'.length) : `/en${path}`;
  const targetLocale: Locale = isEnglish ? 'hu' : 'en';
  const staticScreen = listStaticScreens().find((id) => getScreen(id)[targetLocale] === foreignPath);
  if (staticScreen) return { kind: 'screen', path: getScreen(staticScreen).en };
  const items = itemScreens
    .filter(({ id }) => hasOwnPattern(id))
    .toSorted((a, b) => getPathParameters(a.id).length - getPathParameters(b.id).length);
  for (const { id } of items) {
    const slug = readSlug(foreignPath, getScreen(id)[targetLocale]);
    if (slug) return { kind: 'item', screen: id, slug: decodeURIComponent(slug) };
  }
  return null;
}

const listSegments = (path: string, locale: Locale) => path.split('/').slice(locale === 'en' ? 2 : 1);

/**
 * The path in its own language of a screen without slugs, if some segments are those of the other language ('/projekt/our-first-10-years');
 * `null` for other paths.
 */
export function readMixedPath(path: string): string | null {
  const locale = getPathLocale(path);
  const other = getOtherLocale(locale);
  const segments = listSegments(path, locale);
  const id = listStaticScreens().find((screen) => {
    const [own, foreign] = [listSegments(getScreen(screen)[locale], locale), listSegments(getScreen(screen)[other], other)];
    return own.length === segments.length && segments.every((segment, at) => segment === own[at] || segment === foreign[at]);
  });
  return id ? getScreen(id)[locale] : null;
}

/** The path without the prefix '/hu', which other multilingual sites use; `null` without the prefix. */
export function readPrefixedPath(path: string): string | null {
  const match = /^\/hu(\/[^/].*|\/)?$/.exec(path);
  return match ? (match[1] ?? '/') : null;
}

/** The path without accents ("/látogatás"), which slugs never have; `null` if that is not a path either. */
export function readAccentedPath(path: string): string | null {
  const decodedPath = decodeURI(path).normalize('NFD');
  const plain = decodedPath.replace(/\p{Mn}/gu, '');
  return plain !== decodedPath && /^[/\w.-]+$/.test(plain) ? plain.toLowerCase() : null;
}

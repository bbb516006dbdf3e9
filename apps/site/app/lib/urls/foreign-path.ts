import type { Locale } from '@liget/content-api';
import { getPathParameters, getScreen, type ItemScreenId, itemScreens, listStaticScreens } from '@liget/content-api/screens';
import { getPathLocale } from './href.ts';

/** What a path is meant for: a screen's own path, or one item of a screen by its slug. */
export type ForeignPath = { kind: 'screen'; path: string } | { kind: 'item'; screen: ItemScreenId; slug: string };

const isNamed = (screen: ItemScreenId) => screen !== 'page';

/** The last segment of a path that has the pattern of an item's address. */
function readSlug(path: string, pattern: string): string | undefined {
  const match = new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`).exec(path);
  return match?.at(-1);
}

/**
 * The English page that a path is meant for which no page has: '/en' before a Hungarian address, or an English one without it. What is in
 * Hungarian alone is there.
 */
export function readForeignPath(path: string): ForeignPath | null {
  const isEnglish = getPathLocale(path) === 'en';
  const meant = isEnglish ? path.slice('/en'.length) : `/en${path}`;
  const of: Locale = isEnglish ? 'hu' : 'en';
  const staticScreen = listStaticScreens().find((id) => getScreen(id)[of] === meant);
  if (staticScreen) return { kind: 'screen', path: getScreen(staticScreen).en };
  const items = itemScreens
    .filter(({ id }) => isNamed(id))
    .toSorted((a, b) => getPathParameters(a.id).length - getPathParameters(b.id).length);
  for (const { id } of items) {
    const slug = readSlug(meant, getScreen(id)[of]);
    if (slug) return { kind: 'item', screen: id, slug: decodeURIComponent(slug) };
  }
  return null;
}

/** The path that is meant by one with '/hu' before it, as sites with a prefix for each language have it; `null` for any other. */
export function readPrefixedPath(path: string): string | null {
  const match = /^\/hu(\/[^/].*|\/)?$/.exec(path);
  return match ? (match[1] ?? '/') : null;
}

/** The path that is meant by one with the accents of its words ("/látogatás"), which no slug has; `null` for what is none even without them. */
export function readAccentedPath(path: string): string | null {
  const words = decodeURI(path).normalize('NFD');
  const plain = words.replace(/\p{Mn}/gu, '');
  return plain !== words && /^[/\w.-]+$/.test(plain) ? plain.toLowerCase() : null;
}

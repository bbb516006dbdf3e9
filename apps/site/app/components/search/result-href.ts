import type { Locale, SearchTarget } from '@liget/content-api';
import { getScreen, getScreenPath } from '@liget/content-api/screens';

/**
 * The path of a search result; `null` if the target lacks a slug, so that the result is shown without a link. Same result as the contract's
 * `getItemPath`, which would enlarge the code that every page loads.
 */
export function getResultHref({ screen, slugs, parent }: SearchTarget, locale: Locale): string | null {
  const names = [...getScreen(screen).hu.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  // The last parameter is the item's slug, the one before it that of its parent.
  const givenSlugs = [parent, slugs].slice(-names.length);
  const params = Object.fromEntries(
    names.map((name, at) => [name, givenSlugs[at]?.[locale] ?? givenSlugs[at]?.hu ?? givenSlugs[at]?.en ?? undefined]),
  );
  return names.every((name) => params[name]) ? getScreenPath(screen, locale, params) : null;
}

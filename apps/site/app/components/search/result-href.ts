import type { Locale, SearchTarget } from '@liget/content-api';
import { getScreen, getScreenPath } from '@liget/content-api/screens';

/**
 * The address of a search result; `null` when the target lacks a slug, so that the result is shown without a link. The same as the
 * contract's `getItemPath`, which suggestions would bring into the code that every page loads.
 */
export function getResultHref({ screen, slugs, parent }: SearchTarget, locale: Locale): string | null {
  const names = [...getScreen(screen).hu.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  // The last name is the item's, the one before it that of what it lies below.
  const given = [parent, slugs].slice(-names.length);
  const params = Object.fromEntries(names.map((name, at) => [name, given[at]?.[locale] ?? given[at]?.hu ?? given[at]?.en ?? undefined]));
  return names.every((name) => params[name]) ? getScreenPath(screen, locale, params) : null;
}

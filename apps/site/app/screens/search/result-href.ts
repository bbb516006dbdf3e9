import type { Locale, SearchTarget } from '@liget/content-api';
import { type ItemScreenId, itemPath, itemScreens, type ScreenId, screenPath, shownSlugs } from '@liget/content-api/screens';

const isOfItems = (screen: ScreenId): screen is ItemScreenId => itemScreens.some(({ id }) => id === screen);

/** The address of a search result; `null` when the target lacks a slug, so that the result is shown without a link. */
export function resultHref({ screen, slugs, parent }: SearchTarget, locale: Locale): string | null {
  if (!isOfItems(screen)) return screenPath(screen, locale, {});
  return itemPath(screen, locale, shownSlugs(slugs), parent && shownSlugs(parent));
}

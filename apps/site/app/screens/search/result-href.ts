import type { Locale, SearchTarget } from '@liget/content-api';
import { itemPath, shownSlugs } from '@liget/content-api/screens';
import { href } from '../../lib/href.ts';

/** The address of a search result; `null` when the target lacks a slug, so that the result is shown without a link. */
export function resultHref({ screen, slugs, parent }: SearchTarget, locale: Locale): string | null {
  if (screen === 'professionalDocuments') return href('professionalDocuments', locale);
  return itemPath(screen, locale, shownSlugs(slugs), parent && shownSlugs(parent));
}

import { LOCALES } from '@liget/content-api';
import { readItemSlug } from '../../../lib/urls/foreign-path.ts';
import { href } from '../../../lib/urls/href.ts';
import type { ProgramFilters } from './filters.ts';

/**
 * The filters with the present slug of a series whose URL has changed; `undefined` if none has. Venues and types have no pages, so that their former
 * slugs are unknown.
 */
export function findMovedFilters(
  filters: ProgramFilters,
  findRedirect: (path: string) => { to: string } | undefined,
): ProgramFilters | undefined {
  const { series } = filters;
  if (series === undefined || series === '1') return undefined;
  for (const locale of LOCALES) {
    const to: string | undefined = findRedirect(href('programSeries', locale, { programSeries: series }))?.to;
    const slug: string | undefined = to === undefined ? undefined : readItemSlug('programSeries', to);
    if (slug !== undefined && slug !== series) return { ...filters, series: slug };
  }
  return undefined;
}

import { LOCALES } from '@liget/content-api';
import { readItemSlug } from '../../../lib/urls/foreign-path.ts';
import { href } from '../../../lib/urls/href.ts';
import type { ProgramFilters } from './filters.ts';

type FindRedirect = (path: string) => { to: string } | undefined;
type Slugged = { slug: string; former_slugs: readonly string[] };

/** The data that say where a former slug leads; `null` when it could not be read or no filter needs it. */
export interface MovedSlugSources {
  findRedirect: FindRedirect | null;
  types: readonly Slugged[] | null;
  locations: readonly Slugged[] | null;
}

/** The present slug of a series whose page redirects to it. */
function findMovedSeries(series: string, findRedirect: FindRedirect): string {
  for (const locale of LOCALES) {
    const to: string | undefined = findRedirect(href('programSeries', locale, { programSeries: series }))?.to;
    const slug: string | undefined = to === undefined ? undefined : readItemSlug('programSeries', to);
    if (slug !== undefined) return slug;
  }
  return series;
}

/** Replaces former slugs. Venues and types have no pages: their lists name their former slugs. */
function replaceFormer(slugs: readonly string[], items: readonly Slugged[] | null): readonly string[] {
  const isFormer =
    (slug: string) =>
    ({ former_slugs }: Slugged) =>
      former_slugs.includes(slug);
  if (!slugs.some((slug) => items?.some(isFormer(slug)))) return slugs;
  return [...new Set(slugs.map((slug) => items?.find(isFormer(slug))?.slug ?? slug))];
}

/** The filters with the present slugs of series, venues and types whose slugs have changed; `undefined` if none has. */
export function findMovedFilters(
  filters: ProgramFilters,
  { findRedirect, types, locations }: MovedSlugSources,
): ProgramFilters | undefined {
  const isSlug = filters.series !== undefined && filters.series !== '1';
  const series = isSlug && findRedirect ? findMovedSeries(filters.series ?? '', findRedirect) : filters.series;
  const [type, location] = [replaceFormer(filters.type, types), replaceFormer(filters.location, locations)];
  if (series === filters.series && type === filters.type && location === filters.location) return undefined;
  return { ...filters, series, type: [...type], location: [...location] };
}

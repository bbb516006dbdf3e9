import { type EndpointAnswer, LOCALES } from '@liget/content-api';
import { readItemSlug } from '../../../lib/urls/foreign-path.ts';
import { href } from '../../../lib/urls/href.ts';
import type { ProgramFilters } from './filters.ts';

type FindRedirect = (path: string) => { to: string } | undefined;
type Slugged = { slug: string; former_slugs: readonly string[] };
type EventTypes = EndpointAnswer<'eventTypes'>;
type EventLocations = EndpointAnswer<'eventLocations'>;

const listTypes = (types: EventTypes | null) => types?.types.flatMap(({ event_types }) => event_types) ?? [];

/** Types with their former slugs, and that of the other language. */
export function listTypeSlugs(types: EventTypes | null, otherTypes: EventTypes | null): Slugged[] {
  const others = new Map(listTypes(otherTypes).map(({ id, slug }) => [id, slug]));
  return listTypes(types).map(({ id, slug, former_slugs }) => ({ slug, former_slugs: [...former_slugs, others.get(id) ?? slug] }));
}

/** Venues with their former slugs, and that of the other language. */
export const listLocationSlugs = (locations: EventLocations | null): Slugged[] =>
  locations?.locations.map(({ slug, slugs, former_slugs }) => ({
    slug,
    former_slugs: [...former_slugs, slugs.hu ?? slug, slugs.en ?? slug],
  })) ?? [];

/** The data that say where a former slug leads, or one of the other language; empty when they could not be read or no filter needs them. */
export interface MovedSlugSources {
  findRedirect: FindRedirect | null;
  types: readonly Slugged[];
  locations: readonly Slugged[];
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

/** Replaces former slugs, unless they are now those of other items. Venues and types have no pages: their lists name their former slugs. */
function replaceFormer(slugs: readonly string[], items: readonly Slugged[]): readonly string[] {
  const current = new Set(items.map(({ slug }) => slug));
  const findCurrent = (slug: string) =>
    current.has(slug) ? slug : (items.find(({ former_slugs }) => former_slugs.includes(slug))?.slug ?? slug);
  const replaced = slugs.map(findCurrent);
  return replaced.every((slug, index) => slug === slugs[index]) ? slugs : [...new Set(replaced)];
}

/**
 * The filters with the present slugs of series, venues and types whose slugs have changed or are those of the other language;
 * `undefined` if none has.
 */
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

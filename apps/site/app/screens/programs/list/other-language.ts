import type { EndpointAnswer, Locale, Slugs } from '@liget/content-api';
import type { ProgramFilters } from '../filters/filters.ts';

type Types = EndpointAnswer<'eventTypes'>['types'];
type TranslatedSlugs = readonly { slugs: Slugs }[];

interface Lists {
  /** The event types in both languages. */
  types: Types;
  otherTypes: Types;
  locations: TranslatedSlugs;
  series: TranslatedSlugs;
}

const readSlug = (locale: Locale, slug: string, items: TranslatedSlugs) =>
  items.find(({ slugs }) => slugs.hu === slug || slugs.en === slug)?.slugs[locale] ?? slug;

/** The same filters for the list's URL in the other language. A value without a slug there stays: the list accepts both. */
export function translateFilters(locale: Locale, filters: ProgramFilters, { types, otherTypes, locations, series }: Lists): ProgramFilters {
  const [ownTypes, otherTypesOfEvents] = [types, otherTypes].map((groups) => groups.flatMap((group) => group.event_types));
  const getType = (slug: string) => {
    const id = ownTypes?.find((type) => type.slug === slug)?.id;
    return otherTypesOfEvents?.find((type) => type.id === id)?.slug ?? slug;
  };
  return {
    ...filters,
    type: filters.type.map(getType),
    location: filters.location.map((slug) => readSlug(locale, slug, locations)),
    series: filters.series && readSlug(locale, filters.series, series),
  };
}

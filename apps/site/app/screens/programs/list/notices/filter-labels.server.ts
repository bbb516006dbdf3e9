import type { EndpointAnswer, FacetCount } from '@liget/content-api';
import type { ScreenArguments } from '../../../../layout/loaders/screen-loader.server.ts';
import type { ActiveFilter } from '../../filters/active-filters.ts';
import { formatShortDays } from '../dates/quick-dates.ts';

/** Only the first category's types are offered (specification, section 3). */
const OFFERED_CATEGORY = 1;

export interface FilterOption {
  value: string;
  label: string;
  count: number;
}

export interface FilterNames {
  category: Map<string, string>;
  type: Map<string, string>;
  /** Those of `type` that the panel offers. */
  offeredType: Map<string, string>;
  location: Map<string, string>;
}

export type FilterLists = [
  EndpointAnswer<'eventCategories'> | null,
  EndpointAnswer<'eventTypes'> | null,
  EndpointAnswer<'eventLocations'> | null,
];

export function getFilterNames([categories, types, locations]: FilterLists): FilterNames {
  const toNames = (groups: NonNullable<FilterLists[1]>['types'] = []) =>
    new Map(groups.flatMap(({ event_types }) => event_types.map((item) => [item.slug, item.name])));
  return {
    category: new Map(categories?.categories.map((item) => [item.slug, item.name])),
    type: toNames(types?.types),
    offeredType: toNames(types?.types.filter(({ id }) => id === OFFERED_CATEGORY)),
    location: new Map(locations?.locations.map((item) => [item.slug, item.title])),
  };
}

const getOptions = (names: Map<string, string>, counts: readonly FacetCount[]): FilterOption[] => {
  const count = new Map(counts.map((item) => [item.value, item.count]));
  return [...names].map(([value, label]) => ({ value, label, count: count.get(value) ?? 0 }));
};

export type Agenda = EndpointAnswer<'eventAgenda'>;
export type FormatContext = Pick<ScreenArguments, 'locale' | 'messages' | 'now'>;

export const getDays = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  ...(from && { from }),
  ...(to && { to }),
});

/** The name of a value, or the value itself if it has none. */
export const getName = (names: Readonly<Record<string, string>>, value: string): string => names[value] ?? value;

/** The label of an active filter: the name of its value, or 'nov. 21. – nov. 22.' for days. */
export function formatActiveFilter(
  { name, value }: ActiveFilter,
  names: FilterNames,
  agenda: Agenda,
  { locale, now, messages: { programs: texts } }: FormatContext,
): string {
  if (name === 'dates') {
    const [from, to] = value.split('_').map((day) => day || undefined);
    return formatShortDays(getDays({ from, to }), locale, now);
  }
  if (name === 'time_of_day') return getName(texts.times, value);
  if (name === 'free') return texts.free;
  if (name === 'accessibility') return getName(texts.features, value);
  if (name !== 'series') return names[name].get(value) ?? value;
  const series = agenda.events.find((event) => event.series?.slugs.hu === value || event.series?.slugs.en === value)?.series;
  return value === '1' ? texts.seriesOnly : (series?.title ?? value);
}

/** The options of the filters, with their numbers of events. */
export const listFilterOptions = (names: FilterNames, { facets }: Agenda, { programs: words }: FormatContext['messages']) => ({
  category: getOptions(names.category, facets.category),
  type: getOptions(names.offeredType, facets.type),
  location: getOptions(names.location, facets.location),
  accessibility: facets.accessibility.map(({ value, count }) => ({ value, count, label: getName(words.features, value) })),
  time_of_day: facets.time_of_day.map(({ value, count }) => ({ value, count, label: getName(words.times, value) })),
  free: facets.free,
  series: facets.series,
});

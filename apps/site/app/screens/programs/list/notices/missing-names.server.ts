import { isNotFound } from '../../../../content/screen-content.server.ts';
import type { UnusedValue } from '../../../../lib/urls/query-reader.ts';
import type { ProgramFilters } from '../../filters/filters.ts';
import type { Agenda, FilterLists } from './filter-labels.server.ts';

/** The values that are in none of the known slugs; none while those cannot be read. */
const listUnknown = (name: string, values: readonly string[], known: readonly (string | null)[] | undefined): UnusedValue[] =>
  known ? values.filter((value) => !known.includes(value)).map((value) => ({ name, value })) : [];

/** What is read of the contents: of a screen's `content` and `otherContent`. */
interface NamesContent {
  content: { main(name: 'eventSeries', options: { slug: string }): Promise<unknown> };
  otherContent: { optional(name: 'eventTypes'): Promise<FilterLists[1]> };
}

/** Whether no series has this slug. Only an empty list asks: a list with its events proves that it exists. */
async function isMissingSeries({ series }: ProgramFilters, { events }: Agenda, content: NamesContent['content']): Promise<boolean> {
  if (series === undefined || series === '1' || events.length > 0) return false;
  try {
    await content.main('eventSeries', { slug: series });
    return false;
  } catch (thrown) {
    return isNotFound(thrown);
  }
}

const listTypeSlugs = (types: FilterLists[1]) => types?.types.flatMap(({ event_types }) => event_types.map(({ slug }) => slug));

/**
 * The types, places and series of the URL that do not exist, for example of an old link. They stay filters, so that they match nothing. A list
 * accepts the slugs of both languages.
 */
export async function findMissing(
  { filters, agenda }: { filters: ProgramFilters; agenda: Agenda },
  [, types, locations]: FilterLists,
  { content, otherContent }: NamesContent,
): Promise<UnusedValue[]> {
  const ownTypes = listTypeSlugs(types);
  const isOwnType = (slug: string) => ownTypes?.includes(slug) === true;
  const otherTypes = filters.type.every(isOwnType) ? [] : listTypeSlugs(await otherContent.optional('eventTypes'));
  const placeSlugs = locations?.locations.flatMap(({ slug, slugs }) => [slug, slugs.hu, slugs.en]);
  const series = (await isMissingSeries(filters, agenda, content)) ? [{ name: 'series', value: filters.series ?? '' }] : [];
  return [
    ...listUnknown('type', filters.type, ownTypes && otherTypes && [...ownTypes, ...otherTypes]),
    ...listUnknown('location', filters.location, placeSlugs),
    ...series,
  ];
}

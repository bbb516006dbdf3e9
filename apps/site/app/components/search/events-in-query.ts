import type { EventsInQuery, Locale } from '@liget/content-api';
import { href } from '../../lib/urls/href.ts';
import { findDaysName, formatDays, type NamedDays } from './days-in-query.ts';

/** Filters whose names are not in the answer, but in the messages. */
export type FilterWord = EventsInQuery['category'][number] | NonNullable<EventsInQuery['time_of_day']> | NamedDays | 'free';

/** The URL of the event list with these filters; its parameters are in the order that the list itself uses. */
export function getProgramsHref({ category, from, to, type, location, time_of_day, free }: EventsInQuery, locale: Locale): string {
  return href(
    'programs',
    locale,
    {},
    {
      category,
      from,
      to,
      type: type.map(({ slug }) => slug),
      location: location.map(({ slug }) => slug),
      time_of_day,
      free: free ? '1' : undefined,
    },
  );
}

/** The days and the time of day of a query as texts: 'tomorrow, 30 Nov (Monday)', 'evening'. */
export function describeTime(
  { from, to, time_of_day }: Pick<EventsInQuery, 'from' | 'to' | 'time_of_day'>,
  word: (filterWord: FilterWord) => string,
  today: string,
  locale: Locale,
): string[] {
  const named = from && to ? findDaysName(from, to, today) : undefined;
  const days = from || to ? formatDays(from, to, today, locale) : '';
  return [...(days ? [named ? `${word(named)}, ${days}` : days] : []), ...(time_of_day ? [word(time_of_day)] : [])];
}

/**
 * The filters found in a query as text: 'Koncert · ingyenes · ezen a hétvégén, nov. 28–29. (szombat–vasárnap)'. `today` is 'YYYY-MM-DD' in Budapest.
 * Named days also show their dates, because “today” is ambiguous in another time zone.
 */
export function describePrograms(
  eventsInQuery: EventsInQuery,
  word: (filterWord: FilterWord) => string,
  today: string,
  locale: Locale,
): string {
  const { category, type, location, free } = eventsInQuery;
  const parts = [
    ...type.map(({ name }) => name),
    ...category.map(word),
    ...location.map(({ title }) => title),
    ...(free ? [word('free')] : []),
    ...describeTime(eventsInQuery, word, today, locale),
  ];
  const words = parts.join(' · ');
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}

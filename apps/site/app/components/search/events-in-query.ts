import type { EventsInQuery, Locale } from '@liget/content-api';
import { href } from '../../lib/urls/href.ts';
import { findDaysName, formatDays, type NamedDays } from './days-in-query.ts';

/** What a filter is called that the answer names by its value alone. */
export type FilterWord = EventsInQuery['category'][number] | NonNullable<EventsInQuery['time_of_day']> | NamedDays | 'free';

/** The programs' list so filtered: its own parameters, in the order in which it writes them. */
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

/**
 * A question's filters in words: 'Koncert · ingyenes · ezen a hétvégén, nov. 28–29. (szombat–vasárnap)'. `today` is a day of Budapest,
 * 'YYYY-MM-DD'; a day that has a name is told by both, for the name alone is doubtful for who reads abroad.
 */
export function describePrograms(asked: EventsInQuery, word: (of: FilterWord) => string, today: string, locale: Locale): string {
  const { category, type, location, time_of_day, free, from, to } = asked;
  const named = from && to ? findDaysName(from, to, today) : undefined;
  const days = from || to ? formatDays(from, to, today, locale) : '';
  const parts = [
    ...type.map(({ name }) => name),
    ...category.map(word),
    ...location.map(({ title }) => title),
    ...(free ? [word('free')] : []),
    ...(days ? [named ? `${word(named)}, ${days}` : days] : []),
    ...(time_of_day ? [word(time_of_day)] : []),
  ];
  const words = parts.join(' · ');
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}

import type { EventsInQuery } from '@liget/content-api';
import { describe, expect, test } from 'vitest';
import { describePrograms, getProgramsHref } from '../../components/search/events-in-query.ts';
import { getMessages } from '../../i18n/index.ts';
import { toUrlQuery } from '../programs/filters/filter-queries.ts';
import { readFilters } from '../programs/filters/read-filters.ts';

const TODAY = '2026-11-22';
const anything: EventsInQuery = {
  category: [],
  type: [],
  location: [],
  from: null,
  to: null,
  time_of_day: null,
  free: false,
  count: 12,
  are_lasting: false,
};
const concerts: EventsInQuery = {
  ...anything,
  type: [{ slug: 'koncert', name: 'Koncert' }],
  from: '2026-11-28',
  to: '2026-11-29',
  free: true,
};
const noFilters: EventsInQuery = {
  ...concerts,
  category: ['family', 'sport'],
  location: [{ slug: 'nagyjatszoter', title: 'Nagyjátszótér' }],
  time_of_day: 'evening',
};
const words = (eventsInQuery: EventsInQuery, locale: 'hu' | 'en') =>
  describePrograms(eventsInQuery, (word) => getMessages(locale).shell.asked[word], TODAY, locale);

describe('the events that match a query', () => {
  test.each<[string, EventsInQuery]>([
    ['with two filters', concerts],
    ['with all', noFilters],
    ['with one', { ...anything, category: ['outdoor'] }],
  ])('%s are a list with a canonical URL', (_, eventsInQuery) => {
    const { searchParams: query } = new URL(getProgramsHref(eventsInQuery, 'hu'), 'https://liget.example');
    const { filters, unused } = readFilters(query);
    expect(unused).toEqual([]);
    expect({ ...eventsInQuery, ...filters }).toMatchObject({
      type: eventsInQuery.type.map(({ slug }) => slug),
      location: eventsInQuery.location.map(({ slug }) => slug),
      category: eventsInQuery.category,
      from: eventsInQuery.from ?? undefined,
      to: eventsInQuery.to ?? undefined,
      time_of_day: eventsInQuery.time_of_day ?? undefined,
      free: eventsInQuery.free,
    });
    const written = Object.entries(toUrlQuery(filters)).flatMap(([name, value]) =>
      [value].flat().flatMap((item) => (item === undefined || item === null ? [] : [[name, String(item)]])),
    );
    expect([...query]).toEqual(written);
  });

  test('are described as text with dates', () => {
    expect(words(concerts, 'hu')).toBe('Koncert · ingyenes · jövő hétvégén, nov. 28–29. (szombat–vasárnap)');
    expect(words({ ...concerts, from: '2026-11-23', to: '2026-11-23' }, 'en')).toBe('Koncert · free · tomorrow, 23 Nov (Monday)');
    expect(words(noFilters, 'hu')).toBe(
      'Koncert · családi · sport · Nagyjátszótér · ingyenes · jövő hétvégén, nov. 28–29. (szombat–vasárnap) · este',
    );
    expect(words({ ...anything, free: true, from: TODAY, to: TODAY }, 'hu')).toBe('Ingyenes · ma, nov. 22. (vasárnap)');
    expect(words({ ...anything, category: ['outdoor'] }, 'en')).toBe('Outdoors');
  });
});

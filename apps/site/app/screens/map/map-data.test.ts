import type { EndpointAnswer, Event, Locale } from '@liget/content-api';
import { fixtures, occurrence } from '@liget/content-api/fixtures';
import { getPark } from '@liget/park';
import { describe, expect, test } from 'vitest';
import { getMessages } from '../../i18n/index.ts';
import { mapData } from './map-data.ts';
import { readMapQuery } from './map-query.ts';

const NOON = '2026-11-20T12:00:00+01:00';
const { topLocation } = fixtures.hu;

/** The map of the fixtures with three more restrooms, one of which has another name. */
function parkMap(locale: Locale): EndpointAnswer<'map'> {
  const { map } = fixtures[locale];
  const restrooms = map.features.flatMap((feature) =>
    feature.properties.kind === 'restroom'
      ? ['a', 'b', 'c'].map((id) => ({
          ...feature,
          id,
          properties: { ...feature.properties, title: id === 'c' ? 'Pavilon' : feature.properties.title, note: null },
        }))
      : [],
  );
  return { ...map, features: [...map.features, ...restrooms] };
}

function toShownMap(
  query = '',
  {
    at = NOON,
    locale = 'hu',
    map = parkMap(locale),
    events = [],
    found = null,
  }: { at?: string; locale?: Locale; map?: EndpointAnswer<'map'>; events?: Event[]; found?: ReadonlySet<string> | null } = {},
) {
  return mapData({
    map,
    found,
    baseMap: fixtures[locale].baseMap,
    topLocations: [topLocation.data],
    events,
    query: readMapQuery(new URLSearchParams(query)),
    locale,
    park: getPark({ places: [topLocation.data], balloon: null }, Temporal.Instant.from(at)),
    messages: getMessages(locale),
  });
}

const getFilter = (kind: string, data: ReturnType<typeof toShownMap>) => data.filters.find((filter) => filter.kind === kind);

describe('the light of the map and the frozen lake', () => {
  test.each([
    ['2026-07-15T12:00:00+02:00', 'day', false],
    ['2026-07-15T23:30:00+02:00', 'dusk', false],
    ['2026-01-15T12:00:00+01:00', 'day', true],
    ['2026-01-15T18:30:00+01:00', 'dusk', true],
    ['2026-03-15T12:00:00+01:00', 'day', false],
  ] as const)('at %s: %s, frozen %s', (at, light, isFrozen) => {
    expect(toShownMap('', { at })).toMatchObject({ light, isFrozen });
  });
});

test('a toilet with hours has its opening state, like a place, and one without has none', () => {
  const map = parkMap('hu');
  const hours = [{ weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '07:00', closes: '22:00', months: [] }];
  const features = map.features.map((feature) => ({
    ...feature,
    properties: { ...feature.properties, hours: feature.id === 'a' ? hours : [], exceptions: [] },
  }));
  const getStates = (time: string) => {
    const { groups } = toShownMap('kind=restroom', { at: `2026-11-20T${time}:00+01:00`, map: { ...map, features } });
    return new Map(groups.flatMap(({ places }) => places.map(({ id, opening }) => [id, opening])));
  };
  expect(getStates('12:00').get('a')).toEqual({ text: 'Nyitva 22:00-\u2060ig', isOpen: true });
  expect(getStates('23:00').get('a')).toEqual({ text: 'Ma már zárva, holnap 07:00-\u2060kor nyit', isOpen: false });
  expect(getStates('12:00').get('b')).toBeNull();
});

test('a toilet in a house is closed on the exceptional days of the house, also when the needs hide the house', () => {
  const map = parkMap('hu');
  const hours = [{ weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '07:00', closes: '22:00', months: [] }];
  const features = map.features.map((feature) => {
    const { exceptions } = topLocation.data;
    const changes = feature.id === 'a' ? { hours, place: 'top-location-1', needs: ['child' as const] } : {};
    return { ...feature, properties: { ...feature.properties, ...(feature.id === 'top-location-1' && { exceptions }), ...changes } };
  });
  const getOpening = (query: string) => {
    const { groups } = toShownMap(query, { at: '2026-12-24T12:00:00+01:00', map: { ...map, features } });
    return groups.flatMap(({ places }) => places).find(({ id }) => id === 'a')?.opening?.text;
  };
  expect([getOpening('kind=restroom'), getOpening('kind=restroom&need=child')]).toEqual([
    'Ma zárva, vasárnap 07:00-\u2060kor nyit',
    'Ma zárva, vasárnap 07:00-\u2060kor nyit',
  ]);
});

describe('filtering by needs', () => {
  test('shows what is known to meet the needs, and every entrance and metro station', () => {
    // Whether a wheelchair gets into these toilets is unknown.
    expect(getFilter('restroom', toShownMap('need=wheelchair'))?.count).toBe(0);
    const kinds = toShownMap('need=wheelchair').groups.map(({ kind }) => kind);
    expect(kinds).not.toContain('restroom');
    expect(
      toShownMap('need=dog&need=moon')
        .needs.filter(({ isOn }) => isOn)
        .map(({ need }) => need),
    ).toEqual(['dog']);
  });
  test('lists the shown kinds of which nothing is known to be suitable, with a URL without needs', () => {
    const shown = toShownMap('need=wheelchair');
    expect([shown.unsuitableKinds, shown.urls.withoutNeeds]).toEqual([['today', 'top_location', 'restroom'], '/terkep?keep=1#needs']);
    const restrooms = toShownMap('kind=restroom&need=wheelchair');
    expect([restrooms.groups, restrooms.unsuitableKinds, restrooms.urls.withoutNeeds]).toEqual([
      [],
      ['restroom'],
      '/terkep?kind=restroom&keep=1#needs',
    ]);
    const toilets = toShownMap('need=dog');
    expect([toilets.unsuitableKinds.includes('restroom'), getFilter('restroom', toilets)?.count]).toEqual([false, 4]);
    expect([toShownMap().unsuitableKinds, toShownMap().urls.withoutNeeds]).toEqual([[], null]);
  });
  test('does not open a closed house for an exhibition that meets them', () => {
    const map = parkMap('hu');
    const countLasting = (place: string | null) => {
      const features = map.programs.features.map((feature) => ({
        ...feature,
        properties: {
          ...feature.properties,
          place,
          lasting: feature.properties.lasting.map((program) => ({ ...program, needs: ['free' as const] })),
        },
      }));
      return toShownMap('need=free', { at: '2026-11-28T12:00:00+01:00', map: { ...map, programs: { ...map.programs, features } } }).todays
        .lasting;
    };
    // The balloon does not fly in November, and is not free.
    expect([countLasting(null), countLasting('top-location-1')]).toEqual([1, 0]);
  });
  test('keeps the card of the place in the URL', () => {
    const shown = toShownMap('need=wheelchair&place=amenity-1');
    expect([shown.chosen?.id, shown.notices]).toEqual(['amenity-1', []]);
  });
  test('keeps the needs in the search form and in the URLs of all filters', () => {
    const { hiddenFields, filters, urls } = toShownMap('need=dog&kind=restroom&q=pavilon');
    expect(hiddenFields).toEqual([
      { name: 'kind', value: 'restroom' },
      { name: 'need', value: 'dog' },
    ]);
    expect(filters.filter(({ url }) => !new URLSearchParams(url.split('?')[1]).getAll('need').includes('dog'))).toEqual([]);
    expect(urls.all).toBe('/terkep?need=dog');
  });
});

describe('the filters', () => {
  test('count all places of a kind, whatever kinds are chosen', () => {
    expect(getFilter('restroom', toShownMap())?.count).toBe(4);
    expect(getFilter('restroom', toShownMap('kind=top_location'))?.count).toBe(4);
    expect(getFilter('top_location', toShownMap('kind=restroom'))?.count).toBe(1);
  });
  test('count the places that match the search, and stay on offer at zero', () => {
    const data = toShownMap('q=pavilon', { found: new Set(['c']) });
    expect([getFilter('restroom', data)?.count, getFilter('top_location', data)?.count]).toEqual([1, 0]);
  });
  test('leave out kinds that the park lacks, except “today” and chosen kinds', () => {
    expect(toShownMap().filters.map(({ kind }) => kind)).toEqual(['today', 'top_location', 'restroom']);
    expect(getFilter('dog', toShownMap('kind=dog'))).toMatchObject({ isActive: true, count: 0 });
  });
  test('keep the searched words in their URLs, and drop the chosen place', () => {
    expect(getFilter('restroom', toShownMap('q=mosdo&place=amenity-1'))?.url).toBe('/terkep?kind=restroom&q=mosdo');
    expect(getFilter('restroom', toShownMap('kind=restroom&q=mosdo'))?.url).toBe('/terkep?q=mosdo');
  });
});

describe('the place in the URL', () => {
  test('is open for the event that is on in it while it is closed for visitors', () => {
    const [event] = fixtures.hu.events.data;
    if (!event?.location) throw new Error('The fixtures have no event at a place');
    const night = {
      ...event,
      location: { ...event.location, top_location: topLocation.data },
      occurrences: [occurrence('2026-11-20T02:00:00+01:00', '2026-11-20T04:00:00+01:00')],
    };
    const toOpening = (events: Event[]) =>
      toShownMap('place=top-location-1', { at: '2026-11-20T03:00:00+01:00', events }).chosen?.opening?.text;
    expect(toOpening([night])).toBe('Csak a most tartó programra van nyitva');
    expect(toOpening([])).not.toBe('Csak a most tartó programra van nyitva');
  });

  test('is chosen in both languages, with its opening state', () => {
    const data = toShownMap('place=top-location-1');
    expect(data.chosen).toMatchObject({ id: 'top-location-1', title: 'Ballon-kilátó', opening: { text: expect.stringMatching(/\S/) } });
    expect(toShownMap('place=top-location-1', { locale: 'en' }).chosen?.title).toBe('Balloon lookout');
  });
  test('starts the map zoomed in, above the card', () => {
    const { start, chosen } = toShownMap('place=amenity-1');
    expect(chosen).not.toBeNull();
    expect(start.zoom).toBeGreaterThan(1);
    expect(start).not.toEqual(toShownMap().start);
  });
  test('is reported when it is unknown, and the whole park is shown', () => {
    const data = toShownMap('place=palace');
    expect([data.notices, data.chosen, data.groups.length > 0]).toEqual([['place'], null, true]);
    expect(data.start).toEqual(toShownMap().start);
  });
});

import { findRoute } from '@liget/map';
import { describe, expect, test } from 'vitest';
import { everyRow } from '../../../../test-rows.ts';
import { plan } from '../ground/plan-under-test.ts';
import { readSeedContent } from '../seed-content.ts';

const content = readSeedContent();
const { topLocations, amenities, visitorInformation, siteSettings } = content;

type Position = [number, number];
function positionOf(key: string): Position {
  const found = [...topLocations, ...amenities, ...content.eventLocations].find((item) => item.key === key);
  if (!found?.position) throw new Error(`${key} has no position`);
  return found.position;
}

/** Minutes on foot, as the pages of places count them. */
function minutesBetween(from: string, to: string): number {
  const [[fromLat, fromLon], [toLat, toLon]] = [positionOf(from), positionOf(to)];
  const answer = findRoute(plan, [fromLon, fromLat], [toLon, toLat]);
  if (answer.kind !== 'found') throw new Error(`No way from ${from} to ${to}`);
  return answer.way.minutes;
}

/** Every text below a value, one a line. */
function textsOf(value: unknown, language: 'hu' | 'en'): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  if ('hu' in value && 'en' in value) return textsOf(value[language], language);
  return Object.values(value)
    .map((part) => textsOf(part, language))
    .join('\n');
}

const information = (key: string) => {
  const found = visitorInformation.find((item) => item.key === key);
  if (!found) throw new Error(`No visitor information ${key}`);
  return found;
};
const newsOf = (key: string) => content.news.find((item) => item.key === key);
const placeOf = (key: string) => {
  const found = topLocations.find((item) => item.key === key);
  if (!found) throw new Error(`No place ${key}`);
  return found;
};

describe('walking minutes in texts are those that the map counts', () => {
  const STATIONS = ['metro-hosok-tere', 'metro-szechenyi-furdo', 'metro-mexikoi-ut'];
  const ROWS = ['fine-arts-museum', 'music-house', 'balloon', 'playground'];

  test.each(['hu', 'en'] as const)('in the table of the page on access (%s)', (language) => {
    const table = (information('access').sections ?? []).find((section) => section.kind === 'table');
    if (table?.kind !== 'table') throw new Error('The page on access has no table');
    const written = table.rows.map((row) => row.slice(1).map((cell) => Number(cell[language])));
    expect(written).toEqual(ROWS.map((row) => STATIONS.map((station) => minutesBetween(station, row))));
  });

  test('in sentences', () =>
    everyRow(
      [
        {
          from: 'ethnography-museum',
          to: 'promenade',
          minutes: 4,
          text: newsOf('rainy-day'),
          hu: 'négy perc séta',
          en: 'four minutes’ walk',
        },
        {
          from: 'metro-hosok-tere',
          to: 'ethnography-museum',
          minutes: 7,
          text: placeOf('ethnography-museum'),
          hu: 'hét perc a park széle mentén',
          en: 'seven minutes’ walk',
        },
        {
          from: 'restroom-park-centre',
          to: 'balloon',
          minutes: 6,
          text: placeOf('balloon'),
          hu: 'a park közepén van, hat percre',
          en: 'six minutes away',
        },
        { from: 'playground-north', to: 'balloon', minutes: 3, text: information('children'), hu: 'három percre', en: 'three minutes' },
        {
          from: 'playground-north',
          to: 'restroom-park-centre',
          minutes: 5,
          text: information('children'),
          hu: 'a park közepén, öt percre',
          en: 'five minutes',
        },
        {
          from: 'playground-north',
          to: 'water-running-loop',
          minutes: 5,
          text: information('children'),
          hu: 'öt percre',
          en: 'five minutes',
        },
      ],
      ({ from, to }) => `${from} – ${to}`,
      ({ from, to, minutes, text, hu, en }) => {
        expect(minutesBetween(from, to)).toBe(minutes);
        expect(textsOf(text, 'hu')).toContain(hu);
        expect(textsOf(text, 'en')).toContain(en);
      },
    ));
});

describe('opening hours in texts are those of the data', () => {
  /** Where the page on opening hours writes a place’s hours. */
  const ROWS: { key: string; hu: string; en: string }[] = [
    { key: 'playground', hu: 'Nagyjátszótér', en: 'Playground' },
    { key: 'traffic-park', hu: 'KRESZ-park', en: 'Traffic-rules park' },
    { key: 'ethnography-museum', hu: 'Néprajzi Múzeum', en: 'Museum of Ethnography' },
    { key: 'fine-arts-museum', hu: 'Szépművészeti Múzeum', en: 'Museum of Fine Arts' },
    { key: 'music-house', hu: 'Magyar Zene Háza', en: 'House of Hungarian Music' },
    { key: 'millennium-house', hu: 'Millennium Háza', en: 'House of the Hungarian Millennium' },
    { key: 'visitor-center', hu: 'Látogatóközpont', en: 'Visitor Centre' },
  ];
  /** '10:00–18:00', or the beginning alone where the end follows the sun. */
  const hoursOf = (key: string) => placeOf(key).hours.map(({ opens, closes }) => (closes === 'dusk' ? opens : `${opens}–${closes}`));
  const rows = (information('opening-hours').sections ?? []).flatMap((section) => (section.kind === 'opening' ? section.rows : []));

  test('on the page on opening hours', () =>
    everyRow(
      ROWS,
      ({ key }) => key,
      ({ key, hu, en }) => {
        const row = rows.find(({ label }) => label.hu === hu && label.en === en);
        for (const hours of hoursOf(key))
          expect([row?.value.hu, row?.value.en].map((value) => value?.includes(hours))).toEqual([true, true]);
      },
    ));

  test('on the pages of places that have a section on them', () => {
    const own = topLocations.filter(({ key, sections }) => sections.some(({ kind }) => kind === 'opening') && key !== 'promenade');
    return everyRow(
      own,
      ({ key }) => key,
      ({ key, sections }) => {
        const text = textsOf(
          sections.filter(({ kind }) => kind === 'opening'),
          'hu',
        );
        expect(hoursOf(key).filter((hours) => !text.includes(hours))).toEqual([]);
      },
    );
  });
});

test('prices and the height limit on other pages are those of the page on prices', () => {
  const table = (information('prices').sections ?? []).find((section) => section.kind === 'table');
  if (table?.kind !== 'table') throw new Error('The page on prices has no table');
  const price = (service: string) => {
    const [, cell] = table.rows.find(([name]) => name?.hu === service) ?? [];
    return { hu: `${cell?.hu} Ft`, en: `HUF ${cell?.en}` };
  };
  return everyRow(
    [
      { service: 'Ballon, felnőtt', text: placeOf('balloon') },
      { service: 'Ballon, 6–14 éves', text: placeOf('balloon') },
      { service: 'Mélygarázs, óránként', text: information('parking') },
      { service: 'Mélygarázs, egy nap', text: information('parking') },
      { service: 'Mosdó', text: information('restrooms') },
    ],
    ({ service }) => service,
    ({ service, text }) => {
      expect(textsOf(text, 'hu')).toContain(price(service).hu);
      expect(textsOf(text, 'en')).toContain(price(service).en);
      for (const key of ['prices', 'parking', 'coaches'])
        expect([textsOf(information(key), 'hu').includes('2,1 méter'), textsOf(information(key), 'en').includes('2.1 metres')]).toEqual([
          true,
          true,
        ]);
    },
  );
});

test('a telephone number that is answered in office hours never stands without them on pages for visitors', () => {
  const HOURS = /09:00(?:–| és | and )17:00/u;
  expect(siteSettings.openingHours.hu).toMatch(HOURS);
  const paragraphs = (['hu', 'en'] as const).flatMap((language) =>
    [visitorInformation, topLocations, content.pages, content.privacyPolicy, content.careers]
      .flatMap((items) => textsOf(items, language).split('\n'))
      .filter((line) => line.includes(siteSettings.phone)),
  );
  expect(paragraphs.length).toBeGreaterThanOrEqual(6);
  expect(paragraphs.filter((line) => !HOURS.test(line))).toEqual([]);
});

test('a place has the accessible toilet that its data promise, and the restrooms page names those of the map', () => {
  const withCubicle = amenities.filter(({ kind, note }) => kind === 'restroom' && /akadálymentes fülke/u.test(note?.hu ?? ''));
  expect(withCubicle.map(({ key }) => key)).toEqual(['restroom-heroes-square', 'restroom-park-centre']);
  const facts = (information('restrooms').sections ?? []).flatMap((section) => (section.kind === 'facts' ? section.facts : []));
  expect(facts.filter(({ value }) => value.hu.includes('akadálymentes')).length).toBe(withCubicle.length);
  const outdoors = ['balloon', 'playground', 'promenade', 'traffic-park', 'botanical-garden', 'bird-trail', 'dog-park'];
  const promising = [...topLocations, ...content.events.map((event) => ({ ...event, key: event.location }))];
  expect(promising.filter(({ key, accessibility }) => outdoors.includes(key) && accessibility?.includes('accessible_restroom'))).toEqual(
    [],
  );
});

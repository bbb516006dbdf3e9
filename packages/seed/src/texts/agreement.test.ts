import { describe, expect, test } from 'vitest';
import { collectText, content, getPlace, information } from './texts-under-test.ts';

const { topLocations, amenities, visitorInformation, siteSettings } = content;

test('the note on the playground’s page has the opening time of its data', () => {
  const { hours, hoursNote } = getPlace('playground');
  expect(hours.map(({ opens, closes }) => [opens, closes])).toEqual([['08:30', 'dusk']]);
  expect([hoursNote?.hu, hoursNote?.en].map((note) => note?.includes('08:30'))).toEqual([true, true]);
});

test('the height limit of the car park is the same on every page', () => {
  for (const key of ['prices', 'parking', 'coaches'])
    expect([collectText(information(key), 'hu').includes('2,1 méter'), collectText(information(key), 'en').includes('2.1 metres')]).toEqual(
      [true, true],
    );
});

test('a telephone number with office hours is never without them on pages for visitors', () => {
  expect(siteSettings.openingHours.hu).toMatch(/09:00–17:00/u);
  const park = content.products.find(({ key }) => key === 'park');
  expect([park?.hours, park?.phone, park?.email]).toEqual([siteSettings.openingHours, siteSettings.phone, siteSettings.email]);
  const lines = (['hu', 'en'] as const).flatMap((language) =>
    [visitorInformation, topLocations, content.pages, content.privacyPolicy, content.careers]
      .flatMap((items) => collectText(items, language).split('\n'))
      .filter((line) => line.includes('{telefon}')),
  );
  expect(lines.length).toBeGreaterThanOrEqual(6);
  expect(lines.filter((line) => !line.includes('{telefon-ideje}'))).toEqual([]);
});

test('a place has the accessible toilet of its data, and the restrooms page names those of the map', () => {
  const withCubicle = amenities.filter(({ kind, note }) => kind === 'restroom' && /akadálymentes fülke/u.test(note?.hu ?? ''));
  expect(withCubicle.map(({ key }) => key)).toEqual(['restroom-heroes-square', 'restroom-park-centre', 'restroom-visitor-centre']);
  const facts = (information('restrooms').sections ?? []).flatMap((section) => (section.kind === 'facts' ? section.facts : []));
  expect(facts.filter(({ value }) => value.hu.includes('akadálymentes')).length).toBe(withCubicle.length);
  const outdoors = ['balloon', 'playground', 'promenade', 'traffic-park', 'botanical-garden', 'bird-trail', 'dog-park'];
  expect(topLocations.filter(({ key, accessibility }) => outdoors.includes(key) && accessibility?.includes('accessible_restroom'))).toEqual(
    [],
  );
});

test('the page about toilets has the hours of the map', () => {
  // The toilets of a house are open as long as the house.
  const toilets = amenities.filter(({ kind, topLocation }) => kind === 'restroom' && !topLocation).map(({ hours = [] }) => hours);
  const facts = (information('restrooms').sections ?? []).flatMap((section) => (section.kind === 'facts' ? section.facts : []));
  const fixed = toilets.flatMap(([hours]) => (hours && hours.closes !== 'dusk' ? [`${hours.opens}–${hours.closes}`] : []));
  for (const language of ['hu', 'en'] as const)
    expect(facts.flatMap(({ value }) => value[language].match(/\d\d:\d\d–\d\d:\d\d/gu) ?? [])).toEqual(fixed);
  // The others are open as long as the playground.
  expect(toilets.filter(([hours]) => hours?.closes === 'dusk')).toEqual([getPlace('playground').hours]);
});

describe.each(['accessible_restroom', 'hearing_loop'] as const)('%s', (feature) => {
  const places = topLocations.filter(({ accessibility }) => accessibility?.includes(feature));

  test('needs of an event that its place must meet are on the page of its place', () => {
    const venues = new Map(content.eventLocations.map(({ key, topLocation }) => [key, topLocation]));
    const isThere = (location: string) => places.some(({ key }) => key === venues.get(location));
    const eventsWithFeature = content.events.filter(({ accessibility }) => accessibility?.includes(feature));
    expect(eventsWithFeature.length).toBeGreaterThan(10);
    expect(eventsWithFeature.filter(({ location }) => !isThere(location)).map(({ key, location }) => `${key} at ${location}`)).toEqual([]);
  });

  test('is listed on the page about accessibility with the places that have it', () => {
    const rows = (information('accessibility').sections ?? []).flatMap((section) => (section.kind === 'facts' ? section.facts : []));
    const heading = { accessible_restroom: 'Lépcsőmentes épületek', hearing_loop: 'Indukciós hurok' }[feature];
    const names = rows.find(({ label }) => label.hu === heading)?.value.hu.split(', ') ?? [];
    expect(names.length).toBe(places.length);
    const isNamed = (title: string) => names.some((name) => title.includes(name.split(' ', 1).join('')));
    expect(places.filter(({ title }) => !isNamed(title.hu)).map(({ key }) => key)).toEqual([]);
  });
});

/** All texts except those of the inbox, one per line. */
const everyLine = (language: 'hu' | 'en') => {
  const { inboxTemplates: _, siteSettings: __, ...texts } = content;
  return collectText(texts, language).split('\n');
};

test('no text repeats the weekly hours of a place', () => {
  // The balloon's hours depend on the season, and its ranges are those of other places, too.
  const ranges = topLocations.flatMap(({ key, hours }) =>
    hours
      .filter(({ opens }) => key !== 'balloon' && opens !== '00:00')
      .map(({ opens, closes }) => (closes === 'dusk' ? `${opens}(?:-t[óő]l| until dusk)` : `${opens}(?:–| and | és | to )${closes}`)),
  );
  const typed = new RegExp(ranges.join('|'), 'u');
  expect(typed.test('keddtől vasárnapig 10:00 és 18:00 között')).toBe(true);
  // This note may repeat the hours of its page; the test below checks it.
  const isNote = (line: string) => line === getPlace('playground').hoursNote?.hu || line === getPlace('playground').hoursNote?.en;
  expect((['hu', 'en'] as const).flatMap((language) => everyLine(language).filter((line) => typed.test(line) && !isNote(line)))).toEqual(
    [],
  );
});

test('the fountain has the same hours on every page', () => {
  const pages = [
    information('opening-hours'),
    information('quiet-hours'),
    getPlace('promenade'),
    content.projects.find(({ key }) => key === 'promenade'),
    content.events.find(({ key }) => key === 'musical-fountain'),
  ];
  const HOURS = ['07:00', '13:00', '22:00', '23:00'];
  const statements = pages.map((page) => {
    const lines = (['hu', 'en'] as const).flatMap((language) => collectText(page, language).split('\n'));
    return lines.filter((line) => /07:00.23:00|07:00 (?:és|to) 23:00|13:00/u.test(line)).flatMap((line) => line.match(/\d\d:\d\d/gu) ?? []);
  });
  expect(statements.map((times) => times.includes('13:00'))).toEqual(pages.map(() => true));
  expect(statements.flat().filter((time) => !HOURS.includes(time))).toEqual([]);
});

test('lost property is sent to the Visitor Centre on every page', () => {
  const lines = everyLine('hu').filter((line) =>
    /(?:talált|elveszett) (?:tárgy|játék)\p{L}* (?:\p{L}+ )*(?:keres|tesz|kerül|visz)/u.test(line),
  );
  expect(lines.length).toBeGreaterThanOrEqual(3);
  expect(lines.filter((line) => !line.includes('Látogatóközpont'))).toEqual([]);
});

describe('minutes', () => {
  const MINUTES = {
    harmincöt: 35,
    negyven: 40,
    negyvenöt: 45,
    ötven: 50,
    hatvan: 60,
    hetven: 70,
    hetvenöt: 75,
    nyolcvan: 80,
    kilencven: 90,
    száz: 100,
  };
  const readMinutes = (text: string) =>
    [...text.matchAll(/(?<!\p{L})(\p{L}+) perc(?!\p{L})/giu)].flatMap(
      ([, word = '']) => Object.entries(MINUTES).find(([name]) => name === word.toLocaleLowerCase('hu'))?.[1] ?? [],
    );
  const minuteOfDay = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const getLengths = ({ when }: (typeof content.events)[number]) =>
    (when.kind === 'occurrences' ? when.occurrences : []).flatMap(({ start, end }) =>
      start && end ? [(minuteOfDay(end) - minuteOfDay(start) + 1440) % 1440] : [],
    );

  test('in an event’s text equal the length of its dates, except for up to twenty after the performance', () => {
    const rows = content.events.flatMap((event) => {
      const statedMinutes = Math.max(...readMinutes(collectText([event.lead, event.body], 'hu')));
      return getLengths(event).length > 0 && statedMinutes > 0 ? [{ key: event.key, said: statedMinutes, lengths: getLengths(event) }] : [];
    });
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ said, lengths }) => lengths.some((length) => said > length || said < length - 20))).toEqual([]);
  });

  test('in the walks of Houses and Stories equal those on its page', () => {
    const walks = content.events.filter(({ series }) => series === 'houses-and-stories').flatMap(getLengths);
    const page = collectText(
      content.eventSeries.find(({ key }) => key === 'houses-and-stories'),
      'hu',
    );
    expect(page).toContain('ötven–kilencven percesek');
    expect([Math.min(...walks), Math.max(...walks.filter((length) => length < 180))]).toEqual([50, 90]);
  });
});

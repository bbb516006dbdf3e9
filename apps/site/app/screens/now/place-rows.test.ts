import type { Need } from '@liget/content-api';
import { createMapFeature, fixtures, occurrence } from '@liget/content-api/fixtures';
import { getPark } from '@liget/park';
import { expect, test } from 'vitest';
import { getMessages } from '../../i18n/index.ts';
import { toPlaceRows, toRestroomRows } from './place-rows.ts';

const [fixturePlace] = fixtures.hu.topLocations.data;
const [fixtureEvent] = fixtures.hu.events.data;
if (!fixturePlace || !fixtureEvent?.location) throw new Error('The fixtures have no place or no event at a place');
const place = (id: number, opens?: string, closes = '18:00') => ({
  ...fixturePlace,
  id,
  title: `Hely ${id}`,
  slugs: { hu: `hely-${id}`, en: null },
  hours: opens === undefined ? [] : [{ weekdays: [1, 2, 3, 4, 5, 6, 7], opens, closes, months: [] }],
  exceptions: [],
});
const places = [place(1, '10:00', '18:00'), place(2), place(3, '00:00', '24:00'), place(4, '10:00', '16:00'), place(5, '15:00', '18:00')];
const evening = {
  ...fixtureEvent,
  location: { ...fixtureEvent.location, top_location: { title: 'Hely 1', slugs: { hu: 'hely-1', en: null } } },
  occurrences: [occurrence('2026-11-28T19:30:00+01:00', '2026-11-28T21:00:00+01:00')],
};
const wordingAt = (time: string) => ({
  locale: 'hu' as const,
  messages: getMessages('hu'),
  park: getPark({ places, balloon: null }, Temporal.Instant.from(`2026-11-28T${time}:00+01:00`)),
  isOtherDay: false,
  walkTo: () => null,
  events: [evening],
});

test('toPlaceRows groups places by state, those that close first at the top, and those without hours as unknown', () => {
  const { open, closed, unknown } = toPlaceRows(places, undefined, wordingAt('14:00'));
  const listRows = (rows: typeof open) => rows.map(({ title, time }) => `${title}: ${time}`);
  expect(listRows(open)).toEqual(['Hely 4: 16:00-\u2060ig', 'Hely 1: 18:00-\u2060ig', 'Hely 3: Mindig nyitva']);
  expect(listRows(closed)).toEqual(['Hely 5: Ma 15:00-\u2060kor nyit']);
  expect(listRows(unknown)).toEqual([`Hely 2: ${getMessages('hu').now.hoursUnknown}`]);
});

test('toPlaceRows says of a closed place with an event on now that it is open for that alone', () => {
  const { closed } = toPlaceRows(places, undefined, wordingAt('20:00'));
  const times = Object.fromEntries(closed.map(({ title, time }) => [title, time]));
  expect(times).toMatchObject({
    'Hely 1': 'Csak a most tartó programra van nyitva',
    'Hely 5': 'Ma már zárva, holnap 15:00-\u2060kor nyit',
  });
});

test('toPlaceRows leaves the balloon’s place out', () => {
  const { open } = toPlaceRows(places, 'hely-1', wordingAt('14:00'));
  expect(open.map(({ title }) => title)).toEqual(['Hely 4', 'Hely 3']);
});

test('toRestroomRows shows until when toilets are open, and unknown without hours', () => {
  const daily = [{ weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '07:00', closes: '22:00', months: [] }];
  const restrooms = [
    createMapFeature('a', [19.08, 47.51], { kind: 'restroom', hours: daily }),
    createMapFeature('b', [19.08, 47.51], { kind: 'restroom' }),
  ];
  const listRows = (time: string) =>
    toRestroomRows({ features: restrooms }, wordingAt(time)).map(({ mark, time: words }) => `${mark} ${words}`);
  const unknown = `unknown ${getMessages('hu').now.hoursUnknown}`;
  expect([listRows('14:00'), listRows('06:00')]).toEqual([
    ['on 22:00-\u2060ig', unknown],
    ['off Ma 07:00-\u2060kor nyit', unknown],
  ]);
});

test('toRestroomRows shows toilets in a house as open only while the house is, and their state as unknown in an outage', () => {
  const daily = (opens: string, closes: string) => [{ weekdays: [1, 2, 3, 4, 5, 6, 7], opens, closes, months: [] }];
  const map = {
    features: [
      createMapFeature('house', [19.08, 47.51], { kind: 'top_location', hours: daily('10:00', '16:00') }),
      createMapFeature('a', [19.08, 47.51], { kind: 'restroom', hours: daily('07:00', '22:00'), place: 'house' }),
    ],
  };
  const listRows = (context: ReturnType<typeof wordingAt>) => toRestroomRows(map, context).map(({ mark, time }) => `${mark} ${time}`);
  expect(listRows(wordingAt('14:00'))).toEqual(['on 16:00-\u2060ig']);
  expect(listRows(wordingAt('17:00'))).toEqual(['off Ma már zárva, holnap 10:00-\u2060kor nyit']);
  const outage = getPark({ places, balloon: null, isOutdated: () => true }, Temporal.Instant.from('2026-11-28T14:00:00+01:00'));
  expect(listRows({ ...wordingAt('14:00'), park: outage })).toEqual([`unknown ${getMessages('hu').places.opening.unknown}`]);
});

test('toRestroomRows names the language of texts that are not translated', () => {
  const restroom = createMapFeature('a', [19.08, 47.51], { kind: 'restroom', note: 'Ára 200 Ft', untranslated: ['note'] });
  const [row] = toRestroomRows({ features: [restroom] }, { ...wordingAt('14:00'), locale: 'en' });
  expect([row?.lang, row?.noteLang]).toEqual([undefined, 'hu']);
});

test('toRestroomRows sorts toilets by distance', () => {
  const features = [
    createMapFeature('far', [2, 47], { kind: 'restroom' }),
    createMapFeature('house', [1, 47], { kind: 'top_location' }),
    createMapFeature('near', [1, 47], { kind: 'restroom' }),
  ];
  const rows = toRestroomRows({ features }, { ...wordingAt('14:00'), walkTo: (position) => (position?.[0] === 1 ? 3 : 12) });
  expect(rows.map(({ key, walk }) => [key, walk])).toEqual([
    ['near', 3],
    ['far', 12],
  ]);
});

test('toRestroomRows keeps the toilets that are known to meet the needs, and shows their notes, which have the price', () => {
  const restroom = (id: string, needs: Need[]) =>
    createMapFeature(id, [19.08, 47.51], { kind: 'restroom', needs, note: `Ára 200 Ft (${id})` });
  const map = { features: [restroom('table', ['child']), restroom('both', ['child', 'wheelchair'])] };
  const listRows = (...needs: Need[]) => toRestroomRows(map, wordingAt('14:00'), needs).map(({ note }) => note);
  expect(listRows('child')).toEqual(['Ára 200 Ft (table)', 'Ára 200 Ft (both)']);
  expect([listRows('child', 'wheelchair'), listRows('child', 'dog').length, listRows('free')]).toEqual([['Ára 200 Ft (both)'], 2, []]);
});

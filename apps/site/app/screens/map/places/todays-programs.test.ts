import type { EndpointAnswer, Locale, MapProgram } from '@liget/content-api';
import { fixtures, occurrence } from '@liget/content-api/fixtures';
import { getPark } from '@liget/park';
import { describe, expect, test } from 'vitest';
import { getMessages } from '../../../i18n/index.ts';
import { createMapProgram as program } from './map-program-under-test.ts';
import { countListed, formatTodaysCount } from './todays-count.ts';
import { countTodays, listTodaysPrograms } from './todays-programs.ts';

const on = (start: string, end: string | null, all_day = false) => occurrence(`${start}:00+01:00`, end && `${end}:00+01:00`, all_day);
/** An occurrence that is never over. */
const openEnded = (start: string) => ({ ...on(start, null), until: null });
type Programs = EndpointAnswer<'map'>['programs'];
type Properties = Programs['features'][number]['properties'];
const place = (id: string, properties: Partial<Properties>, known = true): Programs['features'][number] => ({
  type: 'Feature',
  id,
  geometry: known ? { type: 'Point', coordinates: [19.08, 47.51] } : null,
  properties: { title: id, location: id, place: null, days: [], lasting: [], ...properties },
});
const [feature] = fixtures.hu.map.features;
if (!feature) throw new Error('The fixtures have no place on the map');
/** Closed on Fridays. */
const museum = {
  ...fixtures.hu.topLocation.data,
  hours: [{ weekdays: [1, 2, 3, 4, 6, 7], opens: '10:00', closes: '18:00', months: [] }],
  exceptions: [],
};
const toMap = (features: Programs['features']): Parameters<typeof listTodaysPrograms>[0] => ({
  features: [{ ...feature, id: 'the museum', properties: { ...feature.properties, slugs: museum.slugs } }],
  programs: { type: 'FeatureCollection', from: '2026-11-20', to: '2026-11-26', features },
});
const NOON = '2026-11-20T12:00:00+01:00';
const toPark = (now: string) => getPark({ places: [museum], balloon: null }, Temporal.Instant.from(now));
const todays = (features: Programs['features'], { locale = 'hu', now = NOON }: { locale?: Locale; now?: string } = {}) =>
  listTodaysPrograms(toMap(features), { locale, park: toPark(now), messages: getMessages(locale) });
const today = (...programs: MapProgram[]): Partial<Properties> => ({ days: [{ day: '2026-11-20', programs }] });
const times = (...args: Parameters<typeof todays>) => todays(...args).flatMap(({ programs }) => programs.map(({ time }) => time));

describe('today’s events on the map', () => {
  test.each([
    ['hours', [on('2026-11-20T18:00', '2026-11-20T20:00')], '18:00–20:00', '18:00–20:00'],
    ['a start alone', [on('2026-11-20T18:00', null)], '18:00', '18:00'],
    [
      'several times',
      [on('2026-11-20T15:00', '2026-11-20T16:00'), on('2026-11-20T17:00', '2026-11-20T18:00')],
      '15:00, 17:00',
      '15:00, 17:00',
    ],
    ['a whole day', [on('2026-11-20T00:00', null, true)], 'egész nap', 'all day'],
    ['several days', [on('2026-11-19T00:00', '2026-11-22T00:00', true)], 'november 22-\u2060ig', 'until 22 November'],
    ['more than a year', [on('2026-11-19T00:00', '2027-11-22T00:00', true)], '2027. november 22-\u2060ig', 'until 22 November 2027'],
    ['a night that began yesterday', [on('2026-11-19T22:00', '2026-11-20T13:00')], '13:00-\u2060ig', 'until 13:00'],
    ['a night', [on('2026-11-20T22:00', '2026-11-21T02:00')], '22:00–02:00', '22:00–02:00'],
    ['an evening until midnight', [on('2026-11-20T21:00', '2026-11-21T00:00')], '21:00–24:00', '21:00–24:00'],
    ['midnight alone', [on('2026-11-20T00:00', null)], 'egész nap', 'all day'],
    ['what has no end', [openEnded('2020-01-01T10:00')], 'folyamatosan', 'ongoing'],
  ])('format their times: %s', (_, occurrences, hungarian, english) => {
    const features = [place('a', today(program('x', occurrences)))];
    expect([times(features), times(features, { locale: 'en' })]).toEqual([[hungarian], [english]]);
  });

  test('leave out events that are over, and places where nothing more is on', () => {
    const features = [
      place(
        'a',
        today(
          program('reggel', [on('2026-11-20T08:00', '2026-11-20T09:00')]),
          program('este', [on('2026-11-20T18:00', '2026-11-20T20:00')]),
        ),
      ),
      place('b', today(program('volt', [on('2026-11-20T08:00', '2026-11-20T12:00')]))),
    ];
    expect(todays(features).map(({ id, programs }) => [id, programs.map(({ title }) => title)])).toEqual([['a', ['este']]]);
    expect(todays(features, { now: '2026-11-20T11:59:00+01:00' })).toHaveLength(2);
  });

  test('are those of the current day, even if the response is from yesterday', () => {
    const features = [
      place('a', { days: [{ day: '2026-11-21', programs: [program('holnap', [on('2026-11-21T18:00', '2026-11-21T20:00')])] }] }),
    ];
    expect(todays(features)).toEqual([]);
    expect(todays(features, { now: '2026-11-21T00:10:00+01:00' })[0]?.programs[0]?.title).toBe('holnap');
  });

  test('mark what is on now, and what is cancelled', () => {
    const now = [on('2026-11-20T11:00', '2026-11-20T13:00')];
    const features = [
      place(
        'a',
        today(program('most', now), program('elmarad', now, { status: 'cancelled' }), program('este', [on('2026-11-20T18:00', null)])),
      ),
    ];
    expect(todays(features)[0]?.programs.map(({ isOnNow, status }) => [isOnNow, status])).toEqual([
      [true, null],
      [false, 'cancelled'],
      [false, null],
    ]);
  });

  test('show only the editor’s words when the date is given in words', () => {
    const textOnly = { text_date_only: true, date: 'Jó időben, 13:00-tól' };
    const features = [place('a', today(program('x', [on('2026-11-20T11:00', '2026-11-20T13:00')], textOnly)))];
    expect(todays(features)[0]?.programs).toMatchObject([{ time: 'Jó időben, 13:00-tól', isOnNow: false }]);
  });

  test('distinguish “sold out” of a ticketed event from “full” of a free one', () => {
    const evening = [on('2026-11-20T18:00', '2026-11-20T20:00')];
    const [spot] = todays([
      place(
        'a',
        today(
          program('jegyes', evening, { status: 'sold_out', ticket_url: 'https://jegy.example' }),
          program('ingyenes', evening, { status: 'sold_out' }),
        ),
      ),
    ]);
    expect(spot?.programs.map(({ status }) => status)).toEqual(['sold_out', 'full']);
  });

  test('are followed by lasting events that have begun', () => {
    const lasting = [
      program('tárlat', [on('2026-11-01T10:00', '2026-12-24T18:00')]),
      program('nyílik', [on('2026-11-24T10:00', '2026-12-24T18:00')]),
    ];
    const [spot] = todays([place('a', { ...today(program('este', [on('2026-11-20T18:00', null)])), lasting })]);
    expect(spot?.programs.map(({ title, time, isOnNow }) => [title, time, isOnNow])).toEqual([
      ['este', '18:00', false],
      ['tárlat', 'december 24-\u2060ig', false],
    ]);
  });

  test.each([
    ['on a day on which its house is closed', '2026-11-20T12:00:00+01:00', 'the museum', []],
    ['before it opens', '2026-11-21T08:00:00+01:00', 'the museum', ['tárlat']],
    ['after it has closed', '2026-11-21T18:00:00+01:00', 'the museum', []],
    ['in a house without hours', '2026-11-20T12:00:00+01:00', 'a tent', ['tárlat']],
  ])('include lasting events: %s', (_, now, house, expected) => {
    const lasting = [program('tárlat', [on('2026-11-01T10:00', '2026-12-24T18:00')])];
    const spots = todays([place('a', { place: house, lasting })], { now });
    expect(spots.flatMap(({ programs }) => programs.map(({ title }) => title))).toEqual(expected);
  });

  test('link to the events of the following days at the same place', () => {
    const later = [program('x', [on('2026-11-22T18:00', null)])];
    const days = [
      ...(today(program('este', [on('2026-11-20T18:00', null)])).days ?? []),
      { day: '2026-11-22', programs: later },
      { day: '2026-11-23', programs: later },
    ];
    expect(todays([place('zene', { days })])[0]?.later).toEqual({
      count: 1,
      url: '/varosligeti-programok?location=zene&from=2026-11-21&to=2026-11-26',
    });
    expect(todays([place('zene', { days, location: null })])[0]?.later).toBeNull();
  });

  test('are ordered by the start of the first event at a place; places with lasting events only come last', () => {
    const features = [
      place('tarlat', { lasting: [program('x', [on('2026-11-01T10:00', '2026-12-24T18:00')])] }),
      place('este', today(program('volt', [on('2026-11-20T08:00', '2026-11-20T09:00')]), program('este', [on('2026-11-20T19:00', null)]))),
      place('delutan', today(program('delutan', [on('2026-11-20T15:00', null)]))),
    ];
    expect(todays(features).map(({ id }) => id)).toEqual(['delutan', 'este', 'tarlat']);
  });

  test('come last and get a name when their place has no position', () => {
    const features = [
      place('sehol', { ...today(program('a', [on('2026-11-20T18:00', null)])), title: null }, false),
      place('itt', today(program('b', [on('2026-11-20T19:00', null)]))),
    ];
    expect(todays(features).map(({ title, position }) => [title, position])).toEqual([
      ['itt', [19.08, 47.51]],
      ['Kötött helyszín nélkül', null],
    ]);
  });

  test('give the language of a title, and of the words of a date, that are not translated', () => {
    const inWords = { text_date_only: true, date: 'Minden este' };
    const features = [
      place('a', today(program('a', [on('2026-11-20T18:00', null)]))),
      place('b', today(program('b', [on('2026-11-20T18:00', null)], { ...inWords, language: 'en', untranslated: ['date'] }))),
      place('c', today(program('c', [on('2026-11-20T18:00', null)], { language: 'en', untranslated: ['date'] }))),
    ];
    const langs = todays(features, { locale: 'en' }).map(({ programs: [shown] }) => [shown?.lang, shown?.timeLang]);
    expect(langs).toEqual([
      ['hu', undefined],
      [undefined, 'hu'],
      [undefined, undefined],
    ]);
  });
});

describe('the numbers of today’s events on the map', () => {
  const lasting = [
    program('tárlat', [on('2026-11-01T10:00', '2026-12-24T18:00')]),
    program('állandó', [openEnded('2020-01-01T10:00')]),
    program('holnap nyílik', [on('2026-11-21T10:00', '2026-12-24T18:00')]),
    program('bezárt tegnap', [on('2026-11-01T10:00', '2026-11-20T11:00')]),
    program('elmarad ma', [on('2026-11-01T10:00', '2026-12-24T18:00')], { status: 'cancelled' }),
  ];
  const features = [
    place('a', {
      ...today(program('este', [on('2026-11-20T18:00', null)]), program('reggel', [on('2026-11-20T08:00', '2026-11-20T09:00')])),
      lasting,
    }),
    place('b', { lasting: lasting.slice(0, 1) }),
    place('c', { place: 'the museum', lasting: [program('zárt házban', [openEnded('2026-11-01T10:00')])] }),
  ];
  const count = (now = NOON, isMeant: (id: string) => boolean = () => true) => countTodays(toMap(features), { park: toPark(now), isMeant });

  test('have dated and lasting events separately, each event once, without those in closed houses', () => {
    expect(count()).toEqual({ dated: 1, lasting: 2 });
    expect(count('2026-11-21T12:00:00+01:00')).toEqual({ dated: 0, lasting: 4 });
    expect(count(NOON, (id) => id === 'b')).toEqual({ dated: 0, lasting: 1 });
  });

  test('are those of the events that the list shows', () => {
    for (const now of [NOON, '2026-11-21T12:00:00+01:00'])
      expect([now, count(now)]).toEqual([now, countListed(todays(features, { now }).flatMap(({ programs }) => programs))]);
  });

  test.each([
    [{ dated: 2, lasting: 0 }, '2 program', '2 events'],
    [{ dated: 0, lasting: 0 }, '0 program', '0 events'],
    [{ dated: 0, lasting: 1 }, '1 kiállítás és állandó program', '1 exhibition or permanent feature'],
    [{ dated: 1, lasting: 3 }, '1 program, 3 kiállítás és állandó program', '1 event, 3 exhibitions and permanent features'],
  ])('are worded as on the list of events: %o', (numbers, hungarian, english) => {
    const format = (locale: Locale) => formatTodaysCount(numbers, { locale, messages: getMessages(locale) });
    expect([format('hu'), format('en')]).toEqual([hungarian, english]);
  });
});

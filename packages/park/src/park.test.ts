import type { Balloon, Event, TopLocation } from '@liget/content-api';
import { fixtures, occurrence } from '@liget/content-api/fixtures';
import { describe, expect, test } from 'vitest';
import { getPark, type ParkContent } from './park.ts';

const [lookout] = fixtures.hu.topLocations.data;
if (!lookout) throw new Error('The fixtures have no place');
/** Open from 10 to 18, closed on Mondays. */
const museum: TopLocation = {
  ...lookout,
  slugs: { hu: 'neprajzi-muzeum', en: 'museum-of-ethnography' },
  hours: [{ weekdays: [2, 3, 4, 5, 6, 7], opens: '10:00', closes: '18:00', months: [] }],
  exceptions: [],
};
const grounded: Balloon = { ...fixtures.hu.balloon, balloon_is_up: 0 };
/** Friday, 20 November 2026. */
const on = (time: string, content: Partial<ParkContent> = {}) =>
  getPark({ places: [museum], balloon: null, ...content }, Temporal.Instant.from(`2026-11-20T${time}:00+01:00`));
const program = (occurrences: Event['occurrences'], more: Partial<Pick<Event, 'status' | 'location'>> = {}) => ({
  occurrences,
  status: 'scheduled' as const,
  location: null,
  ...more,
});
const location = {
  id: 1,
  title: 'Néprajzi Múzeum',
  slug: 'neprajzi-muzeum',
  slugs: { hu: 'neprajzi-muzeum', en: null },
  position: null,
  top_location: { title: 'Néprajzi Múzeum', slugs: { hu: 'neprajzi-muzeum', en: 'museum-of-ethnography' } },
} satisfies Event['location'];

describe('onNow and maybeOn', () => {
  test('a concert is on between its first and last minute, wherever it is', () => {
    const concert = program([occurrence('2026-11-20T18:00:00+01:00', '2026-11-20T20:00:00+01:00')]);
    const isOn = (time: string) => on(time).onNow(concert) !== undefined;
    expect(['17:59', '18:00', '19:59', '20:00'].map(isOn)).toEqual([false, true, true, false]);
  });

  test('an exhibition is on only while its place is open', () => {
    const exhibition = program([occurrence('2026-11-03T10:00:00+01:00', '2026-11-27T18:00:00+01:00')], { location });
    expect(on('12:00').onNow(exhibition)).toEqual(exhibition.occurrences[0]);
    expect(on('21:00').onNow(exhibition)).toBeUndefined();
    expect(on('12:00').onNow({ ...exhibition, location: null })).toBeUndefined();
    expect(on('12:00').onNow({ ...exhibition, location: { ...location, top_location: null } })).toBeUndefined();
    expect(on('12:00', { places: null }).onNow(exhibition)).toBeUndefined();
    expect(on('12:00', { places: [] }).onNow(exhibition)).toBeUndefined();
  });

  test('a place that is closed for its visitors is open for an event that is on in it, not for one elsewhere', () => {
    const evening = program([occurrence('2026-11-20T18:30:00+01:00', '2026-11-20T20:00:00+01:00')], { location });
    const [date] = evening.occurrences;
    if (!date) throw new Error('No date');
    const elsewhere = { ...location, top_location: null };
    const isOpenForEvent = (time: string, ...events: (typeof evening)[]) => on(time).isOpenForEvent(museum, events);
    expect(['17:30', '18:15', '18:45', '20:15'].map((time) => isOpenForEvent(time, evening))).toEqual([false, false, true, false]);
    expect(isOpenForEvent('18:45', { ...evening, location: elsewhere })).toBe(false);
    expect(isOpenForEvent('18:45', { ...evening, occurrences: [{ ...date, location: elsewhere }] })).toBe(false);
    expect(isOpenForEvent('18:45', { ...evening, location: elsewhere, occurrences: [{ ...date, location }] })).toBe(true);
    expect(on('18:45', { isOutdated: () => true }).isOpenForEvent(museum, [evening])).toBe(false);
  });

  test('an event without times in a garden that never closes is not on, but until 21:00 and from 06:00 it may be', () => {
    const garden = { ...museum, hours: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '24:00', months: [] }] };
    const path = program([{ ...occurrence('2026-11-01T00:00:00+01:00', null, true), until: null }], { location });
    const getStatus = (time: string) => {
      const park = on(time, { places: [garden] });
      return [park.onNow(path) !== undefined, park.maybeOn(path) !== undefined];
    };
    // The sun sets at 16:00, and dusk ends before 17:00.
    expect(['02:00', '05:59', '06:00', '12:00', '20:59', '21:00'].map(getStatus)).toEqual([
      [false, false],
      [false, false],
      [false, true],
      [false, true],
      [false, true],
      [false, false],
    ]);
  });

  test('an exhibition or a permanent event in a garden that never closes is on at any time, unless words say when', () => {
    const garden = { ...museum, hours: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '24:00', months: [] }] };
    const dates = program([{ ...occurrence('2026-11-01T00:00:00+01:00', null, true), until: null }], { location });
    const getStatus = (time: string, kind: object) => {
      const park = on(time, { places: [garden] });
      const event = { ...dates, ...kind };
      return [park.onNow(event) !== undefined, park.maybeOn(event) !== undefined];
    };
    for (const kind of [{ constant: true }, { exhibition: true }]) {
      expect(['02:00', '12:00'].map((time) => getStatus(time, kind))).toEqual([
        [true, false],
        [true, false],
      ]);
      expect(getStatus('12:00', { ...kind, text_date_only: true })).toEqual([false, true]);
    }
    expect(getStatus('12:00', { interval: true })).toEqual([false, true]);
  });

  test('an event with times in words only is not on, but while its place is open it may be', () => {
    const rides = {
      ...program([occurrence('2026-11-20T10:00:00+01:00', '2026-11-20T18:00:00+01:00')], { location }),
      text_date_only: true,
    };
    const getStatus = (time: string) => [on(time).onNow(rides) !== undefined, on(time).maybeOn(rides) !== undefined];
    expect([getStatus('12:00'), getStatus('18:00'), getStatus('09:00')]).toEqual([
      [false, true],
      [false, false],
      [false, false],
    ]);
  });

  test('an exhibition is not on while its place is closed for the day', () => {
    const exhibition = program([occurrence('2026-11-03T00:00:00+01:00', '2026-12-31T00:00:00+01:00', true)], { location });
    const closed = { ...museum, exceptions: [{ from: '2026-11-20', to: '2026-11-20', hours: [], note: null }] };
    expect(on('12:00').onNow(exhibition)).toBeDefined();
    expect(on('12:00', { places: [closed] }).onNow(exhibition)).toBeUndefined();
  });

  test.each([
    ['lasts all day', occurrence('2026-11-20T00:00:00+01:00', null, true)],
    ['nobody knows an end of', { ...occurrence('2025-05-01T09:00:00+02:00'), until: null }],
    ['lasts a day to the minute', occurrence('2026-11-20T09:00:00+01:00', '2026-11-21T09:00:00+01:00')],
  ])('what %s is on only while its place is open', (_, item) => {
    expect(on('12:00').onNow(program([item], { location }))).toEqual(item);
    expect(on('18:00').onNow(program([item], { location }))).toBeUndefined();
    expect(on('12:00').onNow(program([item]))).toBeUndefined();
  });

  test('an event that begins at a time and has no end may be on, but is never said to be on, also while its place is open', () => {
    const concert = program([occurrence('2026-11-20T10:00:00+01:00')], { location });
    const getStatus = (time: string, event = concert) => {
      const park = on(time);
      return [park.soon(event), park.onNow(event), park.maybeOn(event)].map((date) => date !== undefined);
    };
    expect(['09:00', '10:00', '16:38', '18:00'].map((time) => getStatus(time))).toEqual([
      [true, false, false],
      [false, false, true],
      [false, false, true],
      [false, false, false],
    ]);
    for (const kind of [{ exhibition: true }, { constant: true }, { interval: true }])
      expect(getStatus('16:38', { ...concert, ...kind })).toEqual([false, true, false]);
  });

  test('an event of a minute less than a day is on, also in a closed place', () => {
    const night = occurrence('2026-11-20T09:00:00+01:00', '2026-11-21T08:59:00+01:00');
    expect(on('21:00').onNow(program([night], { location }))).toEqual(night);
  });

  test('of several occurrences the current one is returned', () => {
    const hours = ['10', '14', '18'].map((hour) => occurrence(`2026-11-20T${hour}:00:00+01:00`, `2026-11-20T${hour}:45:00+01:00`));
    expect(on('14:30').onNow(program(hours))).toEqual(hours[1]);
    expect(on('15:00').onNow(program(hours))).toBeUndefined();
  });

  test.each([
    ['scheduled', true],
    ['rescheduled', true],
    ['sold_out', true],
    ['postponed', false],
    ['cancelled', false],
  ] as const)('an event that is %s is on: %s', (status, expected) => {
    const concert = program([occurrence('2026-11-20T18:00:00+01:00', '2026-11-20T20:00:00+01:00')], { status });
    expect(on('19:00').onNow(concert) !== undefined).toBe(expected);
    expect(on('17:00').soon(concert) !== undefined).toBe(expected);
  });
});

describe('soon and isOver', () => {
  const isSoon = (start: string, all_day = false) => on('12:00').soon(program([occurrence(start, null, all_day)])) !== undefined;

  test('soon is an occurrence within two hours, never an all-day one', () => {
    expect(isSoon('2026-11-20T14:00:00+01:00')).toBe(true);
    expect(isSoon('2026-11-20T14:01:00+01:00')).toBe(false);
    expect(isSoon('2026-11-20T12:01:00+01:00')).toBe(true);
    expect(isSoon('2026-11-20T12:00:00+01:00')).toBe(false);
    expect(isSoon('2026-11-20T13:00:00+01:00', true)).toBe(false);
  });

  test('soon is the next occurrence of an event that was on today', () => {
    const hours = ['10', '13'].map((hour) => occurrence(`2026-11-20T${hour}:00:00+01:00`, `2026-11-20T${hour}:45:00+01:00`));
    expect(on('12:00').soon(program(hours))).toEqual(hours[1]);
  });
});

test('an event is over when its last occurrence is; one without occurrences is not', () => {
  const evenings = ['19', '20'].map((day) => occurrence(`2026-11-${day}T18:00:00+01:00`, `2026-11-${day}T19:00:00+01:00`));
  expect(on('18:59').isOver({ occurrences: evenings })).toBe(false);
  expect(on('19:00').isOver({ occurrences: evenings })).toBe(true);
  expect(on('19:00').isOver({ occurrences: [] })).toBe(false);
});

describe('the opening state of a place', () => {
  test('follows its opening hours', () => {
    expect([on('12:00').isOpen(museum), on('19:00').isOpen(museum)]).toEqual([true, false]);
    expect(on('12:00').opening(museum)).toEqual({ kind: 'open', until: '18:00' });
    expect(on('12:00').opening({ ...museum, hours: [] })).toBeNull();
  });

  describe('of the balloon', () => {
    const flight = { start_date: '2026-11-20T17:00:00+01:00', end_date: '2026-11-20T17:30:00+01:00', weather: 'ideal_weather' as const };
    const balloon: Balloon = { ...fixtures.hu.balloon, time_slots: [flight] };
    // It has no hours in November.
    const nextSeason = { at: '10:00', day: '2027-04-01', inDays: 132 };
    const opening = (time: string, flown: Balloon | null, place = lookout) =>
      on(time, { places: [lookout], balloon: flown }).opening(place);

    test('is open while the balloon flies, so that all views agree', () => {
      expect(opening('17:10', balloon)).toEqual({ kind: 'open', until: '17:30' });
      expect(opening('16:00', balloon)).toEqual({ kind: 'opens', at: '17:00' });
      expect(opening('18:00', balloon)).toEqual({ kind: 'closed', wasOpen: true, next: nextSeason });
    });

    test('is not open because of slots of a grounded balloon, of a private flight or of another place', () => {
      const closed = { kind: 'closed', wasOpen: false, next: nextSeason };
      expect(opening('17:10', { ...balloon, balloon_is_up: 0 })).toEqual({ ...closed, next: null });
      expect(opening('17:10', { ...balloon, time_slots: [{ ...flight, weather: 'private_flight' }] })).toEqual(closed);
      expect(opening('17:10', { ...balloon, schedule: null })).toEqual(closed);
      expect(opening('17:10', null)).toEqual(closed);
      expect(opening('17:10', balloon, { ...lookout, slugs: { hu: 'nagyjatszoter', en: null } })).toEqual(closed);
      expect(opening('17:10', balloon, { ...lookout, slugs: { hu: null, en: 'balloon-fly' } })).toEqual(closed);
    });

    test('decides whether the balloon flies if there are no slots', () => {
      const silent: Balloon = { ...balloon, time_slots: [] };
      const state = (places: ParkContent['places']) => on('12:00', { places, balloon: silent }).balloon;
      expect(state([lookout])).toEqual({ kind: 'not_today', wasToday: false, next: null });
      expect(state([{ ...museum, slugs: lookout.slugs }])).toEqual({ kind: 'today', next: null });
      expect(state([museum])).toEqual({ kind: 'today', next: null });
      expect(state(null)).toEqual({ kind: 'today', next: null });
    });
  });
});

test('the balloon’s state is null while its content is unavailable', () => {
  expect([on('12:00').balloon, on('12:00', { balloon: grounded }).balloon]).toEqual([null, { kind: 'grounded' }]);
});

test('the scene and the question are those of the instant', () => {
  const { at, scene, question } = on('21:30');
  expect([at.toString(), scene, question]).toEqual(['2026-11-20T20:30:00Z', { hour: 'night', season: 'autumn' }, 'tomorrow']);
});

describe('with outdated content', () => {
  const concert = program([occurrence('2026-11-20T18:00:00+01:00', '2026-11-20T20:00:00+01:00')]);
  const say = (content: Partial<ParkContent>) => {
    const park = on('18:30', { balloon: grounded, ...content });
    const always = { ...museum, hours: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '24:00', months: [] }] };
    return {
      balloon: park.balloon?.kind,
      opening: [museum, always, { ...museum, hours: [] }].map((place) => park.opening(place)?.kind),
      isOpen: park.isOpen(museum),
      isShutToday: park.isShutToday(museum.slugs),
      isOn: park.onNow(concert) !== undefined,
      isSoon: on('17:30', content).soon(concert) !== undefined,
      isOver: on('20:30', content).isOver(concert),
    };
  };

  test('opening, balloon and current events are unknown, but past events are over and places that never close are open', () => {
    expect(say({ isOutdated: () => true })).toEqual({
      balloon: 'unknown',
      opening: ['unknown', 'always', undefined],
      isOpen: false,
      isShutToday: false,
      isOn: false,
      isSoon: false,
      isOver: true,
    });
    const known = { balloon: 'grounded', opening: ['closed', 'always', undefined], isShutToday: true, isOn: true, isSoon: true };
    expect(say({ isOutdated: () => false })).toMatchObject(known);
  });

  test('isOutdated is called each time', () => {
    let isOutdated = false;
    const park = on('12:00', { isOutdated: () => isOutdated });
    const before = park.opening(museum)?.kind;
    isOutdated = true;
    expect([before, park.opening(museum)?.kind, park.isOutdated]).toEqual(['open', 'unknown', true]);
  });
});

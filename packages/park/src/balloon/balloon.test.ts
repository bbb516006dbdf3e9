import type { Balloon, BalloonSlot } from '@liget/content-api';
import { describe, expect, test } from 'vitest';
import type { PlaceHours } from '../opening-hours/place-hours.ts';
import {
  getBalloonOpening,
  getBalloonState,
  isBalloonOpen,
  isReportExpired,
  listFlights,
  listSlotsFrom,
  markClosedDays,
} from './balloon.ts';

const slot = (time: string, weather: BalloonSlot['weather'] = 'ideal_weather', day = '20'): BalloonSlot => ({
  start_date: `2026-11-${day}T${time}:00+01:00`,
  end_date: Temporal.Instant.from(`2026-11-${day}T${time}:00+01:00`)
    .add({ minutes: 30 })
    .toZonedDateTimeISO('Europe/Budapest')
    .toString({ timeZoneName: 'never' }),
  weather,
});
const balloon = (time_slots: BalloonSlot[], balloon_is_up: Balloon['balloon_is_up'] = 1): Balloon => ({
  balloon_is_up,
  note: null,
  updated_at: '2026-11-20T08:00:00+01:00',
  time_slots,
  schedule: null,
});
const now = (time: string) => Temporal.Instant.from(`2026-11-20T${time}:00+01:00`);
const [morning, evening, tomorrow] = [slot('10:00'), slot('16:00', 'uncertain_weather'), slot('10:00', 'ideal_weather', '21')];
const place: PlaceHours = { hours: [{ weekdays: [2, 3, 4, 5, 6, 7], opens: '10:00', closes: '18:00', months: [] }], exceptions: [] };

describe('getBalloonState with slots', () => {
  const day = balloon([tomorrow, evening, morning]);

  test.each([
    ['flies later today', '08:00', { kind: 'today', next: morning }],
    ['is flying from the first minute of a slot', '10:00', { kind: 'flying', slot: morning, next: evening }],
    ['is flying to its last minute', '10:29', { kind: 'flying', slot: morning, next: evening }],
    ['may fly again later, in uncertain weather', '10:30', { kind: 'uncertain', slot: null, next: evening }],
    ['may be flying, in a slot of uncertain weather', '16:15', { kind: 'uncertain', slot: evening, next: null }],
    ['does not fly any more, and tells its next slot', '16:30', { kind: 'not_today', wasToday: true, next: tomorrow }],
  ])('%s', (_, time, state) => {
    expect(getBalloonState(day, place, now(time))).toEqual(state);
  });

  test('has no flights for visitors on a day on which its place is exceptionally closed; other exceptions do not affect the slots', () => {
    const closedOn = (from: string, hours: PlaceHours['exceptions'][number]['hours'] = []): PlaceHours => ({
      ...place,
      exceptions: [{ from, to: from, hours, note: null }],
    });
    const slots = [morning, slot('12:00', 'private_flight'), tomorrow];
    expect(markClosedDays(slots, closedOn('2026-11-20')).map(({ weather }) => weather)).toEqual([
      'downtime',
      'private_flight',
      'ideal_weather',
    ]);
    for (const otherPlace of [place, null, closedOn('2026-11-22'), closedOn('2026-11-20', [{ opens: '09:00', closes: '12:00' }])])
      expect(markClosedDays(slots, otherPlace)).toEqual(slots);
    expect(getBalloonState(balloon(markClosedDays(slots, closedOn('2026-11-20'))), place, now('08:00'))).toEqual({
      kind: 'private',
      wasToday: false,
      next: tomorrow,
    });
  });

  test('is not_today on a day without slots, with the next slot', () => {
    expect(getBalloonState(balloon([tomorrow]), place, now('12:00'))).toEqual({ kind: 'not_today', wasToday: false, next: tomorrow });
  });

  test('ignores slots of earlier days: the opening hours of its place decide, and an old report makes it uncertain', () => {
    const earlierFlight = balloon([slot('10:00', 'ideal_weather', '18')]);
    const readThen = { ...earlierFlight, updated_at: '2026-11-18T08:00:00+01:00' };
    expect(getBalloonState(earlierFlight, place, now('12:00'))).toEqual({ kind: 'today', next: null });
    expect(getBalloonState(readThen, place, now('12:00'))).toEqual({ kind: 'uncertain', slot: null, next: null });
    expect(getBalloonState(readThen, place, now('18:00'))).toEqual({ kind: 'not_today', wasToday: true, next: null });
  });

  test.each([
    ['downtime', 'not_today'],
    ['private_flight', 'private'],
  ] as const)('is closed for visitors in a slot of %s: %s', (weather, kind) => {
    expect(getBalloonState(balloon([slot('12:00', weather)]), place, now('12:10'))).toEqual({
      kind,
      wasToday: false,
      next: null,
    });
    expect(getBalloonState(balloon([slot('12:00', weather), evening]), place, now('12:10'))).toMatchObject({
      kind: 'uncertain',
      next: evening,
    });
    expect(getBalloonState(balloon([slot('12:00', weather)]), place, now('08:00'))).toMatchObject({ kind });
  });

  test('is private while only private flights remain today, not after them nor on an earlier day', () => {
    const slots = balloon([morning, slot('12:00', 'private_flight'), tomorrow]);
    const getKinds = (...times: string[]) => times.map((time) => getBalloonState(slots, place, now(time)).kind);
    expect(getKinds('10:10', '10:30', '12:29', '12:30')).toEqual(['flying', 'private', 'private', 'not_today']);
    expect(getBalloonState(slots, place, now('11:00'))).toEqual({ kind: 'private', wasToday: true, next: tomorrow });
    const later = balloon([slot('10:00', 'downtime'), slot('12:00', 'private_flight', '21')]);
    expect(getBalloonState(later, place, now('08:00'))).toEqual({ kind: 'not_today', wasToday: false, next: null });
  });

  test('uses days in Budapest: a slot after midnight there belongs to tomorrow', () => {
    const night = slot('00:15', 'ideal_weather', '21');
    expect(getBalloonState(balloon([night]), place, now('23:30'))).toEqual({ kind: 'not_today', wasToday: false, next: night });
    expect(getBalloonState(balloon([night]), place, Temporal.Instant.from('2026-11-20T23:05:00Z'))).toMatchObject({
      kind: 'uncertain',
      next: night,
    });
  });
});

test('the balloon flies today while a coming slot has ideal weather', () => {
  expect(getBalloonState(balloon([slot('12:00', 'uncertain_weather'), slot('13:00')]), place, now('11:00'))).toMatchObject({
    kind: 'today',
  });
});

test('a report of an earlier day neither promises a flight nor closes the balloon', () => {
  const getBalloon = (slots: BalloonSlot[]) => ({ ...balloon(slots), updated_at: '2026-11-19T23:59:00+01:00' });
  expect(getBalloonState(getBalloon([morning]), place, now('08:00'))).toEqual({ kind: 'uncertain', slot: null, next: morning });
  expect(getBalloonState(getBalloon([morning]), place, now('10:10'))).toEqual({ kind: 'uncertain', slot: morning, next: null });
  expect(getBalloonState(getBalloon([]), place, now('12:00'))).toEqual({ kind: 'uncertain', slot: null, next: null });
  expect(getBalloonState(getBalloon([morning]), place, now('12:00'))).toMatchObject({ kind: 'not_today' });
});

describe('getBalloonOpening', () => {
  const opening = (time: string, slots: BalloonSlot[], isUp: Balloon['balloon_is_up'] = 1) =>
    getBalloonOpening(balloon(slots, isUp), place, now(time));

  test('is closed while the balloon is grounded, whatever the opening hours', () => {
    expect(opening('12:00', [morning, evening], 0)).toEqual({ kind: 'closed', wasOpen: false, next: null });
  });

  test('opens by its hours and closes after the last flight of the day', () => {
    expect(opening('09:00', [morning, evening])).toEqual({ kind: 'opens', at: '10:00' });
    expect(opening('12:00', [morning, evening])).toEqual({ kind: 'open', until: '16:30' });
    expect(opening('16:30', [morning, evening, tomorrow])).toEqual({
      kind: 'closed',
      wasOpen: true,
      next: { at: '10:00', day: '2026-11-21', inDays: 1, isFlight: true },
    });
  });

  test('opens by its hours if no slot is announced', () => {
    expect(opening('17:00', [morning])).toEqual({ kind: 'closed', wasOpen: true, next: { at: '10:00', day: '2026-11-21', inDays: 1 } });
    expect(opening('17:00', [])).toEqual({ kind: 'open', until: '18:00' });
  });

  test('is closed on a day on which all slots are out of service', () => {
    expect(opening('12:00', [slot('12:00', 'downtime'), tomorrow])).toMatchObject({ kind: 'closed', wasOpen: false });
  });
});

describe('getBalloonState without slots', () => {
  const silent = balloon([]);

  test('is “today” while its place is open', () => {
    expect(getBalloonState(silent, place, now('08:00'))).toEqual({ kind: 'today', next: null });
    expect(getBalloonState(silent, place, now('17:59'))).toEqual({ kind: 'today', next: null });
    expect(getBalloonState(silent, place, now('18:00'))).toEqual({ kind: 'not_today', wasToday: true, next: null });
  });

  test('is not_today while its place is closed, by its week or by an exception', () => {
    const monday = Temporal.Instant.from('2026-11-23T12:00:00+01:00');
    expect(getBalloonState(silent, place, monday)).toEqual({ kind: 'not_today', wasToday: false, next: null });
    const shut: PlaceHours = { ...place, exceptions: [{ from: '2026-11-20', to: '2026-11-20', hours: [], note: null }] };
    expect(getBalloonState(silent, shut, now('12:00'))).toEqual({ kind: 'not_today', wasToday: false, next: null });
  });

  test('is “today” if the hours of its place are unknown', () => {
    expect(getBalloonState(silent, null, now('03:00'))).toEqual({ kind: 'today', next: null });
  });
});

test('a balloon that its operator has closed is grounded, whatever its slots and its place say', () => {
  for (const slots of [[], [morning], [tomorrow]])
    expect(getBalloonState(balloon(slots, 0), place, now('10:10'))).toEqual({ kind: 'grounded' });
});

test('listSlotsFrom sorts the slots and leaves out those that are over, but not those without visitors', () => {
  const starts = (time: string) =>
    listSlotsFrom(balloon([tomorrow, slot('12:00', 'downtime'), morning]), now(time)).map(({ start_date }) => start_date);
  expect(starts('10:29')).toEqual(['2026-11-20T10:00:00+01:00', '2026-11-20T12:00:00+01:00', '2026-11-21T10:00:00+01:00']);
  expect(starts('10:30')).toEqual(['2026-11-20T12:00:00+01:00', '2026-11-21T10:00:00+01:00']);
});

test('listFlights returns the slots for visitors, and none while the balloon is closed', () => {
  const slots = [morning, slot('12:00', 'downtime'), slot('13:00', 'private_flight'), evening, tomorrow];
  const flights = (balloon_is_up: Balloon['balloon_is_up']) =>
    listFlights(balloon(slots, balloon_is_up), Temporal.PlainDate.from('2026-11-20'));
  expect(flights(1).map(({ from, to }) => `${from.toString()} ${to.toString()}`)).toEqual([
    '2026-11-20T09:00:00Z 2026-11-20T09:30:00Z',
    '2026-11-20T15:00:00Z 2026-11-20T15:30:00Z',
  ]);
  expect(flights(0)).toEqual([]);
});

test.each([
  [{ kind: 'flying', slot: morning, next: null }, true],
  [{ kind: 'today', next: null }, true],
  [{ kind: 'uncertain', slot: null, next: null }, true],
  [{ kind: 'private', wasToday: true, next: tomorrow }, false],
  [{ kind: 'not_today', wasToday: true, next: tomorrow }, false],
  [{ kind: 'grounded' }, false],
] as const)('isBalloonOpen of %j is %s', (state, expected) => {
  expect(isBalloonOpen(state)).toBe(expected);
});

describe('isReadingOld', () => {
  const getBalloon = (updated_at: string, time: string, placeHours: PlaceHours | null = place) =>
    isReportExpired({ updated_at }, placeHours, now(time));

  test('is true for yesterday’s report once the place opens, until it closes', () => {
    expect(['09:59', '10:00', '17:59', '18:00'].map((time) => getBalloon('2026-11-19T17:00:00+01:00', time))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('is false for this morning’s report all day, also just after midnight in Budapest', () => {
    expect(getBalloon('2026-11-20T08:00:00+01:00', '17:59')).toBe(false);
    expect(getBalloon('2026-11-19T23:10:00Z', '12:00')).toBe(false);
  });

  test('is false while the place is closed for the day', () => {
    const closed = { from: '2026-11-20', to: '2026-11-20', hours: [], note: null };
    expect(getBalloon('2026-11-10T08:00:00+01:00', '12:00', { ...place, exceptions: [closed] })).toBe(false);
  });

  test('is true after 24 hours if the opening hours are unknown', () => {
    expect(['11:59', '12:01'].map((time) => getBalloon('2026-11-19T12:00:00+01:00', time, null))).toEqual([false, true]);
  });
});

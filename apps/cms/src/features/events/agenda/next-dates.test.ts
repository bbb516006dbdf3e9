import { expect, test } from 'vitest';
import { indexed, occurrenceFrom } from '../../../testing/events/test-program-index.ts';
import { getProgramTime } from './next-dates.ts';

const at = (text: string) => Temporal.PlainDateTime.from(text).toZonedDateTime('Europe/Budapest').epochMilliseconds;
const getNext = (...[event, now]: Parameters<typeof getProgramTime>) => {
  const { next } = getProgramTime(event, now);
  return next && Date.parse(next);
};
const concerts = indexed('concerts', [
  occurrenceFrom('2026-11-20 18:00', '2026-11-20 19:00'),
  occurrenceFrom('2026-11-27 18:00', '2026-11-27 19:00'),
]);

test.each([
  ['its first date', '2026-11-01T10:00', '2026-11-20T18:00'],
  ['now, while it is on', '2026-11-20T18:30', '2026-11-20T18:30'],
  ['the next one, once the first is over', '2026-11-20T19:00', '2026-11-27T18:00'],
  ['its last one, once all are over', '2026-12-24T10:00', '2026-11-27T18:00'],
])('the next date of an event is %s', (_, now, expected) => {
  expect(getNext(concerts, at(now))).toBe(at(expected));
});

test('a permanent event has its first day until it has begun, then no date; a current exhibition can be visited today', () => {
  const weeks = [occurrenceFrom('2025-10-17', '2027-01-31')];
  const permanent = indexed('permanent', weeks, { always: true });
  expect(getNext(permanent, at('2025-10-16T10:00'))).toBe(at('2025-10-17T00:00'));
  expect(getNext(permanent, at('2026-11-22T10:00'))).toBeNull();
  expect(getNext(indexed('exhibition', weeks), at('2026-11-22T10:00'))).toBe(at('2026-11-22T10:00'));
});

const [scheduled, cancelledDate] = [
  occurrenceFrom('2026-12-15 14:00', '2026-12-15 15:00'),
  occurrenceFrom('2026-12-08 14:00', '2026-12-08 15:00', { state: 'cancelled' }),
];
test.each([
  ['the next that takes place', [cancelledDate, scheduled], '2026-11-28T10:00', '2026-12-15T14:00', 'scheduled'],
  ['a cancelled one when none takes place', [cancelledDate], '2026-11-28T10:00', '2026-12-08T14:00', 'cancelled'],
  ['the start of a cancelled one, although it would be on', [cancelledDate], '2026-12-08T14:30', '2026-12-08T14:00', 'cancelled'],
  ['a postponed one', [{ ...scheduled, state: 'postponed' }], '2026-11-28T10:00', '2026-12-15T14:00', 'postponed'],
  ['one that is full', [{ ...scheduled, state: 'sold_out' }], '2026-11-28T10:00', '2026-12-15T14:00', 'sold_out'],
  [
    'the last that took place, once all are over',
    [...concerts.occurrences, cancelledDate],
    '2027-01-01T10:00',
    '2026-11-27T18:00',
    'scheduled',
  ],
] as const)('an event is represented by %s, with the status of that date', (_, dates, now, next, state) => {
  const time = getProgramTime(indexed('walk', [...dates]), at(now));
  expect([time.next && Date.parse(time.next), time.state, time.isAllDay]).toEqual([at(next), state, false]);
});

test('an all-day date begins with the day, whatever hour is stored, and a single one is not lasting', () => {
  const day = { ...occurrenceFrom('2026-12-08'), start: at('2026-12-08T12:00') };
  const getTime = (now: string) => getProgramTime(indexed('market', [day]), at(now));
  expect(getTime('2026-11-28T10:00')).toMatchObject({ next: '2026-12-07T23:00:00.000Z', isAllDay: true, lasting: null });
  expect(getTime('2026-12-08T15:00')).toMatchObject({ next: '2026-12-08T14:00:00.000Z', isAllDay: true, lasting: null });
});

test('a permanent event is cancelled only if all its dates are', () => {
  const weeks = occurrenceFrom('2025-10-17', '2027-01-31', { state: 'cancelled' });
  const getState = (...dates: Parameters<typeof indexed>[1]) =>
    getProgramTime(indexed('permanent', dates, { always: true }), at('2026-11-22T10:00')).state;
  expect([getState(weeks), getState(weeks, { ...weeks, state: 'scheduled' }), getState()]).toEqual(['cancelled', 'scheduled', 'scheduled']);
});

test('an event is on during a date with times; for a lasting one the end is given, because its place may be closed', () => {
  const now = at('2026-11-20T18:30');
  const during = (...dates: Parameters<typeof indexed>[1]) => {
    const { isOnNow, lasting } = getProgramTime(indexed('it', dates), now);
    return { isOnNow, until: lasting?.until ?? lasting };
  };
  const concert = occurrenceFrom('2026-11-20 18:00', '2026-11-20 19:00');
  expect(during(concert)).toEqual({ isOnNow: true, until: null });
  expect(during({ ...concert, state: 'cancelled' })).toEqual({ isOnNow: false, until: null });
  expect(during(occurrenceFrom('2026-11-17 10:00', '2026-12-30 18:00'))).toEqual({ isOnNow: false, until: '2026-12-30T17:00:00.000Z' });
  expect(during(occurrenceFrom('2026-11-21 18:00', '2026-11-21 19:00'))).toEqual({ isOnNow: false, until: null });
});

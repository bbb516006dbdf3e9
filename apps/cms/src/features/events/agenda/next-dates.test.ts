import { expect, test } from 'vitest';
import { indexed, occurrenceFrom } from '../../../testing/test-program-index.ts';
import { findNextDate, getProgramTime } from './next-dates.ts';

const at = (text: string) => Temporal.PlainDateTime.from(text).toZonedDateTime('Europe/Budapest').epochMilliseconds;
const concerts = indexed('concerts', [
  occurrenceFrom('2026-11-20 18:00', '2026-11-20 19:00'),
  occurrenceFrom('2026-11-27 18:00', '2026-11-27 19:00'),
]);

test.each([
  ['its first date', '2026-11-01T10:00', '2026-11-20T18:00'],
  ['now, while it is on', '2026-11-20T18:30', '2026-11-20T18:30'],
  ['the next one, once the first is over', '2026-11-20T19:00', '2026-11-27T18:00'],
  ['its last one, once all are over', '2026-12-24T10:00', '2026-11-27T18:00'],
])('a program is to be seen on %s', (_, now, expected) => {
  expect(findNextDate(concerts, at(now))).toBe(at(expected));
});

test('what is always there has no date, and an exhibition that runs is to be seen today', () => {
  const weeks = [occurrenceFrom('2025-10-17', '2027-01-31')];
  expect(findNextDate(indexed('permanent', weeks, { always: true }), at('2026-11-22T10:00'))).toBeNull();
  expect(findNextDate(indexed('exhibition', weeks), at('2026-11-22T10:00'))).toBe(at('2026-11-22T10:00'));
});

test('a program is on while a date with hours takes place; what lasts has begun, and nobody knows here whether its place is open', () => {
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

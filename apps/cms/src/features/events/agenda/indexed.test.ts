import { expect, test } from 'vitest';
import { occurrenceFrom } from '../../../testing/events/test-program-index.ts';
import { parseDayNumber } from '../dates/days.ts';
import { getDays, isLongRunning, isOnNow, isOver } from './indexed.ts';

const at = (text: string) => Temporal.PlainDateTime.from(text.replace(' ', 'T')).toZonedDateTime('Europe/Budapest').epochMilliseconds;
const daysBetween = (start: string, until: string, allDay = false) => {
  const { first, last } = getDays({ start: at(start), until: at(until), allDay });
  return [first - parseDayNumber('2026-11-20'), last - parseDayNumber('2026-11-20')];
};

test.each([
  ['a night of a minute less than twelve hours belongs to its evening', '2026-11-20 22:00', '2026-11-21 09:59', [0, 0]],
  ['twelve hours are no night: they are on both days', '2026-11-20 22:00', '2026-11-21 10:00', [0, 1]],
  ['what ends at midnight is on no other day', '2026-11-20 14:00', '2026-11-21 00:00', [0, 0]],
  ['two nights are no night', '2026-11-20 23:00', '2026-11-22 01:00', [0, 2]],
])('%s', (_, start, until, days) => expect(daysBetween(start, until)).toEqual(days));

test('an all-day occurrence is no night, even on a day of 23 hours', () => {
  expect(daysBetween('2026-11-20 20:00', '2026-11-21 02:00', true)).toEqual([0, 1]);
});

test('eight consecutive days count as lasting, seven do not', () => {
  const [week, longer] = [occurrenceFrom('2026-11-20', '2026-11-26'), occurrenceFrom('2026-11-20', '2026-11-27')];
  expect([week, longer].map((occurrence) => isLongRunning(occurrence, false))).toEqual([false, true]);
});

test('all occurrences of a permanent exhibition count as lasting', () => {
  const evening = occurrenceFrom('2026-11-20 18:00', '2026-11-20 20:00');
  expect(isLongRunning(evening, true)).toBe(true);
});

test('an occurrence is on from its start up to, but excluding, its end', () => {
  const evening = occurrenceFrom('2026-11-20 18:00', '2026-11-20 20:00');
  expect(['17:59', '18:00', '19:59', '20:00'].map((time) => isOnNow(evening, at(`2026-11-20 ${time}`)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(['19:59', '20:00'].map((time) => isOver(evening, at(`2026-11-20 ${time}`)))).toEqual([false, true]);
});

import { expect, test } from 'vitest';
import { weekOf } from './week.ts';

const museum = [{ weekdays: [2, 3, 4, 5, 6, 7], opens: '10:00', closes: '18:00', months: [] }];

test('the week begins today, and a closed day says nothing', () => {
  const week = weekOf(museum, Temporal.Instant.from('2026-11-21T11:00:00+01:00'));
  expect(week.map(({ weekday }) => weekday)).toEqual(['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday']);
  expect(week.map(({ hours }) => hours)).toEqual([
    '10:00–18:00',
    '10:00–18:00',
    '',
    '10:00–18:00',
    '10:00–18:00',
    '10:00–18:00',
    '10:00–18:00',
  ]);
  expect(week.map(({ isToday }) => isToday)).toEqual([true, false, false, false, false, false, false]);
});

test('it keeps seven different days when the clocks change', () => {
  const week = weekOf(museum, Temporal.Instant.from('2026-10-24T23:30:00+02:00'));
  expect(new Set(week.map(({ weekday }) => weekday)).size).toBe(7);
});

test('hours of a season change within the week', () => {
  const seasonal = [
    { weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '08:00', closes: '20:00', months: [11] },
    { weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '08:00', closes: '17:00', months: [12] },
  ];
  const week = weekOf(seasonal, Temporal.Instant.from('2026-11-29T11:00:00+01:00'));
  expect(week.slice(0, 3).map(({ hours }) => hours)).toEqual(['08:00–20:00', '08:00–20:00', '08:00–17:00']);
});

test('a place without hours has no week', () => {
  expect(weekOf([], Temporal.Instant.from('2026-11-21T11:00:00+01:00'))).toEqual([]);
});

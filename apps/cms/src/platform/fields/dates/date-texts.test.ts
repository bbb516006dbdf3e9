import { expect, test } from 'vitest';
import { formatDay, formatMoment, formatOccurrence, formatPlannedInstant } from './date-texts.ts';

test('dates are formatted in Budapest’s time zone', () => {
  expect(formatMoment('2026-03-29T08:00:00.000Z')).toBe('2026. 03. 29. 10:00');
  expect(formatDay('2026-12-31T23:30:00.000Z')).toBe('2027. 01. 01.');
});

test.each([
  [{ start: '2026-11-21T09:00:00Z', end: '2026-11-21T11:00:00Z' }, '2026. 11. 21. szombat 10:00–12:00'],
  [{ start: '2026-11-21T21:00:00Z', end: '2026-11-22T01:00:00Z' }, '2026. 11. 21. szombat 22:00–2026. 11. 22. 02:00'],
  [{ start: '2026-11-21T09:00:00Z', end: null }, '2026. 11. 21. szombat 10:00'],
  [{ start: '2026-11-20T23:00:00Z', end: '2026-11-22T23:00:00Z', allDay: true }, '2026. 11. 21. szombat – 2026. 11. 23.'],
  [{ start: '2026-11-20T23:00:00Z', allDay: true }, '2026. 11. 21. szombat'],
  [{ start: '', end: '' }, null],
])('the row of an occurrence is labelled by its times: %o', (times, text) => expect(formatOccurrence(times, 'hu')).toBe(text));

test('a planned instant is formatted with its weekday in both languages', () => {
  expect(formatPlannedInstant('2026-12-01T08:00:00.000Z', 'hu')).toBe('2026. december 1., kedd 9:00');
  expect(formatPlannedInstant('2026-07-10T19:05:00.000Z', 'en')).toBe('Friday 10 July 2026, 21:05');
});

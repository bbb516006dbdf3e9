import { LOCALES } from '@liget/content-api';
import { expect, test } from 'vitest';
import { toWallTime } from './budapest-clock.ts';
import { formatDay, formatMoment, formatOccurrence, formatPlannedInstant } from './date-texts.ts';
import { readTypedDate } from './typed-date.ts';

function readTime(instant: string) {
  const { hour, minute } = toWallTime(Date.parse(instant));
  return { hour, minute };
}

test('dates are formatted in Budapest’s time zone', () => {
  expect(formatMoment('2026-03-29T08:00:00.000Z', 'hu')).toBe('2026. 03. 29. 10:00');
  expect(formatMoment('2026-03-29T08:00:00.000Z', 'en')).toBe('29 Mar 2026 10:00');
  expect(formatDay('2026-12-31T23:30:00.000Z', 'hu')).toBe('2027. 01. 01.');
  expect(formatDay('2026-12-31T23:30:00.000Z', 'en')).toBe('1 Jan 2027');
});

test.each(LOCALES)('a date field reads every date as it is formatted in %s', (language) => {
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 5, 9, 30)).toISOString());
  const today = { year: 2026, month: 6, day: 1 };
  const read = months.map((instant) => readTypedDate(formatMoment(instant, language), { dayOnly: false, today }));
  expect(read).toEqual(
    months.map((instant) => ({ year: 2026, month: new Date(instant).getUTCMonth() + 1, day: 5, time: readTime(instant) })),
  );
  const days = months.map((instant) => readTypedDate(formatDay(instant, language), { dayOnly: true, today }));
  expect(days).toEqual(months.map((_, month) => ({ year: 2026, month: month + 1, day: 5 })));
});

test.each([
  [{ start: '2026-11-21T09:00:00Z', end: '2026-11-21T11:00:00Z' }, '2026. 11. 21. szombat 10:00–12:00'],
  [{ start: '2026-11-21T21:00:00Z', end: '2026-11-22T01:00:00Z' }, '2026. 11. 21. szombat 22:00–2026. 11. 22. 02:00'],
  [{ start: '2026-11-21T09:00:00Z', end: null }, '2026. 11. 21. szombat 10:00'],
  [{ start: '2026-11-20T23:00:00Z', end: '2026-11-22T23:00:00Z', allDay: true }, '2026. 11. 21. szombat – 2026. 11. 23.'],
  [{ start: '2026-11-20T23:00:00Z', allDay: true }, '2026. 11. 21. szombat'],
  [{ start: '', end: '' }, null],
])('the row of an occurrence is labelled by its times: %o', (times, text) => expect(formatOccurrence(times, 'hu')).toBe(text));

test('the row of an occurrence is labelled in English', () => {
  const times = { start: '2026-11-21T21:00:00Z', end: '2026-11-22T01:00:00Z' };
  expect(formatOccurrence(times, 'en')).toBe('Saturday 21 Nov 2026 22:00–22 Nov 2026 02:00');
});

test('a planned instant is formatted with its weekday in both languages', () => {
  expect(formatPlannedInstant('2026-12-01T08:00:00.000Z', 'hu')).toBe('2026. december 1., kedd 9:00');
  expect(formatPlannedInstant('2026-07-10T19:05:00.000Z', 'en')).toBe('Friday 10 July 2026, 21:05');
});

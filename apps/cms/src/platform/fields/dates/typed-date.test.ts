import { describe, expect, test } from 'vitest';
import { everyRow } from '../../../../../../test-rows.ts';
import { readTypedDate, type TypedDate } from './typed-date.ts';
import { formatClockTime, isDusk, readClockTime } from './typed-time.ts';

const today = { year: 2026, month: 11, day: 27 };
const two = (number: number) => String(number).padStart(2, '0');
const formatResult = (result: TypedDate | string) =>
  typeof result === 'string'
    ? result
    : `${result.year}-${two(result.month)}-${two(result.day)}${result.time ? ` ${formatClockTime(result.time)}` : ''}`;

describe('the text typed into a date field', () => {
  test('is read as a day and a time in every usual spelling', async () => {
    await everyRow(
      [
        ['2026. 12. 05. 10:00', '2026-12-05 10:00'],
        ['2026.12.05. 10.00', '2026-12-05 10:00'],
        ['2026.12.5 9:30', '2026-12-05 09:30'],
        ['2026-12-05T10:00', '2026-12-05 10:00'],
        ['2026/12/05 10', '2026-12-05 10:00'],
        ['20261205 1000', '2026-12-05 10:00'],
        ['dec. 5. 10 óra', '2026-12-05 10:00'],
        ['2026. december 5-én 10 órakor', '2026-12-05 10:00'],
        ['2026. 12. 05. szombat 10:00', '2026-12-05 10:00'],
        ['12.05 10:00', '2026-12-05 10:00'],
        ['12. 5. 18 óra 30', '2026-12-05 18:30'],
        ['5 December 2026 10:00', '2026-12-05 10:00'],
        ['Dec 5th, 2026, 10:00', '2026-12-05 10:00'],
        ['25/12/2026 10:00', '2026-12-25 10:00'],
        ['január 8. 9 óra', '2027-01-08 09:00'],
        ['október 20. 9:00', '2026-10-20 09:00'],
      ] as const,
      ([typed]) => typed,
      ([typed, expected]) => expect(formatResult(readTypedDate(typed, { dayOnly: false, today }))).toBe(expected),
    );
  });

  test('is refused when it is ambiguous, unreadable or out of bounds', async () => {
    await everyRow(
      [
        ['12/09/2026 10:00', 'ambiguous'],
        ['05.12.2026 10:00', 'ambiguous'],
        ['5/12 10:00', 'ambiguous'],
        ['holnap 10:00', 'unreadable'],
        ['2026. 02. 30. 10:00', 'noSuchDay'],
        ['2026. 13. 01. 10:00', 'noSuchDay'],
        ['2026. 12. 05. 25:00', 'noSuchTime'],
        ['2026. 12. 05. délután', 'unreadable'],
        ['20261205', 'timeMissing'],
        ['202612. 12. 05. 10:00', 'outOfBounds'],
        ['0205.12.05. 10:00', 'outOfBounds'],
        ['1989. 12. 05. 10:00', 'outOfBounds'],
        ['2101. 01. 01. 10:00', 'outOfBounds'],
      ] as const,
      ([typed]) => typed,
      ([typed, expected]) => expect(formatResult(readTypedDate(typed, { dayOnly: false, today }))).toBe(expected),
    );
  });

  test('is read as a day in a field without time', async () => {
    await everyRow(
      [
        ['20261205', '2026-12-05'],
        ['2026. 12. 05.', '2026-12-05'],
        ['dec. 5.', '2026-12-05'],
        ['2026. 12. 05. 10:00', 'dayOnly'],
      ] as const,
      ([typed]) => typed,
      ([typed, expected]) => expect(formatResult(readTypedDate(typed, { dayOnly: true, today }))).toBe(expected),
    );
  });
});

test('isDusk accepts the usual spellings of closing at dusk', async () => {
  const rows: [typed: string, isRead: boolean][] = [
    ['sötétedésig', true],
    [' Szürkületig ', true],
    ['dusk', true],
    ['sötét', false],
    ['18:00', false],
  ];
  await everyRow(rows, String, ([typed, isRead]) => {
    expect(isDusk(typed)).toBe(isRead);
  });
});

test('readClockTime reads the usual spellings of a time of day and refuses impossible ones', async () => {
  await everyRow(
    [
      ['9:00', '09:00'],
      ['9.30', '09:30'],
      ['09:00', '09:00'],
      ['0915', '09:15'],
      ['9 óra', '09:00'],
      ['9 óra 5 perc', '09:05'],
      ['18h30', '18:30'],
      ['9', '09:00'],
      ['24:00', 'noSuchTime'],
      ['9:60', 'noSuchTime'],
      ['este', 'unreadable'],
      ['9:5', 'unreadable'],
    ] as const,
    ([typed]) => typed,
    ([typed, expected]) => {
      const result = readClockTime(typed);
      expect(typeof result === 'string' ? result : formatClockTime(result)).toBe(expected);
    },
  );
});

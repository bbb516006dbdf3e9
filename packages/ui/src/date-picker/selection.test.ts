import { CalendarDate, CalendarDateTime } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import { getYearPage } from './calendar/year-page.ts';
import { getTimeLimits, validateDate } from './limits.ts';
import { getDayMark, pick, type Selection } from './selection.ts';

const day = (number: number) => new CalendarDate(2026, 11, number);
const picks = (start: Selection, ...days: number[]) => days.reduce((selection, number) => pick(selection, day(number)), start);

const range: Selection = { mode: 'range', start: undefined, end: undefined };

describe('pick', () => {
  test('single: replaces the chosen day', () => {
    expect(picks({ mode: 'single', date: undefined }, 3, 9)).toMatchObject({ date: day(9) });
  });

  test('multiple: adds days in order, and removes a chosen day', () => {
    expect(picks({ mode: 'multiple', dates: [] }, 9, 3, 5, 9)).toMatchObject({ dates: [day(3), day(5)] });
  });

  test('multiple: respects maxDateCount, and removing a day makes room', () => {
    const capped: Selection = { mode: 'multiple', dates: [], maxDateCount: 2 };
    expect(picks(capped, 1, 2, 3)).toMatchObject({ dates: [day(1), day(2)] });
    expect(picks(capped, 1, 2, 3, 1, 3)).toMatchObject({ dates: [day(2), day(3)] });
  });

  test('range: sets a start, then an end', () => {
    expect(picks(range, 10)).toMatchObject({ start: day(10), end: undefined });
    expect(picks(range, 10, 12)).toMatchObject({ start: day(10), end: day(12) });
  });

  test('range: begins again if the second day is not after the start', () => {
    expect(picks(range, 10, 8)).toMatchObject({ start: day(8), end: undefined });
    expect(picks(range, 10, 10)).toMatchObject({ start: day(10), end: undefined });
    expect(picks(range, 10, 8, 9)).toMatchObject({ start: day(8), end: day(9) });
  });

  test('range: begins a new range with the third day', () => {
    expect(picks(range, 10, 12, 11)).toMatchObject({ start: day(11), end: undefined });
  });

  test('range: accepts a single day only if that is allowed', () => {
    expect(picks({ ...range, allowSingleDay: true }, 10, 10)).toMatchObject({ start: day(10), end: day(10) });
  });
});

describe('getDayMark', () => {
  const chosen = picks(range, 10, 13);

  test('marks start, days between and end, and nothing outside', () => {
    expect([9, 10, 11, 12, 13, 14].map((number) => getDayMark(chosen, day(number)))).toEqual([
      undefined,
      'start',
      'between',
      'between',
      'end',
      undefined,
    ]);
  });

  test('previews the end under the pointer', () => {
    const started = picks(range, 10);
    expect(getDayMark(started, day(11), day(12))).toBe('between');
    expect(getDayMark(started, day(12), day(12))).toBe('end');
    expect(getDayMark(started, day(10), day(8))).toBe('chosen');
    expect(getDayMark(started, day(9), day(8))).toBeUndefined();
  });
});

describe('limits', () => {
  const limits = { minDate: day(5), maxDate: day(25), disabledDates: [day(11)], disabledWeekdays: [0] };

  test.each([
    [4, 'too-early'],
    [5, undefined],
    [11, 'unavailable'],
    [15, 'unavailable'],
    [25, undefined],
    [26, 'too-late'],
  ])('the %ith is %s', (number, refusal) => {
    expect(validateDate(day(number), limits)).toBe(refusal);
  });

  test('apply to times on the boundary days only', () => {
    const timed = { minDate: new CalendarDateTime(2026, 11, 5, 9, 30), maxDate: new CalendarDateTime(2026, 11, 25, 17) };
    expect(getTimeLimits(day(5), timed)).toEqual({ min: { hour: 9, minute: 30, second: 0 }, max: undefined });
    expect(getTimeLimits(day(6), timed)).toEqual({ min: undefined, max: undefined });
    expect(getTimeLimits(day(25), timed)).toEqual({ min: undefined, max: { hour: 17, minute: 0, second: 0 } });
  });
});

test('a page of years has ten years', () => {
  expect(getYearPage(2026)).toEqual([2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029]);
  expect(getYearPage(2030)[0]).toBe(2030);
});

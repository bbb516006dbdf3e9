import { CalendarDate, CalendarDateTime } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import { DATE_LANGUAGES } from './date-language.ts';
import { formatDates, formatIso, formatPickedDate, formatRange, readMultiple, readRange, readSingle, type TextRules } from './date-text.ts';

const day = (number: number) => new CalendarDate(2026, 11, number);

describe.each(['en', 'hu'] as const)('text in the field (%s)', (locale) => {
  const language = DATE_LANGUAGES[locale];
  const rules: TextRules = { language, pattern: language.pattern, today: day(21), limits: {} };
  const text = (number: number) => formatPickedDate(day(number), rules);
  const limited: TextRules = { ...rules, limits: { minDate: day(5), maxDate: day(25), disabledWeekdays: [0] } };

  test('a day is formatted and parsed again', () => {
    expect(readSingle(text(21), rules)).toEqual({ ok: true, value: day(21) });
  });

  test.each([
    [4, 'too-early'],
    [26, 'too-late'],
    [15, 'unavailable'],
  ])('a typed day that may not be chosen is refused: %i, %s', (number, error) => {
    expect(readSingle(text(number), limited)).toEqual({ ok: false, error });
  });

  test('several days are formatted and parsed again, sorted and without duplicates', () => {
    expect(readMultiple(formatDates([day(3), day(5)], rules), rules)).toEqual({ ok: true, value: [day(3), day(5)] });
    expect(readMultiple([5, 3, 5].map(text).join(', '), rules)).toEqual({ ok: true, value: [day(3), day(5)] });
  });

  test('maxDateCount limits typed days too', () => {
    expect(readMultiple([3, 4, 5].map(text).join(', '), { ...rules, maxDateCount: 2 })).toEqual({ ok: false, error: 'too-many' });
  });

  test('one invalid day among several is an error', () => {
    expect(readMultiple(`${text(3)}, x`, rules)).toEqual({ ok: false, error: 'missing-number' });
  });

  test('a pattern with commas separates days by semicolons', () => {
    const commas = { ...rules, pattern: 'DD, d MM yy' };
    expect(formatDates([day(3), day(5)], commas)).toContain(';');
    expect(readMultiple(formatDates([day(3), day(5)], commas), commas)).toEqual({ ok: true, value: [day(3), day(5)] });
  });

  test('a range is formatted and parsed again', () => {
    const range = { start: day(3), end: day(5) };
    expect(readRange(formatRange(range, rules), rules)).toEqual({ ok: true, value: range });
    expect(readRange(`${text(3)} - ${text(5)}`, rules)).toEqual({ ok: true, value: range });
  });

  test('a range must end after its start', () => {
    expect(readRange(`${text(5)} – ${text(3)}`, rules)).toEqual({ ok: false, error: 'range-order' });
    expect(readRange(`${text(5)} – ${text(5)}`, rules)).toEqual({ ok: false, error: 'range-order' });
    expect(readRange(`${text(5)} – ${text(5)}`, { ...rules, allowSingleDay: true })).toMatchObject({ ok: true });
  });

  test('an incomplete range, and one with a third day, are errors', () => {
    expect(readRange(text(5), rules)).toEqual({ ok: false, error: 'range-incomplete' });
    expect(readRange([3, 4, 5].map(text).join(' – '), rules)).toEqual({ ok: false, error: 'trailing-text' });
    expect(readRange(`${text(6)} – ${text(26)}`, limited)).toEqual({ ok: false, error: 'too-late' });
  });

  describe('with a time', () => {
    const timed: TextRules = {
      ...rules,
      time: { hours: 24 },
      limits: { minDate: new CalendarDateTime(2026, 11, 5, 9, 30), maxDate: new CalendarDateTime(2026, 11, 25, 17) },
    };

    test('day and time are formatted and parsed again', () => {
      const value = new CalendarDateTime(2026, 11, 21, 9, 5);
      expect(formatPickedDate(value, timed)).toBe(`${text(21)} 09:05`);
      expect(readSingle(`${text(21)} 09:05`, timed)).toEqual({ ok: true, value });
    });

    test.each([
      ['', 'missing-time'],
      [' 9:05', 'two-digits'],
      [' 24:05', 'invalid-time'],
      ['09:05', 'trailing-text'],
      [' soon', 'missing-time'],
    ])('the day followed by "%s": %s', (rest, error) => {
      expect(readSingle(`${text(21)}${rest}`, timed)).toEqual({ ok: false, error });
    });

    test('the times of the limits apply on the boundary days', () => {
      expect(readSingle(`${text(5)} 09:29`, timed)).toEqual({ ok: false, error: 'too-early' });
      expect(readSingle(`${text(5)} 09:30`, timed)).toMatchObject({ ok: true });
      expect(readSingle(`${text(6)} 09:29`, timed)).toMatchObject({ ok: true });
      expect(readSingle(`${text(25)} 17:01`, timed)).toEqual({ ok: false, error: 'too-late' });
    });
  });
});

test('a form submits yy-mm-dd', () => {
  expect([formatIso(day(3)), formatIso(new CalendarDateTime(2026, 11, 3, 9, 5))]).toEqual(['2026-11-03', '2026-11-03T09:05:00']);
});

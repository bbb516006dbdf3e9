import { describe, expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { DATE_LANGUAGES } from '../text/date-language.ts';
import { formatTime, parseTime } from './parse-time.ts';

const LANGUAGES = ['en', 'hu'] as const;
type Clock = { hours?: 12 | 24; seconds?: boolean };

function parsed(text: string, clock: Clock, locale: 'en' | 'hu'): string {
  const reading = parseTime(text, clock, DATE_LANGUAGES[locale]);
  return reading.ok ? [reading.time.hour, reading.time.minute, reading.time.second].join('.') : reading.error;
}

const H24: Clock = { hours: 24 };
const H24S: Clock = { hours: 24, seconds: true };
const H12: Clock = { hours: 12 };
const H12S: Clock = { hours: 12, seconds: true };

const TABLE: readonly (readonly [string, Clock, string])[] = [
  ['09:05', H24, '9.5.0'],
  ['00:00', H24, '0.0.0'],
  ['23:59', H24, '23.59.0'],
  [' 23:59 ', H24, '23.59.0'],
  ['24:00', H24, 'invalid-time'],
  ['12:60', H24, 'invalid-time'],
  ['9:05', H24, 'two-digits'],
  ['09:5', H24, 'two-digits'],
  ['009:05', H24, 'two-digits'],
  ['09', H24, 'two-digits'],
  ['0905', H24, 'two-digits'],
  ['09:05:10', H24, 'two-digits'],
  ['09:05', H24S, 'two-digits'],
  ['09:05:59', H24S, '9.5.59'],
  ['09:05:60', H24S, 'invalid-time'],
  ['09:05:', H24S, 'two-digits'],
  ['', H24, 'missing-time'],
  ['noon', H24, 'missing-time'],
  ['09:05 PM', H24, 'invalid-time'],
  ['12:00 AM', H12, '0.0.0'],
  ['12:30 PM', H12, '12.30.0'],
  ['01:00 PM', H12, '13.0.0'],
  ['11:59 pm', H12, '23.59.0'],
  ['11:59am', H12, '11.59.0'],
  ['00:30 AM', H12, 'invalid-time'],
  ['13:00 PM', H12, 'invalid-time'],
  ['11:59', H12, 'missing-day-part'],
  ['11:59 xm', H12, 'invalid-time'],
  ['1:00 PM', H12, 'two-digits'],
  ['01:02:03 PM', H12S, '13.2.3'],
  ['01:02 PM', H12S, 'two-digits'],
];

test.each(LANGUAGES)('typed times are parsed on both clocks (%s)', (locale) =>
  everyRow(
    TABLE,
    ([text, clock]) => `"${text}" with ${JSON.stringify(clock)}`,
    ([text, clock, expected]) => {
      expect(parsed(text, clock, locale)).toBe(expected);
    },
  ),
);

test('de. and du. are understood in Hungarian only', () => {
  expect(parsed('09:05 du.', H12, 'hu')).toBe('21.5.0');
  expect(parsed('09:05 de', H12, 'hu')).toBe('9.5.0');
  expect(parsed('09:05 du.', H12, 'en')).toBe('invalid-time');
});

describe.each(LANGUAGES)('times are written with two digits a part and read again (%s)', (locale) => {
  const language = DATE_LANGUAGES[locale];
  test.each([
    [0, H24, '00:07'],
    [9, H24, '09:07'],
    [23, H24S, '23:07:08'],
    [0, H12, `12:07 ${language.dayParts[0]}`],
    [12, H12, `12:07 ${language.dayParts[1]}`],
    [15, H12S, `03:07:08 ${language.dayParts[1]}`],
  ])('hour %i with %o is %s', (hour, clock, text) => {
    const time = { hour, minute: 7, second: 8 };
    expect(formatTime(time, clock, language)).toBe(text);
    expect(parseTime(text, clock, language)).toEqual({ ok: true, time: clock.seconds ? time : { ...time, second: 0 } });
  });
});

import { describe, expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { parseIso } from '../plain-date.ts';
import { formatDate, formatIsoDate } from './date-format.ts';
import { DATE_LANGUAGES } from './date-language.ts';
import { parsePattern } from './date-pattern.ts';

const day = (iso: string) => {
  const date = parseIso(iso);
  if (!date) throw new Error(`no such day: ${iso}`);
  return date;
};

/** [pattern, day, in English, in Hungarian] */
const TABLE: readonly (readonly [string, string, string, string])[] = [
  ['d', '2026-11-01', '1', '1'],
  ['d', '2026-11-21', '21', '21'],
  ['dd', '2026-11-01', '01', '01'],
  ['dd', '2026-11-21', '21', '21'],
  ['o', '2026-01-01', '1', '1'],
  ['o', '2026-03-01', '60', '60'],
  ['o', '2028-03-01', '61', '61'],
  ['o', '2028-12-31', '366', '366'],
  ['oo', '2026-01-05', '005', '005'],
  ['oo', '2026-02-09', '040', '040'],
  ['D', '2026-11-22', 'Sun', 'V'],
  ['D', '2026-11-23', 'Mon', 'H'],
  ['D', '2026-11-25', 'Wed', 'Sze'],
  ['DD', '2026-11-21', 'Saturday', 'szombat'],
  ['DD', '2000-01-01', 'Saturday', 'szombat'],
  ['DD', '2028-02-29', 'Tuesday', 'kedd'],
  ['m', '2026-03-08', '3', '3'],
  ['m', '2026-11-08', '11', '11'],
  ['mm', '2026-03-08', '03', '03'],
  ['M', '2026-09-08', 'Sep', 'szept'],
  ['M', '2026-02-08', 'Feb', 'febr'],
  ['MM', '2026-09-08', 'September', 'szeptember'],
  ['MM', '2026-05-08', 'May', 'május'],
  ['y', '2026-03-08', '26', '26'],
  ['y', '2005-03-08', '05', '05'],
  ['yy', '2026-03-08', '2026', '2026'],
  ['yy', '0987-03-08', '0987', '0987'],
  ['@', '1970-01-01', '0', '0'],
  ['@', '1970-01-02', '86400000', '86400000'],
  ['@', '1969-12-31', '-86400000', '-86400000'],
  ['@', '2026-03-29', '1774742400000', '1774742400000'],
  ['!', '1970-01-01', '621355968000000000', '621355968000000000'],
  ['!', '0001-01-01', '0', '0'],
  ['mm/dd/yy', '2026-11-21', '11/21/2026', '11/21/2026'],
  ['yy-mm-dd', '2026-11-21', '2026-11-21', '2026-11-21'],
  ['yymmdd', '2026-01-02', '20260102', '20260102'],
  ['DD, d MM yy', '2026-11-21', 'Saturday, 21 November 2026', 'szombat, 21 november 2026'],
  ['yy. MM d., DD', '2026-11-21', '2026. November 21., Saturday', '2026. november 21., szombat'],
  ['yy. M. d.', '2026-11-21', '2026. Nov. 21.', '2026. nov. 21.'],
  ["'day' d 'of' MM", '2026-11-21', 'day 21 of November', 'day 21 of november'],
  ["d 'o''clock'", '2026-11-21', "21 o'clock", "21 o'clock"],
  ["''y", '2026-11-21', "'26", "'26"],
  ["'dd'", '2026-11-21', 'dd', 'dd'],
  ["'dd", '2026-11-21', 'dd', 'dd'],
  ['', '2026-11-21', '', ''],
  ['ddd', '2026-11-21', '2121', '2121'],
];

test('a date is written by its pattern in both languages', () =>
  everyRow(
    TABLE,
    ([pattern, iso]) => `${pattern} on ${iso}`,
    ([pattern, iso, english, hungarian]) => {
      expect(formatDate(pattern, day(iso), DATE_LANGUAGES.en)).toBe(english);
      expect(formatDate(pattern, day(iso), DATE_LANGUAGES.hu)).toBe(hungarian);
    },
  ));

describe('the languages’ own patterns', () => {
  test('English dates are mm/dd/yy, with the year in four digits', () => {
    expect(DATE_LANGUAGES.en.pattern).toBe('mm/dd/yy');
    expect(formatDate(DATE_LANGUAGES.en.pattern, day('2026-03-08'), DATE_LANGUAGES.en)).toBe('03/08/2026');
  });

  test('Hungarian dates are nn/hh/éééé: day, month and year by their Hungarian initials', () => {
    expect(DATE_LANGUAGES.hu.pattern).toBe('nn/hh/éééé');
    expect(formatDate(DATE_LANGUAGES.hu.pattern, day('2026-03-08'), DATE_LANGUAGES.hu)).toBe('08/03/2026');
  });

  test.each([
    ['éééé. HH n., NN', '2026. március 8., vasárnap'],
    ['éé. H. nn.', '26. márc. 08.'],
    ['h. n. (N)', '3. 8. (V)'],
    ["nn 'nap'", '08 nap'],
  ])('Hungarian letters: %s', (pattern, text) => {
    expect(formatDate(pattern, day('2026-03-08'), DATE_LANGUAGES.hu)).toBe(text);
  });

  test('Hungarian letters mean nothing in an English pattern', () => {
    expect(parsePattern('nn/hh/éééé', 'en')).toEqual([{ kind: 'text', text: 'nn/hh/éééé' }]);
  });
});

test('yy-mm-dd keeps its digits in any year', () => {
  expect([formatIsoDate(day('0101-02-03')), formatIsoDate(day('2026-12-31'))]).toEqual(['0101-02-03', '2026-12-31']);
});

import { describe, expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { toCalendarDate } from '../plain-date.ts';
import { formatIsoDate } from './date-format.ts';
import { DATE_LANGUAGES } from './date-language.ts';
import { parseDate } from './parse-date.ts';

const today = toCalendarDate(2026, 11, 21);

const LANGUAGES = ['en', 'hu'] as const;

function parsed(locale: 'en' | 'hu', pattern: string | readonly string[], text: string): string {
  if (!today) throw new Error('no today');
  const reading = parseDate(pattern, text, DATE_LANGUAGES[locale], today);
  return reading.ok ? formatIsoDate(reading.date) : reading.error;
}

/** [pattern, text, day or fault], the same in both languages */
const NUMBERS: readonly (readonly [string, string, string])[] = [
  ['mm/dd/yy', '11/21/2026', '2026-11-21'],
  ['mm/dd/yy', '1/2/2026', '2026-01-02'],
  ['mm/dd/yy', ' 11/21/2026 ', '2026-11-21'],
  ['mm/dd/yy', '02/29/2028', '2028-02-29'],
  ['mm/dd/yy', '02/29/2026', 'invalid-date'],
  ['mm/dd/yy', '02/29/1900', 'invalid-date'],
  ['mm/dd/yy', '02/29/2000', '2000-02-29'],
  ['mm/dd/yy', '04/31/2026', 'invalid-date'],
  ['mm/dd/yy', '13/01/2026', 'invalid-date'],
  ['mm/dd/yy', '00/10/2026', 'invalid-date'],
  ['mm/dd/yy', '10/00/2026', 'invalid-date'],
  ['mm/dd/yy', '11/21/0000', 'invalid-date'],
  ['mm/dd/yy', '11/21/26', 'missing-number'],
  ['mm/dd/yy', '11/21/', 'missing-number'],
  ['mm/dd/yy', '11/21', 'unexpected-text'],
  ['mm/dd/yy', '11//2026', 'missing-number'],
  ['mm/dd/yy', '/21/2026', 'missing-number'],
  ['mm/dd/yy', '', 'missing-number'],
  ['mm/dd/yy', 'tomorrow', 'missing-number'],
  ['mm/dd/yy', '-1/21/2026', 'missing-number'],
  ['mm/dd/yy', '11-21-2026', 'unexpected-text'],
  ['mm/dd/yy', '11/21/2026x', 'trailing-text'],
  ['mm/dd/yy', '11/21/2026 or later', 'trailing-text'],
  ['mm/dd/yy', '11/21/20267', 'trailing-text'],
  ['mm/dd/yy', '111/2/2026', 'unexpected-text'],
  ['yy-mm-dd', '2026-11-21', '2026-11-21'],
  ['yy-mm-dd', '2026-1-2', '2026-01-02'],
  ['yy-mm-dd', '2026-02-30', 'invalid-date'],
  ['yy-mm-dd', '2026-11', 'unexpected-text'],
  ['yy-mm-dd', '26-11-21', 'missing-number'],
  ['yymmdd', '20261121', '2026-11-21'],
  ['yymmdd', '202611', 'missing-number'],
  ['d.m.y', '1.2.26', '2026-02-01'],
  ['d.m.y', '1.2.36', '2036-02-01'],
  ['d.m.y', '1.2.37', '1937-02-01'],
  ['d.m.y', '1.2.99', '1999-02-01'],
  ['d.m.y', '1.2.00', '2000-02-01'],
  ['d.m.y', '1.2.6', 'missing-number'],
  ['dd.mm', '05.03', '2026-03-05'],
  ['mm/yy', '03/2027', '2027-03-01'],
  ['yy', '2027', '2027-01-01'],
  ['yy/o', '2026/60', '2026-03-01'],
  ['yy/oo', '2026/060', '2026-03-01'],
  ['yy/o', '2028/366', '2028-12-31'],
  ['yy/o', '2026/366', 'invalid-date'],
  ['yy/o', '2026/0', 'invalid-date'],
  ['yy/o', '2026/', 'missing-number'],
  ['@', '0', '1970-01-01'],
  ['@', '86399999', '1970-01-01'],
  ['@', '-1', '1969-12-31'],
  ['@', '1774742400000', '2026-03-29'],
  ['@', 'now', 'missing-number'],
  ['!', '621355968000000000', '1970-01-01'],
  ['!', '0', '0001-01-01'],
  ['!', '99999999999999999999', 'invalid-date'],
  ['!', '', 'missing-number'],
  ["'on' d.m.yy", 'on 2.3.2026', '2026-03-02'],
  ["'on' d.m.yy", 'at 2.3.2026', 'unexpected-text'],
  ["''y-mm-dd", "'26-11-21", '2026-11-21'],
];

test.each(LANGUAGES)('numbers are parsed by the pattern (%s)', (locale) =>
  everyRow(
    NUMBERS,
    ([pattern, text]) => `${pattern}: "${text}"`,
    ([pattern, text, expected]) => {
      expect(parsed(locale, pattern, text)).toBe(expected);
    },
  ),
);

/** [language, pattern, text, day or fault] */
const NAMES: readonly (readonly ['en' | 'hu', string, string, string])[] = [
  ['en', 'd MM yy', '21 November 2026', '2026-11-21'],
  ['en', 'd MM yy', '21 november 2026', '2026-11-21'],
  ['en', 'd MM yy', '21 NOV 2026', '2026-11-21'],
  ['en', 'd M yy', '8 March 2026', '2026-03-08'],
  ['en', 'd M yy', '8 Mar 2026', '2026-03-08'],
  ['en', 'd MM yy', '8 Marvember 2026', 'unexpected-text'],
  ['en', 'd MM yy', '8 Smarch 2026', 'unknown-month'],
  ['en', 'd MM yy', '8  2026', 'unknown-month'],
  ['en', 'd MM yy', '31 June 2026', 'invalid-date'],
  ['en', 'DD, d MM yy', 'Saturday, 21 November 2026', '2026-11-21'],
  ['en', 'D d M yy', 'Sat 21 Nov 2026', '2026-11-21'],
  ['en', 'DD, d MM yy', 'Caturday, 21 November 2026', 'unknown-day'],
  ['en', 'd MM yy', '8 március 2026', 'unknown-month'],
  ['hu', 'éééé. HH n.', '2026. november 21.', '2026-11-21'],
  ['hu', 'éééé. HH n.', '2026. NOVEMBER 21.', '2026-11-21'],
  ['hu', 'éééé. HH n.', '2026. Március 8.', '2026-03-08'],
  ['hu', 'éééé. H. n.', '2026. szept. 8.', '2026-09-08'],
  ['hu', 'éééé. HH n.', '2026. sárhó 8.', 'unknown-month'],
  ['hu', 'éééé. HH n.', '2026. november 31.', 'invalid-date'],
  ['hu', 'éééé. HH n.', '2026. november .', 'missing-number'],
  ['hu', 'éééé. HH n.', '2026. november 21. körül', 'trailing-text'],
  ['hu', 'NN, éééé. HH n.', 'csütörtök, 2026. november 26.', '2026-11-26'],
  ['hu', 'N éééé.hh.nn.', 'Cs 2026.11.26.', '2026-11-26'],
  ['hu', 'N éééé.hh.nn.', 'Szo 2026.11.28.', '2026-11-28'],
  ['hu', 'NN, éééé. HH n.', 'Thursday, 2026. november 26.', 'unknown-day'],
  ['hu', 'nn/hh/éééé', '21/11/2026', '2026-11-21'],
  ['hu', 'nn/hh/éééé', '1/2/2026', '2026-02-01'],
  ['hu', 'nn/hh/éééé', '11/21/2026', 'invalid-date'],
  ['hu', 'nn/hh/éééé', '21/11/éééé', 'missing-number'],
  ['hu', 'nn/hh/éé', '21/11/26', '2026-11-21'],
];

test('names are parsed by the pattern and the language', () =>
  everyRow(
    NAMES,
    ([locale, pattern, text]) => `${locale}, ${pattern}: "${text}"`,
    ([locale, pattern, text, expected]) => {
      expect(parsed(locale, pattern, text)).toBe(expected);
    },
  ));

describe.each(LANGUAGES)('the language’s pattern and those it also reads (%s)', (locale) => {
  const { pattern, alsoReads } = DATE_LANGUAGES[locale];
  const all = [pattern, ...alsoReads];

  test('every formatted day is parsed again', () => {
    const text = { en: '03/08/2026', hu: '08/03/2026' }[locale];
    expect(parsed(locale, all, text)).toBe('2026-03-08');
  });

  test('yy-mm-dd is understood too', () => expect(parsed(locale, all, '2026-03-08')).toBe('2026-03-08'));

  test('a day as people write it is understood too', () =>
    expect(parsed(locale, all, { en: '8 March 2026', hu: '2026. március 8.' }[locale])).toBe('2026-03-08'));

  test('the error is that of the first pattern', () => {
    expect(parsed(locale, all, '31/31/2026')).toBe('invalid-date');
    expect(parsed(locale, all, '2026-02-31')).not.toMatch(/^\d/);
  });
});

test('digits typed in Hungarian as 2026. 11. 21. are understood', () => {
  expect(parsed('hu', [DATE_LANGUAGES.hu.pattern, ...DATE_LANGUAGES.hu.alsoReads], '2026. 11. 21.')).toBe('2026-11-21');
});

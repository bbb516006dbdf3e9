import type { CalendarDate } from '@internationalized/date';
import { parseEpochMilliseconds, toCalendarDate } from '../plain-date.ts';
import { TICKS_BEFORE_1970, TICKS_IN_MILLISECOND } from './date-format.ts';
import type { DateLanguage } from './date-language.ts';
import { type PatternField, parsePattern } from './date-pattern.ts';

/** Errors of typed dates (specification, section 5). */
export type DateError = 'missing-number' | 'unknown-month' | 'unknown-day' | 'unexpected-text' | 'trailing-text' | 'invalid-date';

export type DateReading = { ok: true; date: CalendarDate; rest: string } | { ok: false; error: DateError };
export type DateParse = { ok: true; date: CalendarDate } | { ok: false; error: DateError };

/** Two-digit years up to this many years ahead belong to this century, later ones to the last. */
const SHORT_YEARS_AHEAD = 10;

interface ParsedParts {
  year?: number;
  month?: number;
  day?: number;
  dayOfYear?: number;
  milliseconds?: number;
}

interface Context {
  language: DateLanguage;
  today: CalendarDate;
}

type FieldReading = { found: ParsedParts; length: number } | DateError;
type FieldReader = (text: string, context: Context) => FieldReading;

const day = createNumberReader(1, 2, (value) => ({ day: value }));
const month = createNumberReader(1, 2, (value) => ({ month: value }));
const nthDay = createNumberReader(1, 3, (value) => ({ dayOfYear: value }));
// The weekday is read and ignored: the date determines it.
const weekdayName = createNameReader(
  'unknown-day',
  ({ days, shortDays }) => [days, shortDays],
  () => ({}),
);
const monthName = createNameReader(
  'unknown-month',
  ({ months, shortMonths }) => [months, shortMonths],
  (index) => ({ month: index + 1 }),
);

const READERS: Record<PatternField, FieldReader> = {
  d: day,
  dd: day,
  o: nthDay,
  oo: nthDay,
  D: weekdayName,
  DD: weekdayName,
  m: month,
  mm: month,
  M: monthName,
  MM: monthName,
  y: createNumberReader(2, 2, (value, { today }) => ({ year: toFullYear(value, today) })),
  yy: createNumberReader(4, 4, (value) => ({ year: value })),
  '@': (text) => {
    const digits = /^-?\d{1,14}/.exec(text)?.[0];
    return digits ? { found: { milliseconds: Number(digits) }, length: digits.length } : 'missing-number';
  },
  '!': (text) => {
    const digits = /^\d{1,20}/.exec(text)?.[0];
    if (!digits) return 'missing-number';
    const milliseconds = Number((BigInt(digits) - TICKS_BEFORE_1970) / TICKS_IN_MILLISECOND);
    return { found: { milliseconds }, length: digits.length };
  },
};

/** Parses a date at the beginning of `text`; `rest` is the remaining text. `today` provides the century and a missing year. */
export function readDate(pattern: string, text: string, language: DateLanguage, today: CalendarDate): DateReading {
  const found: ParsedParts = {};
  let at = 0;
  for (const part of parsePattern(pattern, language.locale)) {
    if (part.kind === 'text') {
      if (!text.startsWith(part.text, at)) return { ok: false, error: 'unexpected-text' };
      at += part.text.length;
      continue;
    }
    const reading = READERS[part.field](text.slice(at), { language, today });
    if (typeof reading === 'string') return { ok: false, error: reading };
    Object.assign(found, reading.found);
    at += reading.length;
  }
  const date = getDate(found, today);
  return date ? { ok: true, date, rest: text.slice(at) } : { ok: false, error: 'invalid-date' };
}

/** Parses the whole text as one date with the first matching pattern; the error is that of the first pattern. */
export function parseDate(patterns: string | readonly string[], text: string, language: DateLanguage, today: CalendarDate): DateParse {
  const readings = [patterns].flat().map((pattern) => finishReading(readDate(pattern, text.trim(), language, today)));
  return readings.find((reading) => reading.ok) ?? readings[0] ?? { ok: false, error: 'invalid-date' };
}

function finishReading(reading: DateReading): DateParse {
  if (!reading.ok) return reading;
  return reading.rest.trim() === '' ? { ok: true, date: reading.date } : { ok: false, error: 'trailing-text' };
}

/** Parts that the pattern lacks default to this year, January and the first. */
function getDate(found: ParsedParts, today: CalendarDate): CalendarDate | undefined {
  if (found.milliseconds !== undefined) return parseEpochMilliseconds(found.milliseconds);
  const year = found.year ?? today.year;
  if (found.dayOfYear === undefined) return toCalendarDate(year, found.month ?? 1, found.day ?? 1);
  const date = toCalendarDate(year, 1, 1)?.add({ days: found.dayOfYear - 1 });
  return date?.year === year ? date : undefined;
}

function toFullYear(value: number, today: CalendarDate): number {
  const century = today.year - (today.year % 100);
  return value <= (today.year % 100) + SHORT_YEARS_AHEAD ? century + value : century - 100 + value;
}

function createNumberReader(least: number, most: number, toParts: (value: number, context: Context) => ParsedParts): FieldReader {
  const digits = new RegExp(`^\\d{${least},${most}}`);
  return (text, context) => {
    const written = digits.exec(text)?.[0];
    return written ? { found: toParts(Number(written), context), length: written.length } : 'missing-number';
  };
}

/** Matches short and long names in any case; the longest match wins, so that 'March' is not read as 'Mar' and 'ch'. */
function createNameReader(
  error: DateError,
  getNames: (language: DateLanguage) => readonly (readonly string[])[],
  toParts: (index: number) => ParsedParts,
): FieldReader {
  return (text, { language }) => {
    const lower = text.toLocaleLowerCase(language.locale);
    const matches = getNames(language)
      .flatMap((names) => names.map((name, index) => ({ name, index })))
      .filter(({ name }) => lower.startsWith(name.toLocaleLowerCase(language.locale)))
      .toSorted((a, b) => b.name.length - a.name.length)[0];
    return matches ? { found: toParts(matches.index), length: matches.name.length } : error;
  };
}

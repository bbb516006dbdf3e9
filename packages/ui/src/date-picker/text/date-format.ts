import type { CalendarDate } from '@internationalized/date';
import { getDayOfYear, getWeekdayIndex, toEpochMilliseconds } from '../plain-date.ts';
import type { DateLanguage } from './date-language.ts';
import { type PatternField, parsePattern } from './date-pattern.ts';

/** Windows ticks (100 ns since year 1) at the beginning of 1970. */
export const TICKS_BEFORE_1970 = 621_355_968_000_000_000n;
export const TICKS_IN_MILLISECOND = 10_000n;

const FORMATS: Record<PatternField, (date: CalendarDate, language: DateLanguage) => string> = {
  d: (date) => String(date.day),
  dd: (date) => padDigits(date.day, 2),
  o: (date) => String(getDayOfYear(date)),
  oo: (date) => padDigits(getDayOfYear(date), 3),
  D: (date, language) => language.shortDays[getWeekdayIndex(date)] ?? '',
  DD: (date, language) => language.days[getWeekdayIndex(date)] ?? '',
  m: (date) => String(date.month),
  mm: (date) => padDigits(date.month, 2),
  M: (date, language) => language.shortMonths[date.month - 1] ?? '',
  MM: (date, language) => language.months[date.month - 1] ?? '',
  y: (date) => padDigits(date.year % 100, 2),
  yy: (date) => padDigits(date.year, 4),
  '@': (date) => String(toEpochMilliseconds(date)),
  '!': (date) => String(BigInt(toEpochMilliseconds(date)) * TICKS_IN_MILLISECOND + TICKS_BEFORE_1970),
};

/** Writes a date by a pattern (see date-pattern.ts). */
export function formatDate(pattern: string, date: CalendarDate, language: DateLanguage): string {
  return parsePattern(pattern, language.locale)
    .map((part) => (part.kind === 'text' ? part.text : FORMATS[part.field](date, language)))
    .join('');
}

export const formatIsoDate = (date: CalendarDate): string =>
  `${padDigits(date.year, 4)}-${padDigits(date.month, 2)}-${padDigits(date.day, 2)}`;

export function padDigits(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}

import type { CalendarDate } from '@internationalized/date';
import { dayOfYear, epochMilliseconds, weekdayOf } from '../plain-date.ts';
import type { DateLanguage } from './date-language.ts';
import { type PatternField, patternParts } from './date-pattern.ts';

/** Windows counts 100 ns from year 1; 1970 began after this many. */
export const TICKS_BEFORE_1970 = 621_355_968_000_000_000n;
export const TICKS_IN_MILLISECOND = 10_000n;

const FORMATS: Record<PatternField, (date: CalendarDate, language: DateLanguage) => string> = {
  d: (date) => String(date.day),
  dd: (date) => padded(date.day, 2),
  o: (date) => String(dayOfYear(date)),
  oo: (date) => padded(dayOfYear(date), 3),
  D: (date, language) => language.shortDays[weekdayOf(date)] ?? '',
  DD: (date, language) => language.days[weekdayOf(date)] ?? '',
  m: (date) => String(date.month),
  mm: (date) => padded(date.month, 2),
  M: (date, language) => language.shortMonths[date.month - 1] ?? '',
  MM: (date, language) => language.months[date.month - 1] ?? '',
  y: (date) => padded(date.year % 100, 2),
  yy: (date) => padded(date.year, 4),
  '@': (date) => String(epochMilliseconds(date)),
  '!': (date) => String(BigInt(epochMilliseconds(date)) * TICKS_IN_MILLISECOND + TICKS_BEFORE_1970),
};

/** Writes a date by a pattern (see date-pattern.ts). */
export function formatDate(pattern: string, date: CalendarDate, language: DateLanguage): string {
  return patternParts(pattern, language.locale)
    .map((part) => (part.kind === 'text' ? part.text : FORMATS[part.field](date, language)))
    .join('');
}

export const isoDate = (date: CalendarDate): string => `${padded(date.year, 4)}-${padded(date.month, 2)}-${padded(date.day, 2)}`;

export function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}

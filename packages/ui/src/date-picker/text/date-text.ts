import { type CalendarDate, CalendarDateTime } from '@internationalized/date';
import { type CalendarView, getPeriodDay } from '../calendar/views.ts';
import {
  type DateLimitError,
  type DateLimits,
  getPickedDay,
  getPickedTime,
  getTimeLimits,
  type PickedDate,
  validateDate,
} from '../limits.ts';
import { isEndAfter } from '../selection.ts';
import { formatTime, parseTime, type TimeError } from '../time/parse-time.ts';
import { compareTimes } from '../time/step-time.ts';
import type { TimeOptions } from '../time/time-options.ts';
import { formatDate, formatIsoDate, padDigits } from './date-format.ts';
import type { DateLanguage } from './date-language.ts';
import { type DateError, parseDate, readDate } from './parse-date.ts';

export interface DateRange {
  start: CalendarDate;
  end: CalendarDate;
}

/** All errors of typed text. */
export type TextError = DateError | TimeError | DateLimitError | 'range-incomplete' | 'range-order' | 'too-many';

export type TextParse<Value> = { ok: true; value: Value } | { ok: false; error: TextError };

/** The rules for formatting and parsing text. */
export interface TextRules {
  language: DateLanguage;
  today: CalendarDate;
  pattern: string;
  /** The precision; only full dates also accept the language's other patterns. */
  view?: CalendarView;
  limits: DateLimits;
  time?: TimeOptions | undefined;
  maxDateCount?: number | undefined;
  allowSingleDay?: boolean | undefined;
}

const RANGE_SEPARATOR = ' – ';
const RANGE_SEPARATOR_PATTERN = /\s+[-–—]\s+/;

export function formatPickedDate(value: PickedDate, { pattern, language, time }: TextRules): string {
  const day = formatDate(pattern, getPickedDay(value), language);
  const at = getPickedTime(value);
  return time && at ? `${day} ${formatTime(at, time, language)}` : day;
}

export function formatDates(values: readonly CalendarDate[], rules: TextRules): string {
  return values.map((value) => formatPickedDate(value, rules)).join(`${getListSeparator(rules.pattern)} `);
}

export function formatRange(range: DateRange, rules: TextRules): string {
  return [range.start, range.end].map((value) => formatPickedDate(value, rules)).join(RANGE_SEPARATOR);
}

export function readSingle(text: string, rules: TextRules): TextParse<PickedDate> {
  return rules.time ? readWithTime(text, rules, rules.time) : readDay(text, rules);
}

export function readMultiple(text: string, rules: TextRules): TextParse<readonly CalendarDate[]> {
  const days: CalendarDate[] = [];
  for (const part of text.split(getListSeparator(rules.pattern))) {
    const day = readDay(part, rules);
    if (!day.ok) return day;
    if (!days.some((other) => other.compare(day.value) === 0)) days.push(day.value);
  }
  if (rules.maxDateCount !== undefined && days.length > rules.maxDateCount) return { ok: false, error: 'too-many' };
  return { ok: true, value: days.toSorted((a, b) => a.compare(b)) };
}

export function readRange(text: string, rules: TextRules): TextParse<DateRange> {
  const [first = '', second, ...more] = text.trim().split(RANGE_SEPARATOR_PATTERN);
  const start = readDay(first, rules);
  if (!start.ok) return start;
  if (second === undefined) return { ok: false, error: 'range-incomplete' };
  if (more.length > 0) return { ok: false, error: 'trailing-text' };
  const end = readDay(second, rules);
  if (!end.ok) return end;
  if (!isEndAfter(start.value, end.value, rules.allowSingleDay)) return { ok: false, error: 'range-order' };
  return { ok: true, value: { start: start.value, end: end.value } };
}

/** The value that a form submits: yy-mm-dd, followed by T and the time if there is one. */
export function formatIso(value: PickedDate): string {
  const at = getPickedTime(value);
  const clock = at ? `T${[at.hour, at.minute, at.second].map((part) => padDigits(part, 2)).join(':')}` : '';
  return `${formatIsoDate(getPickedDay(value))}${clock}`;
}

function readDay(text: string, rules: TextRules): TextParse<CalendarDate> {
  const reading = parseDate(getPatterns(rules), text, rules.language, rules.today);
  return reading.ok ? checkLimits(reading.date, rules) : reading;
}

function readWithTime(text: string, rules: TextRules, options: TimeOptions): TextParse<PickedDate> {
  const readings = getPatterns(rules).map((pattern) => readDate(pattern, text.trim(), rules.language, rules.today));
  const reading = readings.find(({ ok }) => ok) ?? readings[0];
  if (!reading?.ok) return { ok: false, error: reading?.error ?? 'invalid-date' };
  if (/^\S/.test(reading.rest)) return { ok: false, error: 'trailing-text' };
  const clock = parseTime(reading.rest, options, rules.language);
  if (!clock.ok) return clock;
  const day = checkLimits(reading.date, rules);
  if (!day.ok) return day;
  const { min, max } = getTimeLimits(reading.date, rules.limits);
  if (min && compareTimes(clock.time, min) < 0) return { ok: false, error: 'too-early' };
  if (max && compareTimes(clock.time, max) > 0) return { ok: false, error: 'too-late' };
  return { ok: true, value: withTime(reading.date, clock.time) };
}

export function withTime(day: CalendarDate, { hour, minute, second }: { hour: number; minute: number; second: number }): CalendarDateTime {
  return new CalendarDateTime(day.year, day.month, day.day, hour, minute, second);
}

function checkLimits(date: CalendarDate, { limits, view = 'date' }: TextRules): TextParse<CalendarDate> {
  const day = getPeriodDay(date, view, limits);
  const error = validateDate(day, limits);
  return error ? { ok: false, error } : { ok: true, value: day };
}

const getPatterns = ({ pattern, language, view = 'date' }: TextRules): readonly string[] => [
  pattern,
  ...(view === 'date' ? language.alsoReads : []),
];

/** The separator of a list of dates: a semicolon if the pattern contains a comma. */
const getListSeparator = (pattern: string): string => (pattern.includes(',') ? ';' : ',');

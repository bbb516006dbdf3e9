import { getPickedDay, type PickedDate } from './limits.ts';
import { formatDate } from './text/date-format.ts';
import type { TextError, TextRules } from './text/date-text.ts';
import type { DateError } from './text/parse-date.ts';

/** The messages of the calendar. Dates are passed as full dates. */
export interface CalendarTexts {
  previousMonth: string;
  nextMonth: string;
  previousYear: string;
  nextYear: string;
  previousYears: string;
  nextYears: string;
  chooseMonth: string;
  chooseYear: string;
  /** Appended to the date of a day. */
  day: {
    today: string;
    chosen: string;
    start: string;
    end: string;
    between: string;
    unavailable: string;
  };
  /** Announced when a day is chosen, or removed where several can be chosen. */
  chosen: (day: string) => string;
  removed: (day: string) => string;
  unavailable: (day: string) => string;
  limitReached: (count: number) => string;
  range: {
    chooseStart: string;
    chooseEnd: string;
    chosen: (range: { from: string; to: string; days: number }) => string;
  };
}

/** Errors of typed parts of a time (specification, section 5). */
export type TimePartError = 'two-digits' | 'out-of-range' | 'outside-limits';

export interface TimeTexts {
  label: string;
  hour: string;
  minute: string;
  second: string;
  /** The label of AM and PM. */
  dayPart: string;
  increase: (part: string) => string;
  decrease: (part: string) => string;
  /** Shown while no day is chosen. */
  chooseDayFirst: string;
  errors: Record<Exclude<TimePartError, 'out-of-range'>, string> & { 'out-of-range': (range: { least: string; most: string }) => string };
}

type ReportedLimitError = 'too-early' | 'too-late' | 'too-many';
/** Messages of errors; pickers without times, ranges or limits need only those of dates. */
export type DateErrorTexts = Record<DateError, string> &
  Partial<Record<Exclude<TextError, DateError | ReportedLimitError>, string>> &
  Partial<Record<ReportedLimitError, (limit: string) => string>>;

export interface DatePickerTexts extends CalendarTexts {
  /** The button beside the field, without and with a chosen date. */
  open: string;
  change: (chosen: string) => string;
  /** Names the panel that opens. */
  panel: string;
  today: string;
  clear: string;
  done: string;
  /** For pickers with a time. */
  time?: TimeTexts;
  errors: DateErrorTexts;
}

function formatError(error: TextError, errors: DateErrorTexts, rules: TextRules): string | undefined {
  switch (error) {
    case 'too-early':
      return errors[error]?.(limitText(rules.limits.minDate, rules));
    case 'too-late':
      return errors[error]?.(limitText(rules.limits.maxDate, rules));
    case 'too-many':
      return errors[error]?.(String(rules.maxDateCount ?? ''));
    default:
      return errors[error];
  }
}

/** The message of an error of typed text, or a general one if there is none. */
export function formatDateError(error: TextError, errors: DateErrorTexts, rules: TextRules): string {
  return formatError(error, errors, rules) ?? errors['invalid-date'];
}

function limitText(limit: PickedDate | undefined, { language }: TextRules): string {
  return limit ? formatDate(language.shortDay, getPickedDay(limit), language) : '';
}

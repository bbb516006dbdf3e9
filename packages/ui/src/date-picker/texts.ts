import { getPickedDay, type PickedDate } from './limits.ts';
import { formatDate } from './text/date-format.ts';
import type { TextError, TextRules } from './text/date-text.ts';
import type { DateError } from './text/parse-date.ts';

/** What the calendar itself says. Days come written out in full. */
export interface CalendarTexts {
  previousMonth: string;
  nextMonth: string;
  previousYear: string;
  nextYear: string;
  previousYears: string;
  nextYears: string;
  chooseMonth: string;
  chooseYear: string;
  /** Said behind a day's date. */
  day: {
    today: string;
    chosen: string;
    start: string;
    end: string;
    between: string;
    unavailable: string;
  };
  /** Announced when a day is chosen, or given back where several are chosen. */
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

/** Why what was typed into one part of a time is refused (specification, section 5). */
export type TimePartError = 'two-digits' | 'out-of-range' | 'outside-limits';

export interface TimeTexts {
  label: string;
  hour: string;
  minute: string;
  second: string;
  /** Before noon or after it. */
  dayPart: string;
  increase: (part: string) => string;
  decrease: (part: string) => string;
  /** While no day is chosen. */
  chooseDayFirst: string;
  errors: Record<Exclude<TimePartError, 'out-of-range'>, string> & { 'out-of-range': (range: { least: string; most: string }) => string };
}

type LimitFault = 'too-early' | 'too-late' | 'too-many';
/** A picker without times, ranges or limits needs the sentences of dates alone. */
export type DateErrorTexts = Record<DateError, string> &
  Partial<Record<Exclude<TextError, DateError | LimitFault>, string>> &
  Partial<Record<LimitFault, (limit: string) => string>>;

export interface DatePickerTexts extends CalendarTexts {
  /** The button beside the field, without and with a chosen date. */
  open: string;
  change: (chosen: string) => string;
  /** Names the panel that opens. */
  panel: string;
  today: string;
  clear: string;
  done: string;
  /** Where a time is asked for besides the day. */
  time?: TimeTexts;
  errors: DateErrorTexts;
}

function sentence(error: TextError, errors: DateErrorTexts, rules: TextRules): string | undefined {
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

/** The message for an error of typed text; a general one if there is none for it. */
export function formatDateError(error: TextError, errors: DateErrorTexts, rules: TextRules): string {
  return sentence(error, errors, rules) ?? errors['invalid-date'];
}

function limitText(limit: PickedDate | undefined, { language }: TextRules): string {
  return limit ? formatDate(language.shortDay, getPickedDay(limit), language) : '';
}

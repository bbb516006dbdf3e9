import type { CalendarDate } from '@internationalized/date';
import { getPickedDay, getPickedTime, getTimeLimits, type PickedDate } from './limits.ts';
import type { TimeOfDay } from './plain-date.ts';
import { isEmpty, type Selection } from './selection.ts';
import {
  type DateRange,
  formatDates,
  formatIso,
  formatPickedDate,
  formatRange,
  readMultiple,
  readRange,
  readSingle,
  type TextError,
  type TextParse,
  type TextRules,
  withTime,
} from './text/date-text.ts';
import { clampTime } from './time/step-time.ts';

export interface SingleValue {
  mode?: 'single';
  value: PickedDate | null;
  onChange: (value: PickedDate | null) => void;
}

export interface MultipleValue {
  mode: 'multiple';
  value: readonly CalendarDate[];
  onChange: (value: readonly CalendarDate[]) => void;
  /** Limit of chosen dates. */
  maxDateCount?: number;
}

export interface RangeValue {
  mode: 'range';
  value: DateRange | null;
  onChange: (value: DateRange | null) => void;
  /** Whether a range may be one day long. By default its end must be after its start. */
  allowSingleDay?: boolean;
}

export type PickerValue = SingleValue | MultipleValue | RangeValue;

/** What the field and the calendar need in every mode. */
export interface BoundPicker {
  selection: Selection;
  /** The value as shown in the field, and as sent with a form. */
  text: string;
  iso: string;
  /** Parses typed text and applies it; returns the form's value or the error. */
  type: (text: string) => { ok: true; iso: string } | { ok: false; error: TextError };
  /** Applies a selection; false if it is an incomplete range. */
  select: (selection: Selection) => boolean;
  clear: () => void;
}

/** The time of a chosen day until a time is chosen. */
const NOON: TimeOfDay = { hour: 12, minute: 0, second: 0 };

export function bindPicker(props: PickerValue, rules: TextRules): BoundPicker {
  if (props.mode === 'multiple') return bindMultiple(props, rules);
  return props.mode === 'range' ? bindRange(props, rules) : bindSingle(props, rules);
}

function bindSingle({ value, onChange }: SingleValue, rules: TextRules): BoundPicker {
  return {
    selection: { mode: 'single', date: value ? getPickedDay(value) : undefined },
    text: value ? formatPickedDate(value, rules) : '',
    iso: value ? formatIso(value) : '',
    type: createTyper((text) => readSingle(text, rules), onChange, formatIso),
    select(selection) {
      if (selection.mode !== 'single' || !selection.date) return false;
      const time = rules.time && clampTime((value && getPickedTime(value)) ?? NOON, getTimeLimits(selection.date, rules.limits));
      onChange(time ? withTime(selection.date, time) : selection.date);
      return true;
    },
    clear: () => onChange(null),
  };
}

function bindMultiple({ value, onChange, maxDateCount }: MultipleValue, rules: TextRules): BoundPicker {
  return {
    selection: { mode: 'multiple', dates: value, maxDateCount },
    text: formatDates(value, rules),
    iso: toIsoDates(value),
    type: createTyper((text) => readMultiple(text, { ...rules, maxDateCount }), onChange, toIsoDates),
    select(selection) {
      if (selection.mode !== 'multiple') return false;
      onChange(selection.dates);
      return true;
    },
    clear: () => onChange([]),
  };
}

function bindRange({ value, onChange, allowSingleDay }: RangeValue, rules: TextRules): BoundPicker {
  return {
    selection: { mode: 'range', start: value?.start, end: value?.end, allowSingleDay },
    text: value ? formatRange(value, rules) : '',
    iso: value ? toIsoRange(value) : '',
    type: createTyper((text) => readRange(text, { ...rules, allowSingleDay }), onChange, toIsoRange),
    select(selection) {
      if (selection.mode !== 'range' || isEmpty(selection)) return false;
      const { start, end } = selection;
      if (!start || !end) return false;
      onChange({ start, end });
      return true;
    },
    clear: () => onChange(null),
  };
}

const toIsoDates = (dates: readonly CalendarDate[]): string => dates.map(formatIso).join(',');
const toIsoRange = ({ start, end }: DateRange): string => `${formatIso(start)}_${formatIso(end)}`;

function createTyper<Value>(
  read: (text: string) => TextParse<Value>,
  onChange: (value: Value) => void,
  toIso: (value: Value) => string,
): BoundPicker['type'] {
  return (text) => {
    const reading = read(text);
    if (!reading.ok) return reading;
    onChange(reading.value);
    return { ok: true, iso: toIso(reading.value) };
  };
}

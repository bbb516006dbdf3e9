import { CalendarDate, type CalendarDateTime } from '@internationalized/date';
import { endOfMonth, getWeekdayIndex, startOfMonth, type TimeOfDay } from './plain-date.ts';
import type { TimeLimits } from './time/step-time.ts';

/** A day, or a day and a time of it. */
export type PickedDate = CalendarDate | CalendarDateTime;

export interface DateLimits {
  /** With a time, that time is the earliest on its day. */
  minDate?: PickedDate | undefined;
  maxDate?: PickedDate | undefined;
  disabledDates?: readonly CalendarDate[];
  /** 0 is Sunday. */
  disabledWeekdays?: readonly number[];
}

export type DateLimitError = 'too-early' | 'too-late' | 'unavailable';

export function getPickedDay(date: PickedDate): CalendarDate {
  return new CalendarDate(date.year, date.month, date.day);
}

export function getPickedTime(date: PickedDate): TimeOfDay | undefined {
  return 'hour' in date ? { hour: date.hour, minute: date.minute, second: date.second } : undefined;
}

/** The error of a day that may not be chosen; otherwise undefined. */
export function validateDate(
  date: CalendarDate,
  { minDate, maxDate, disabledDates = [], disabledWeekdays = [] }: DateLimits,
): DateLimitError | undefined {
  if (minDate && date.compare(getPickedDay(minDate)) < 0) return 'too-early';
  if (maxDate && date.compare(getPickedDay(maxDate)) > 0) return 'too-late';
  const closed = disabledWeekdays.includes(getWeekdayIndex(date)) || disabledDates.some((other) => other.compare(date) === 0);
  return closed ? 'unavailable' : undefined;
}

/** Whether all days of a month or year are outside the limits. */
export function isPeriodOutside(first: CalendarDate, last: CalendarDate, { minDate, maxDate }: DateLimits): boolean {
  return Boolean((minDate && last.compare(getPickedDay(minDate)) < 0) || (maxDate && first.compare(getPickedDay(maxDate)) > 0));
}

export const isMonthOutside = (date: CalendarDate, limits: DateLimits): boolean =>
  isPeriodOutside(startOfMonth(date), endOfMonth(date), limits);

export const isYearOutside = (year: number, limits: DateLimits): boolean =>
  isPeriodOutside(new CalendarDate(year, 1, 1), new CalendarDate(year, 12, 31), limits);

/** The allowed times of a day, which only boundary days limit (specification, section 5). */
export function getTimeLimits(date: CalendarDate, { minDate, maxDate }: DateLimits): TimeLimits {
  return {
    min: minDate && getPickedDay(minDate).compare(date) === 0 ? getPickedTime(minDate) : undefined,
    max: maxDate && getPickedDay(maxDate).compare(date) === 0 ? getPickedTime(maxDate) : undefined,
  };
}

/** The nearest day between the limits. */
export function clampDay(date: CalendarDate, { minDate, maxDate }: DateLimits): CalendarDate {
  if (minDate && date.compare(getPickedDay(minDate)) < 0) return getPickedDay(minDate);
  return maxDate && date.compare(getPickedDay(maxDate)) > 0 ? getPickedDay(maxDate) : date;
}

import { CalendarDate } from '@internationalized/date';

/** A time of day without a time zone. */
export interface TimeOfDay {
  hour: number;
  minute: number;
  second: number;
}

const EPOCH = new CalendarDate(1970, 1, 1);
const DAY_MS = 86_400_000;

/** Undefined for a date that does not exist, for example 30 February. */
export function toCalendarDate(year: number, month: number, day: number): CalendarDate | undefined {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return undefined;
  const date = new CalendarDate(year, month, 1);
  return day <= date.calendar.getDaysInMonth(date) ? date.set({ day }) : undefined;
}

/** 0 is Sunday. */
export function getWeekdayIndex(date: CalendarDate): number {
  return (date.calendar.toJulianDay(date) + 1) % 7;
}

/** Days from `start` to `end`. */
export function countDaysBetween(start: CalendarDate, end: CalendarDate): number {
  return end.calendar.toJulianDay(end) - start.calendar.toJulianDay(start);
}

export function getDayOfYear(date: CalendarDate): number {
  return countDaysBetween(new CalendarDate(date.year, 1, 1), date) + 1;
}

/** Milliseconds from 1970 to the day's beginning, as if the day were in UTC. */
export function toEpochMilliseconds(date: CalendarDate): number {
  return countDaysBetween(EPOCH, date) * DAY_MS;
}

/** Undefined outside the years 1 to 9999. */
export function parseEpochMilliseconds(milliseconds: number): CalendarDate | undefined {
  const days = Math.floor(milliseconds / DAY_MS);
  const date = EPOCH.add({ days });
  return countDaysBetween(EPOCH, date) === days ? date : undefined;
}

export function startOfMonth(date: CalendarDate): CalendarDate {
  return date.set({ day: 1 });
}

export function endOfMonth(date: CalendarDate): CalendarDate {
  return date.set({ day: date.calendar.getDaysInMonth(date) });
}

/** The Monday of the date's week: the week starts on Monday in both languages (specification, section 9). */
export function startOfWeek(date: CalendarDate): CalendarDate {
  return date.subtract({ days: (getWeekdayIndex(date) + 6) % 7 });
}

/** From yy-mm-dd; undefined for any other text. */
export function parseIso(text: string): CalendarDate | undefined {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return found ? toCalendarDate(Number(found[1]), Number(found[2]), Number(found[3])) : undefined;
}

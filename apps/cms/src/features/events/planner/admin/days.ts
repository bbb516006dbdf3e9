import { DAY_MS } from '@liget/park/durations';
import { toBudapestInstant, toWallTime } from '../../../../platform/fields/dates/budapest-clock.ts';
import { LASTING_DAYS } from '../../dates/lasting.ts';
import type { PlannedDate } from '../planned-date.ts';

/* Days as 'YYYY-MM-DD' texts, because browsers lack Temporal; they sort by time. */

const toUtc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const toIsoDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string => toIsoDay(toUtc(day) + count * DAY_MS);
/** Number of days from one day to another. */
export const countDaysBetween = (from: string, to: string): number => Math.round((toUtc(to) - toUtc(from)) / DAY_MS);
const getWeekday = (day: string) => (new Date(toUtc(day)).getUTCDay() + 6) % 7;
const getMonday = (day: string) => addDays(day, -getWeekday(day));

/** The day of an instant in Budapest. */
export function toDay(instant: string | number): string {
  const { year, month, day } = toWallTime(typeof instant === 'string' ? Date.parse(instant) : instant);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The instant of a date's start on another day, at the same time of day. */
export function startOn({ start }: Pick<PlannedDate, 'start'>, to: string): string {
  const [year = 0, month = 1, day = 1] = to.split('-').map(Number);
  const { hour, minute } = toWallTime(Date.parse(start));
  return new Date(toBudapestInstant({ year, month, day, hour, minute })).toISOString();
}

export type View = 'month' | 'week';

/** The shown days: a week from Monday, or the whole weeks that a month touches. */
export function listShownDays(day: string, view: View): string[] {
  const first = view === 'week' ? getMonday(day) : getMonday(`${day.slice(0, 7)}-01`);
  if (view === 'week') return Array.from({ length: 7 }, (_, index) => addDays(first, index));
  const days: string[] = [];
  for (let next = first; days.length === 0 || next.slice(0, 7) <= day.slice(0, 7) || getWeekday(next) !== 0; next = addDays(next, 1))
    days.push(next);
  return days;
}

/** The day one week or month later (1) or earlier (-1). */
export function stepDay(day: string, view: View, by: 1 | -1): string {
  if (view === 'week') return addDays(day, by * 7);
  const [year = 0, month = 1] = day.split('-').map(Number);
  return toIsoDay(Date.UTC(year, month - 1 + by, 1));
}

/** The last day of a date. */
export const getLastDay = ({ start, until }: PlannedDate): string => {
  const last = toDay(Date.parse(until) - 1);
  return last < toDay(start) ? toDay(start) : last;
};
export const isLasting = (date: PlannedDate): boolean => countDaysBetween(toDay(date.start), getLastDay(date)) >= LASTING_DAYS;

/** The dates of each day, without lasting ones. */
export function groupByDay(dates: readonly PlannedDate[], days: readonly string[]): Map<string, PlannedDate[]> {
  const found = new Map(days.map((day): [string, PlannedDate[]] => [day, []]));
  for (const date of dates) {
    if (isLasting(date)) continue;
    const last = getLastDay(date);
    for (let day = toDay(date.start); day <= last; day = addDays(day, 1)) found.get(day)?.push(date);
  }
  return found;
}

import { CalendarDate } from '@internationalized/date';
import { clampDay, type DateLimits, isMonthOutside, isYearOutside } from '../limits.ts';
import { startOfMonth } from '../plain-date.ts';
import { getYearPage, YEARS_PER_PAGE } from './year-page.ts';

/** The views of the calendar; also the precision of a choice. */
export type CalendarView = 'date' | 'month' | 'year';

/** The next finer view after choosing a month or a year. */
export const FINER_VIEWS: Record<CalendarView, CalendarView> = { year: 'month', month: 'date', date: 'date' };

/** The day that represents a month or year: its first one within the limits. */
export function getPeriodDay(date: CalendarDate, view: CalendarView, limits: DateLimits): CalendarDate {
  if (view === 'date') return date;
  const first = view === 'month' ? startOfMonth(date) : new CalendarDate(date.year, 1, 1);
  const outside = view === 'month' ? isMonthOutside(date, limits) : isYearOutside(date.year, limits);
  return outside ? first : clampDay(first, limits);
}

/** Whether the next page in a direction has nothing to choose from. */
export function isLastPage(view: 'month' | 'year', cursor: CalendarDate, direction: 1 | -1, limits: DateLimits): boolean {
  const neighbour =
    view === 'month' ? cursor.year + direction : (getYearPage(cursor.year + direction * YEARS_PER_PAGE).at(direction === 1 ? 0 : -1) ?? 0);
  return neighbour < 1 || neighbour > 9999 || isYearOutside(neighbour, limits);
}

import type { Locale } from '@liget/content-api';
import { DAY_MS } from '@liget/park/durations';
import { countDaysToWeekend, getWeekendName } from '@liget/park/weekend';
import { formatDayRange, formatWeekday } from '../../lib/day-ranges.ts';

/** Ranges of days that have a name relative to today. */
export type NamedDays = 'today' | 'tomorrow' | 'weekend' | 'nextWeekend';

const WEEK_DAYS = 7;
const SATURDAY = 6;

// Browsers lack Temporal. `Date` reads a day as its midnight in UTC.
const getWeekday = (day: string) => new Date(day).getUTCDay();
const countDaysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/**
 * The name of a range of days, 'YYYY-MM-DD'. A weekend is a Saturday and the Sunday after it; on a Sunday the coming one is "next weekend"
 * (specification, section 2).
 */
export function findDaysName(from: string, to: string, today: string): NamedDays | undefined {
  const ahead = countDaysBetween(today, from);
  if (from === to) return ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : undefined;
  if (getWeekday(from) !== SATURDAY || countDaysBetween(from, to) !== 1 || ahead < 0) return undefined;
  const weekday = getWeekday(today) || WEEK_DAYS;
  const [left, name] = [countDaysToWeekend(weekday), getWeekendName(weekday)];
  if (ahead === left) return name;
  return ahead === left + WEEK_DAYS && name === 'weekend' ? 'nextWeekend' : undefined;
}

/** 'nov. 28–29. (szombat–vasárnap)' or '28–29 Nov (Saturday–Sunday)'; weekdays only within a week, the year only if it is not this one. */
export function formatDays(from: string | null, to: string | null, today: string, locale: Locale): string {
  const days = formatDayRange({ ...(from ? { from } : {}), ...(to ? { to } : {}) }, locale, { today });
  if (!from || !to || countDaysBetween(from, to) >= WEEK_DAYS) return days;
  const weekdays = [...new Set([from, to])].map((day) => formatWeekday(day, locale));
  return `${days} (${weekdays.join('–')})`;
}

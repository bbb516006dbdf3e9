import type { Locale } from '@liget/content-api';
import { type DayRange, formatDayRange, formatWeekdayAndDay } from '../../lib/day-ranges.ts';
import { getQuickDates } from '../../lib/quick-dates.ts';

/** 'szombat, nov. 21.', 'nov. 21–22.' or 'okt. 31.–nov. 1.'. */
const formatDays = (range: DayRange, locale: Locale) =>
  range.from === range.to ? formatWeekdayAndDay(range.from, locale) : formatDayRange(range, locale, { dash: '–' });

/** Today, tomorrow and the weekend with their dates, because "tomorrow" is ambiguous in another time zone. */
export function listQuickDates(now: Temporal.Instant, locale: Locale) {
  const { today, tomorrow, weekend } = getQuickDates(now);
  return [today, tomorrow, weekend].map((date) => ({ ...date, words: formatDays(date.range, locale) }));
}

import type { Locale } from '@liget/content-api';
import { type DayRange, getDayFromNow, getWeekend, getWeekendName } from '../../lib/dates.ts';
import { LANGUAGE_TAGS } from '../../lib/language/language-tags.ts';

export interface QuickDate {
  name: 'today' | 'tomorrow' | 'weekend' | 'nextWeekend';
  days: DayRange;
  /** The days as dates, because "tomorrow" is ambiguous in another time zone. */
  words: string;
}

function month(day: Temporal.PlainDate, locale: Locale): string {
  return day.toLocaleString(LANGUAGE_TAGS[locale], { month: 'short' });
}

/** 'szombat, nov. 21.' or 'Saturday 21 Nov'. */
function formatOneDay(day: Temporal.PlainDate, locale: Locale): string {
  const weekday = day.toLocaleString(LANGUAGE_TAGS[locale], { weekday: 'long' });
  return locale === 'hu' ? `${weekday}, ${month(day, locale)} ${day.day}.` : `${weekday} ${day.day} ${month(day, locale)}`;
}

/** 'nov. 21–22.' or '21–22 Nov'. */
export function formatDays({ from, to }: DayRange, locale: Locale): string {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
  if (first.equals(last)) return formatOneDay(first, locale);
  const isOneMonth = first.month === last.month;
  if (locale === 'hu')
    return `${month(first, locale)} ${first.day}${isOneMonth ? '' : '.'}–${isOneMonth ? '' : `${month(last, locale)} `}${last.day}.`;
  return `${first.day}${isOneMonth ? '' : ` ${month(first, locale)}`}–${last.day} ${month(last, locale)}`;
}

/** Today, tomorrow and this weekend in Budapest, on a Sunday the next one. */
export function listQuickDates(now: Temporal.Instant, locale: Locale): [today: QuickDate, tomorrow: QuickDate, weekend: QuickDate] {
  const date = (name: QuickDate['name'], days: DayRange): QuickDate => ({ name, days, words: formatDays(days, locale) });
  return [date('today', getDayFromNow(now, 0)), date('tomorrow', getDayFromNow(now, 1)), date(getWeekendName(now), getWeekend(now))];
}

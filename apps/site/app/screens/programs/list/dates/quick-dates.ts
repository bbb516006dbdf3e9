import type { Locale } from '@liget/content-api';
import { formatShortDayAndWeekday } from '@liget/park/interval';
import { toBudapestDay, ZONE } from '@liget/park/time';
import { type DayRange, formatDayPart, formatDayRange, formatWeekday } from '../../../../lib/day-ranges.ts';
import { getQuickDates, type QuickDate } from '../../../../lib/quick-dates.ts';

export interface QuickDateChoice {
  name: 'any' | QuickDate['name'];
  range: DayRange | null;
  /** The day or days as a short date: 'tomorrow' alone is ambiguous in another time zone. */
  days: string;
  /** The same in full, for screen readers: 'november 24., kedd'. */
  spoken: string;
}

/** Any time, and the quick dates with their days in words. */
export function listQuickDates(now: Temporal.Instant, locale: Locale): QuickDateChoice[] {
  const formatDays = ({ from, to }: DayRange) =>
    [...new Set([from, to])].map((day) => formatShortDayAndWeekday(Temporal.PlainDate.from(day), locale)).join(' – ');
  const formatInFull = (day: string) => {
    const { first, second } = formatDay(day, locale, now);
    return `${first} ${second}`;
  };
  const formatSpoken = ({ from, to }: DayRange) => [...new Set([from, to])].map(formatInFull).join(' – ');
  const { today, tomorrow, dayAfterTomorrow, weekend } = getQuickDates(now);
  return [
    { name: 'any', range: null, days: '', spoken: '' },
    ...[today, tomorrow, dayAfterTomorrow, weekend].map(({ name, range }) => ({
      name,
      range,
      days: formatDays(range),
      spoken: formatSpoken(range),
    })),
  ];
}

/** The parts of a day's text in the order of each language: 'november 21.,' and 'szombat', or 'Saturday' and '21 November'. */
export interface QuickDateLabels {
  first: string;
  second: string;
}

/** A day as text; with the year only when it is another one. */
export function formatDay(day: string, locale: Locale, now: Temporal.Instant): QuickDateLabels {
  const isThisYear = Number(day.slice(0, 4)) === now.toZonedDateTimeISO(ZONE).year;
  const weekday = formatWeekday(day, locale);
  const inFull = formatDayPart(day, locale, { ...(isThisYear ? {} : { year: 'numeric' }), month: 'long', day: 'numeric' });
  return locale === 'hu' ? { first: `${inFull},`, second: weekday } : { first: weekday, second: inFull };
}

/** A short period, 'nov. 21.' or 'nov. 21. – nov. 22.'; open at a missing end. With the year only when it is another one. */
export const formatShortDays = (days: Partial<DayRange>, locale: Locale, now: Temporal.Instant): string =>
  formatDayRange(days, locale, { joinsMonth: false, today: toBudapestDay(now) });

/** 'szo.', '21', 'nov.' of a day, for its block. */
export function formatDayBlock(day: string, locale: Locale): { weekday: string; day: string; month: string } {
  return {
    weekday: formatDayPart(day, locale, { weekday: 'short' }),
    day: String(Number(day.slice('YYYY-MM-'.length))),
    month: formatDayPart(day, locale, { month: 'short' }),
  };
}

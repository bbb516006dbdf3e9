import type { Locale } from '@liget/content-api';
import { LANGUAGE_TAGS } from '../../lib/language/language-tags.ts';

/** Days that have a name of their own, seen from today. */
export type NamedDays = 'today' | 'tomorrow' | 'weekend' | 'nextWeekend';

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7;
const SATURDAY = 6;

// Browsers have no Temporal yet: a day is its midnight in UTC.
const at = (day: string) => new Date(`${day}T00:00:00Z`);
const countDaysBetween = (from: string, to: string) => Math.round((at(to).getTime() - at(from).getTime()) / DAY);

/**
 * The name of a range of days, 'YYYY-MM-DD'. A weekend is a Saturday and its Sunday; on a Sunday the one that comes is the next
 * (specification, section 2: "this weekend").
 */
export function findDaysName(from: string, to: string, today: string): NamedDays | undefined {
  const ahead = countDaysBetween(today, from);
  if (from === to) return ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : undefined;
  if (at(from).getUTCDay() !== SATURDAY || countDaysBetween(from, to) !== 1 || ahead < 0) return undefined;
  const left = (SATURDAY + WEEK - at(today).getUTCDay()) % WEEK;
  const isSunday = left === WEEK - 1;
  if (ahead === left) return isSunday ? 'nextWeekend' : 'weekend';
  return ahead === left + WEEK && !isSunday ? 'nextWeekend' : undefined;
}

const format = (locale: Locale, options: Intl.DateTimeFormatOptions) => {
  const made = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { ...options, timeZone: 'UTC' });
  return (day: string) => made.format(at(day));
};

/** 'nov. 28–29. (szombat–vasárnap)' or '28–29 Nov (Saturday–Sunday)'; open at an end that is not given. The year only when it is not this one. */
export function formatDays(from: string | null, to: string | null, today: string, locale: Locale): string {
  const [month, weekday] = [format(locale, { month: 'short' }), format(locale, { weekday: 'long' })];
  const isHungarian = locale === 'hu';
  const number = (day: string) => String(Number(day.slice(8)));
  const isThisYear = (day: string) => day.slice(0, 4) === today.slice(0, 4);
  const date = (day: string) => {
    const year = isThisYear(day) ? '' : day.slice(0, 4);
    return isHungarian ? `${year && `${year}. `}${month(day)} ${number(day)}.` : `${number(day)} ${month(day)}${year && ` ${year}`}`;
  };
  if (!from || !to) return `${from ? date(from) : ''} – ${to ? date(to) : ''}`.trim();
  if (from === to) return `${date(from)} (${weekday(from)})`;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const joined = isHungarian ? `${date(from).slice(0, -1)}–${number(to)}.` : `${number(from)}–${date(to)}`;
  const days = isOneMonth ? joined : `${date(from)} – ${date(to)}`;
  return countDaysBetween(from, to) < WEEK ? `${days} (${weekday(from)}–${weekday(to)})` : days;
}

import type { Locale } from '@liget/content-api';
import { toBudapestDay } from '@liget/park/time';
import type { DayRange } from '../../lib/dates.ts';
import { LANGUAGE_TAGS } from '../../lib/language/language-tags.ts';

function month(day: Temporal.PlainDate, locale: Locale): string {
  return day.toLocaleString(LANGUAGE_TAGS[locale], { month: 'long' });
}

/** 'november 21–22.', 'november 30. – december 1.' or '21–22 November'; one day is worded as one. */
export function formatRange({ from, to }: DayRange, locale: Locale): string {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
  const one = (day: Temporal.PlainDate) => (locale === 'hu' ? `${month(day, locale)} ${day.day}.` : `${day.day} ${month(day, locale)}`);
  if (first.equals(last)) return one(first);
  if (first.month !== last.month) return `${one(first)} – ${one(last)}`;
  return locale === 'hu' ? `${month(first, locale)} ${first.day}–${last.day}.` : `${first.day}–${last.day} ${month(first, locale)}`;
}

/** 'szombat, november 21.' or 'Saturday 21 November'. */
export function formatDay(now: Temporal.Instant, locale: Locale): string {
  const day = Temporal.PlainDate.from(toBudapestDay(now));
  const weekday = day.toLocaleString(LANGUAGE_TAGS[locale], { weekday: 'long' });
  const date = formatRange({ from: day.toString(), to: day.toString() }, locale);
  return locale === 'hu' ? `${weekday}, ${date}` : `${weekday} ${date}`;
}

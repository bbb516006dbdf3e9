import type { Locale } from '@liget/content-api';
import { getDateFormat } from '@liget/park/date-format';

/** Inclusive days, 'YYYY-MM-DD'. */
export type DayRange = { from: string; to: string };

export interface DayRangeFormat {
  month?: 'short' | 'long';
  /** The dash between days of different months. */
  dash?: '–' | ' – ';
  /** Whether the name of a month that both days share is written once. */
  joinsMonth?: boolean;
  /** Years that differ from this day's are written; without it no year is. */
  today?: string | undefined;
}

/** A part of a day's date, for example its month. Browsers lack Temporal; `Date` reads a day as its midnight in UTC. */
export const formatDayPart = (day: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  getDateFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(day));

const getNumber = (day: string) => String(Number(day.slice(8)));

function formatDay(day: string, locale: Locale, { month = 'short', today }: DayRangeFormat): string {
  const year = today && today.slice(0, 4) !== day.slice(0, 4) ? day.slice(0, 4) : '';
  const name = formatDayPart(day, locale, { month });
  return locale === 'hu' ? `${year && `${year}. `}${name} ${getNumber(day)}.` : `${getNumber(day)} ${name}${year && ` ${year}`}`;
}

/** The long name of a day's weekday. */
export const formatWeekday = (day: string, locale: Locale): string => formatDayPart(day, locale, { weekday: 'long' });

/** 'szombat, nov. 21.' or 'Saturday 21 Nov'. */
export const formatWeekdayAndDay = (day: string, locale: Locale, options: DayRangeFormat = {}): string =>
  `${formatWeekday(day, locale)}${locale === 'hu' ? ',' : ''} ${formatDay(day, locale, options)}`;

/** 'nov. 21–22.', 'nov. 30. – dec. 1.' or '21–22 Nov'; a single day if both are equal, and an open range if one is missing. */
export function formatDayRange({ from, to }: Partial<DayRange>, locale: Locale, options: DayRangeFormat = {}): string {
  const formatOwnDay = (day: string | undefined) => (day ? formatDay(day, locale, options) : '');
  if (from === to) return formatOwnDay(from);
  if (!from || !to) return `${formatOwnDay(from)} – ${formatOwnDay(to)}`.trim();
  const { dash = ' – ', joinsMonth = true } = options;
  if (!joinsMonth || from.slice(0, 7) !== to.slice(0, 7)) return `${formatOwnDay(from)}${dash}${formatOwnDay(to)}`;
  return locale === 'hu' ? `${formatOwnDay(from).slice(0, -1)}–${getNumber(to)}.` : `${getNumber(from)}–${formatOwnDay(to)}`;
}

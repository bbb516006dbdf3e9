import type { Locale } from '@liget/content-api';
import { getDateFormat } from '@liget/park/date-format';
import { getFromEnding } from '@liget/park/from-ending';
import { formatExactClock, toParkDay, ZONE } from '@liget/park/time';
import { keepEndings } from '@liget/ui/keep-together';

/** An ISO instant as text of the park's time zone, with plain spaces. */
const format = (iso: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  getDateFormat(locale, { ...options, timeZone: ZONE })
    .format(new Date(iso))
    .replace(/[\u2009\u202f]/g, ' ');

/** '2026. november 22.' or '22 November 2026'. `iso` is an ISO instant. */
export function formatLongDate(iso: string, locale: Locale): string {
  return format(iso, locale, { year: 'numeric', month: 'long', day: 'numeric' });
}

/** 'november 22., vasárnap' or 'Sunday 22 November'. */
export function formatDayAndWeekday(iso: string, locale: Locale): string {
  return format(iso, locale, { month: 'long', day: 'numeric', weekday: 'long' });
}

/** 'HH:mm' in Budapest, with the kind of time if this hour exists twice on that day. */
export const formatClockTime = (iso: string, locale: Locale): string => formatExactClock(Temporal.Instant.from(iso), locale);

const removeDot = (text: string) => text.replace(/\.$/, '');
const formatDayOfMonth = (iso: string, locale: Locale) => format(iso, locale, { month: 'long', day: 'numeric' });

/** 'november 22' or '22 November', for '{date}-ig' and 'until {date}'. */
export function formatUntilDay(iso: string, locale: Locale, withYear: boolean): string {
  return removeDot(withYear ? formatLongDate(iso, locale) : formatDayOfMonth(iso, locale));
}

/** 'november 22-étől' or '22 November', for 'from {date}'. */
export function formatFromDay(iso: string, locale: Locale, withYear: boolean): string {
  const day = formatUntilDay(iso, locale, withYear);
  return locale === 'hu' ? keepEndings(`${day}-${getFromEnding(toParkDay(Temporal.Instant.from(iso)).day)}`) : day;
}

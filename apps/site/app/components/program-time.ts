import type { Event, Locale } from '@liget/content-api';
import { hasLastingBegun, isOpenEnded } from '@liget/park/interval';
import { toBudapestDay } from '@liget/park/time';
import { createTranslator } from 'use-intl/core';
import type { Messages } from '../i18n/index.ts';
import { formatClockTime, formatDayAndWeekday, formatFromDay, formatLongDate, formatUntilDay } from '../lib/dates.ts';

export interface FormatContext {
  locale: Locale;
  now: Temporal.Instant;
  messages: Pick<Messages, 'programs'>;
}
type DatedEvent = Pick<Event, 'start_date' | 'end_date' | 'interval' | 'constant' | 'text_date_only' | 'date'> & {
  occurrences: readonly Pick<Event['occurrences'][number], 'start_date' | 'all_day' | 'until'>[];
};

/** Days within which no month occurs twice. */
const WITHIN_YEAR_DAYS = 330;
const isWithinYear = (iso: string, now: Temporal.Instant) => Math.abs(now.until(iso).total('days')) < WITHIN_YEAR_DAYS;

/** 'december 31-ig', 'until 31 December'; with the year if it is far away. */
export function formatUntil(iso: string, { locale, now, messages }: FormatContext): string {
  const t = createTranslator({ locale, messages, namespace: 'programs' });
  return t('untilDay', { date: formatUntilDay(iso, locale, !isWithinYear(iso, now)) });
}

/** 'december 24-ig' for a lasting event that has begun, 'folyamatosan' without an end. */
export function formatLasting(until: string | null, context: FormatContext): string {
  const t = createTranslator({ locale: context.locale, messages: context.messages, namespace: 'programs' });
  return until ? formatUntil(until, context) : t('ongoing');
}

/** 'november 28., szombat, 18:00'; without the time at midnight or for a whole day. */
export function formatDayAndHour(iso: string, { locale, now }: Pick<FormatContext, 'locale' | 'now'>, isAllDay = false): string {
  const isThisYear = toBudapestDay(iso).slice(0, 4) === toBudapestDay(now).slice(0, 4);
  const day = isThisYear ? formatDayAndWeekday(iso, locale) : formatLongDate(iso, locale);
  const time = isAllDay ? '00:00' : formatClockTime(iso, locale);
  return time === '00:00' ? day : `${day}, ${time}`;
}

/**
 * When an event is, in one line. For a lasting event: the editor's words; otherwise its first day before it has begun, and its last day afterwards.
 * For other events: day and time of the current or next occurrence. The header, places, the map and the search all use it.
 */
export function formatProgramTime(event: DatedEvent, context: FormatContext): string {
  const { locale, now, messages } = context;
  if (event.date && (event.text_date_only || event.constant)) return event.date;
  if (!isOpenEnded(event) && !(event.interval && event.end_date)) {
    const isAllDay = event.occurrences.some(({ start_date, all_day }) => all_day && start_date === event.start_date);
    return formatDayAndHour(event.start_date, context, isAllDay);
  }
  const t = createTranslator({ locale, messages, namespace: 'programs' });
  if (!hasLastingBegun(event, now))
    return t('fromDay', { date: formatFromDay(event.start_date, locale, !isWithinYear(event.start_date, now)) });
  if (event.date) return event.date;
  return formatLasting(event.end_date, context);
}

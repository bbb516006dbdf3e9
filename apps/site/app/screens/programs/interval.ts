import type { Event, Locale, Occurrence } from '@liget/content-api';
import { ZONE } from '../../lib/clock.ts';

type Dated = Pick<Event, 'start_date' | 'end_date' | 'interval' | 'text_date_only' | 'date' | 'constant' | 'exhibition' | 'periodic'> & {
  occurrences: readonly Pick<Occurrence, 'start_date' | 'end_date' | 'all_day'>[];
};

const TAGS = { hu: 'hu-HU', en: 'en-GB' } as const;
const ONGOING = { hu: 'folyamatosan', en: 'ongoing' } as const;
const FROM = { hu: (day: string) => `${day}-től`, en: (day: string) => `from ${day}` } as const;

const names = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(TAGS[locale], { ...options, timeZone: 'UTC' });
const MONTHS = { hu: names('hu', { month: 'short' }), en: names('en', { month: 'short' }) };
const WEEKDAYS = { hu: names('hu', { weekday: 'short' }), en: names('en', { weekday: 'short' }) };

/** A name with exactly one dot behind it: Hungarian month names bring their own. */
const dotted = (name: string) => `${name.replace(/\.$/, '')}.`;
const utc = (day: Temporal.PlainDate) => new Date(Date.UTC(day.year, day.month - 1, day.day));

/** 'MMM. D.', for example 'nov. 22.' (specification, section 9). */
export function monthAndDay(day: Temporal.PlainDate, locale: Locale): string {
  return `${dotted(MONTHS[locale].format(utc(day)))} ${day.day}.`;
}

/** 'D. ddd.', for example '22. szo.' (specification, section 9). */
export function dayAndWeekdayShort(day: Temporal.PlainDate, locale: Locale): string {
  return `${day.day}. ${dotted(WEEKDAYS[locale].format(utc(day)))}`;
}

/** The short weekday alone, 'szo.' */
export function weekdayShort(day: Temporal.PlainDate, locale: Locale): string {
  return dotted(WEEKDAYS[locale].format(utc(day)));
}

const hasTime = (at: Temporal.ZonedDateTime) => at.hour !== 0 || at.minute !== 0;
const clock = (at: Temporal.ZonedDateTime) => at.toPlainTime().toString({ smallestUnit: 'minute' });

function dayText(day: Temporal.PlainDate, locale: Locale, today: Temporal.PlainDate): string {
  const text = `${monthAndDay(day, locale)} ${weekdayShort(day, locale)}`;
  if (day.year === today.year) return text;
  return locale === 'hu' ? `${day.year}. ${text}` : `${text} ${day.year}`;
}

/**
 * When an occasion is, in words: one day with its hours, or the first and the last day. Hours appear when they are not midnight.
 * An instant that cannot be read is logged and gives nothing (specification, section 8).
 */
export function occasionText(
  { start_date, end_date, all_day }: Pick<Occurrence, 'start_date' | 'end_date' | 'all_day'>,
  locale: Locale,
  now: Temporal.Instant,
  log: (message: string) => void = console.error,
): string | undefined {
  try {
    const today = now.toZonedDateTimeISO(ZONE).toPlainDate();
    const start = Temporal.Instant.from(start_date).toZonedDateTimeISO(ZONE);
    const end = end_date ? Temporal.Instant.from(end_date).toZonedDateTimeISO(ZONE) : null;
    const first = start.toPlainDate();
    // What ends at midnight ends on the evening before.
    const last = end
      ? (!all_day && !hasTime(end) && Temporal.ZonedDateTime.compare(end, start) > 0 ? end.subtract({ minutes: 1 }) : end).toPlainDate()
      : first;
    const endsSoonAfterMidnight = end && Temporal.PlainDate.compare(first.add({ days: 1 }), end.toPlainDate()) === 0 && end.hour < 6;
    if (first.equals(last) || (endsSoonAfterMidnight && hasTime(start))) {
      const hours = all_day || !hasTime(start) ? '' : end && !end.equals(start) ? ` ${clock(start)}–${clock(end)}` : ` ${clock(start)}`;
      return `${dayText(first, locale, today)}${hours}`;
    }
    return `${dayText(first, locale, today)} – ${dayText(last, locale, today)}`;
  } catch (error) {
    log(`Invalid event date: ${error instanceof Error ? error.message : start_date}`);
    return undefined;
  }
}

/** When a program is on, in words; nothing when its dates cannot be read. */
export function intervalText(event: Dated, locale: Locale, now: Temporal.Instant, log?: (message: string) => void): string | undefined {
  if (event.text_date_only && event.date) return event.date;
  const occasion = event.occurrences.find((item) => item.start_date === event.start_date);
  const openEnded = event.end_date === null && event.interval;
  if (openEnded || event.constant) {
    if (event.date) return event.date;
    const day = occasionText({ start_date: event.start_date, end_date: null, all_day: true }, locale, now, log);
    if (day === undefined) return undefined;
    return Temporal.Instant.compare(Temporal.Instant.from(event.start_date), now) <= 0 ? ONGOING[locale] : FROM[locale](day);
  }
  return occasionText({ start_date: event.start_date, end_date: event.end_date, all_day: occasion?.all_day ?? false }, locale, now, log);
}

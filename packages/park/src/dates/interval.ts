import type { Event, Locale, Occurrence } from '@liget/content-api';
import { NO_DATE } from '@liget/content-api/no-date';
import { getDateFormat } from './date-format.ts';
import { getFromEnding } from './from-ending.ts';
import { formatExactClock, ZONE } from './time.ts';

type DatedEvent = Pick<
  Event,
  'start_date' | 'end_date' | 'interval' | 'text_date_only' | 'date' | 'constant' | 'exhibition' | 'periodic'
> & {
  occurrences: readonly Pick<Occurrence, 'start_date' | 'end_date' | 'all_day' | 'until'>[];
};
type IntervalOccurrence = Pick<Occurrence, 'start_date' | 'end_date' | 'all_day'> & {
  /** Shows only days if it lasts several days: an exhibition is not open continuously. */
  exhibition?: boolean;
};

const ONGOING = { hu: 'folyamatosan', en: 'ongoing' } as const;

const MONTH: Intl.DateTimeFormatOptions = { month: 'short', timeZone: 'UTC' };
const WEEKDAY: Intl.DateTimeFormatOptions = { weekday: 'short', timeZone: 'UTC' };

/** A name with exactly one dot after it; Hungarian month names have one already. */
const formatDotted = (name: string) => `${name.replace(/\.$/, '')}.`;
const toUtc = (day: Temporal.PlainDate) => new Date(Date.UTC(day.year, day.month - 1, day.day));

/** 'MMM. D.', for example 'nov. 22.' (specification, section 9); '22 Nov' in English. */
export function formatMonthAndDay(day: Temporal.PlainDate, locale: Locale): string {
  const month = getDateFormat(locale, MONTH).format(toUtc(day));
  return locale === 'hu' ? `${formatDotted(month)} ${day.day}.` : `${day.day} ${month}`;
}

/** The short weekday alone, 'szo.' or 'Sat'; Hungarian writes it in lower case. */
export function formatShortWeekday(day: Temporal.PlainDate, locale: Locale): string {
  const name = getDateFormat(locale, WEEKDAY).format(toUtc(day));
  return locale === 'hu' ? formatDotted(name).toLocaleLowerCase('hu') : name;
}

/** 'D. ddd.', for example '22. szo.' (specification, section 9); 'Sat 22' in English. */
export function formatShortDayAndWeekday(day: Temporal.PlainDate, locale: Locale): string {
  const weekday = formatShortWeekday(day, locale);
  return locale === 'hu' ? `${day.day}. ${weekday}` : `${weekday} ${day.day}`;
}

const hasTime = (at: Temporal.ZonedDateTime) => at.hour !== 0 || at.minute !== 0;
const formatClock = (at: Temporal.ZonedDateTime, locale: Locale) => formatExactClock(at.toInstant(), locale);
const isBefore = (a: Temporal.ZonedDateTime, b: Temporal.ZonedDateTime) => Temporal.ZonedDateTime.compare(a, b) < 0;
const isNextDay = (first: Temporal.PlainDate, day: Temporal.PlainDate) => first.add({ days: 1 }).equals(day);

function addYear(text: string, day: Temporal.PlainDate, locale: Locale, today: Temporal.PlainDate): string {
  if (day.year === today.year) return text;
  return locale === 'hu' ? `${day.year}. ${text}` : `${text} ${day.year}`;
}

function formatDay(day: Temporal.PlainDate, locale: Locale, today: Temporal.PlainDate): string {
  const [date, weekday] = [formatMonthAndDay(day, locale), formatShortWeekday(day, locale)];
  return addYear(locale === 'hu' ? `${date} ${weekday}` : `${weekday} ${date}`, day, locale, today);
}

/** 'dec. 14-étől' or 'from Mon 14 Dec' */
function formatFrom(day: Temporal.PlainDate, locale: Locale, today: Temporal.PlainDate): string {
  if (locale === 'en') return `from ${formatDay(day, locale, today)}`;
  return addYear(`${formatMonthAndDay(day, locale).replace(/\.$/, '')}-${getFromEnding(day.day)}`, day, locale, today);
}

/** The times of one day; empty for a beginning at midnight without an end, and for whole days. An end at midnight is 24:00. */
function formatHours(start: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime | null, locale: Locale): string {
  if (!end || !isBefore(start, end)) return hasTime(start) ? formatClock(start, locale) : '';
  if (!hasTime(start) && !hasTime(end)) return '';
  return `${formatClock(start, locale)}–${hasTime(end) ? formatClock(end, locale) : '24:00'}`;
}

/** '18:00–20:00', '18:00' or '' for an occurrence below the heading of its day, by the rules of `formatOccurrence`. */
export function formatHoursOfDay({ start_date, end_date, all_day }: IntervalOccurrence, locale: Locale): string {
  const [start, end] = [start_date, end_date].map((at) => (at ? Temporal.Instant.from(at).toZonedDateTimeISO(ZONE) : null));
  return start && !all_day ? formatHours(start, end ?? null, locale) : '';
}

function readInterval({ start_date, end_date }: IntervalOccurrence) {
  const start = Temporal.Instant.from(start_date).toZonedDateTimeISO(ZONE);
  const end = end_date ? Temporal.Instant.from(end_date).toZonedDateTimeISO(ZONE) : null;
  // An end without a time may be the day of the start itself.
  if (end && isBefore(end, start.startOfDay())) throw new RangeError(`the end ${end_date} is before the start ${start_date}`);
  if (end && isBefore(end, start) && hasTime(end)) throw new RangeError(`the end ${end_date} is before the start ${start_date}`);
  return { start, end };
}

/**
 * When an occurrence takes place, as text: one day with its times, or the first and the last day. Times at midnight are left out. Invalid dates,
 * and dates that end before they begin, are logged and give an empty text (specification, section 8).
 */
export function formatOccurrence(
  occurrence: IntervalOccurrence,
  locale: Locale,
  now: Temporal.Instant,
  log: (message: string) => void = console.error,
): string | undefined {
  try {
    const { start, end } = readInterval(occurrence);
    const { all_day, exhibition = false } = occurrence;
    const today = now.toZonedDateTimeISO(ZONE).toPlainDate();
    const first = start.toPlainDate();
    // An end at midnight belongs to the day before.
    const endsAtMidnight = end !== null && !all_day && !hasTime(end) && isBefore(start, end);
    const last = (endsAtMidnight ? end.subtract({ minutes: 1 }) : (end ?? start)).toPlainDate();
    const isNight = end !== null && !all_day && hasTime(start) && isNextDay(first, end.toPlainDate()) && end.hour < 6;
    if (first.equals(last) || isNight)
      return [formatDay(first, locale, today), all_day ? '' : formatHours(start, end, locale)].filter(Boolean).join(' ');
    const formatTime = (at: Temporal.ZonedDateTime | null) =>
      at && !all_day && !exhibition && hasTime(at) ? ` ${formatClock(at, locale)}` : '';
    return `${formatDay(first, locale, today)}${formatTime(start)} – ${formatDay(last, locale, today)}${formatTime(end)}`;
  } catch (error) {
    log(`Invalid event date: ${error instanceof Error ? error.message : occurrence.start_date}`);
    return undefined;
  }
}

type LastingEvent = Pick<Event, 'start_date' | 'end_date' | 'interval' | 'constant'> & {
  occurrences: readonly Pick<Occurrence, 'start_date' | 'until'>[];
};

/** Whether an event lasts without an end that is known. A date of one whole day has no end of its own, but it is over when the day is. */
export const isOpenEnded = ({ constant, interval, start_date, end_date, occurrences }: LastingEvent): boolean =>
  constant || (interval && end_date === null && !occurrences.some((date) => date.start_date === start_date && date.until !== null));

/** Whether a lasting event has begun: its start is that of the current or next date, so an earlier date counts, too. Throws for an invalid date. */
export const hasLastingBegun = (
  { start_date, occurrences }: Pick<LastingEvent, 'start_date' | 'occurrences'>,
  now: Temporal.Instant,
): boolean =>
  [start_date, ...occurrences.map((date) => date.start_date)].some(
    (start) => Temporal.Instant.compare(Temporal.Instant.from(start), now) <= 0,
  );

function formatOpenEnded(event: DatedEvent, locale: Locale, now: Temporal.Instant, log: (message: string) => void): string | undefined {
  try {
    const start = Temporal.Instant.from(event.start_date);
    if (hasLastingBegun(event, now)) return ONGOING[locale];
    return formatFrom(start.toZonedDateTimeISO(ZONE).toPlainDate(), locale, now.toZonedDateTimeISO(ZONE).toPlainDate());
  } catch (error) {
    log(`Invalid event date: ${error instanceof Error ? error.message : event.start_date}`);
    return undefined;
  }
}

/** When an event takes place, as text; empty if its dates are invalid. */
export function formatInterval(
  event: DatedEvent,
  locale: Locale,
  now: Temporal.Instant,
  log: (message: string) => void = console.error,
): string | undefined {
  if (event.text_date_only && event.date) return event.date;
  if (event.start_date === NO_DATE) return undefined;
  if (isOpenEnded(event)) return event.date ?? formatOpenEnded(event, locale, now, log);
  const all_day = event.occurrences.find((item) => item.start_date === event.start_date)?.all_day ?? false;
  const { start_date, end_date, exhibition } = event;
  return formatOccurrence({ start_date, end_date, all_day, exhibition }, locale, now, log);
}

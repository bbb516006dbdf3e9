import { ZONE } from '@liget/park';
import type { SeedPublication } from './schemas/articles.ts';
import type { SeedTime } from './schemas/primitives.ts';
import type { SeedDay, SeedOccurrence, SeedWhen } from './schemas/programs.ts';

/** One occurrence in stored form: ISO instants with milliseconds, in UTC. */
export interface OccurrenceInstants {
  start: string;
  end?: string;
  allDay: boolean;
}

export interface EventTimes {
  occurrences: OccurrenceInstants[];
  /** Whether it lasts without interruption from the start to the end of its occurrence. */
  interval: boolean;
  openEnded: boolean;
  textDateOnly: boolean;
}

export function today(now: Temporal.Instant): Temporal.PlainDate {
  return now.toZonedDateTimeISO(ZONE).toPlainDate();
}

/** The calendar day of a seed day when the first start is at `now`. */
export function calendarDay(day: SeedDay, now: Temporal.Instant): Temporal.PlainDate {
  const first = today(now);
  if (typeof day === 'number') return first.add({ days: day });
  const monday = first.subtract({ days: first.dayOfWeek - 1 });
  return monday.add({ days: 7 * day.week + day.weekday - 1 });
}

/** ISO instant of a time of day; a time that a clock change skips is moved by the skipped hour. Throws a RangeError for an invalid time. */
export function instantAt(day: Temporal.PlainDate, time: SeedTime): string {
  const zoned = day.toZonedDateTime({ timeZone: ZONE, plainTime: Temporal.PlainTime.from(time) });
  return new Date(zoned.epochMilliseconds).toISOString();
}

const midnight = (day: Temporal.PlainDate) => instantAt(day, '00:00');

/** One occurrence; an end that is not after its start is on the next day. */
export function occurrenceAt(occurrence: SeedOccurrence, now: Temporal.Instant): OccurrenceInstants {
  const day = calendarDay(occurrence.day, now);
  const { start, end } = occurrence;
  if (!start) return { start: midnight(day), allDay: true };
  if (!end) return { start: instantAt(day, start), allDay: false };
  const overnight = Temporal.PlainTime.compare(Temporal.PlainTime.from(end), Temporal.PlainTime.from(start)) <= 0;
  return { start: instantAt(day, start), end: instantAt(overnight ? day.add({ days: 1 }) : day, end), allDay: false };
}

/** A `SeedWhen` that does not depend on the hours of a place. */
export type FixedWhen = Exclude<SeedWhen, { kind: 'before_dusk' }>;

/** All times of an event, in order. Throws a RangeError when a span ends before it begins. */
export function eventTimes(when: FixedWhen, now: Temporal.Instant): EventTimes {
  const plain = { interval: false, openEnded: false, textDateOnly: false };
  if (when.kind === 'occurrences') {
    const occurrences = when.occurrences.map((occurrence) => occurrenceAt(occurrence, now));
    return { ...plain, occurrences: occurrences.toSorted((a, b) => a.start.localeCompare(b.start)) };
  }
  const from = calendarDay(when.from, now);
  if (when.kind === 'open') return { ...plain, occurrences: [{ start: midnight(from), allDay: true }], interval: true, openEnded: true };
  const to = calendarDay(when.to, now);
  if (Temporal.PlainDate.compare(to, from) < 0)
    throw new RangeError(`A span cannot end on ${to.toString()}, before it begins on ${from.toString()}`);
  const daily = when.kind === 'span' ? when.daily : undefined;
  const occurrence = daily
    ? { start: instantAt(from, daily.start), end: instantAt(to, daily.end), allDay: false }
    : { start: midnight(from), end: midnight(to), allDay: true };
  return { ...plain, occurrences: [occurrence], interval: true, textDateOnly: when.kind === 'text' };
}

function publicationDay(publication: SeedPublication, now: Temporal.Instant): Temporal.PlainDate {
  if (typeof publication === 'string') return Temporal.PlainDate.from(publication);
  const first = today(now);
  if ('daysAgo' in publication) return first.subtract({ days: publication.daysAgo });
  const day = Temporal.PlainMonthDay.from(publication.yearly).toPlainDate({ year: first.year });
  return Temporal.PlainDate.compare(day, first) > 0 ? day.subtract({ years: 1 }) : day;
}

/** The instant of publication: at nine on its day, and never after `now`, because a future one cannot be stored as published. */
export function publishedAt(publication: SeedPublication, now: Temporal.Instant): string {
  const at = instantAt(publicationDay(publication, now), '09:00');
  const latest = new Date(now.epochMilliseconds).toISOString();
  return at > latest ? latest : at;
}

/** Noon of an all-day date; `day` is 'YYYY-MM-DD'. */
export function getNoon(day: string): string {
  return instantAt(Temporal.PlainDate.from(day), '12:00');
}

/** Noon of the day `days` after the first start. */
export function getNoonAfter(days: number, now: Temporal.Instant): string {
  return instantAt(today(now).add({ days }), '12:00');
}

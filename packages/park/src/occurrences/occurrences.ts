import type { Event, Locale, Occurrence } from '@liget/content-api';
import { DAY_MS } from '../dates/durations.ts';
import { compareIso, formatExactClock, getDayStart, isBefore, isIsoAfter, isIsoBefore, toParkDay } from '../dates/time.ts';
import { type CountedDate, getOccurrenceState, isCounted, takesPlace } from './occurrence-state.ts';

/** The contract's occurrence; `until` decides when it is over. */
type Times = Pick<Occurrence, 'start_date' | 'until'>;

/** Whether an occurrence is over at an instant, `until` included; one without an end is never over. */
export const isOver = ({ until }: Pick<Times, 'until'>, at: Temporal.Instant): boolean => until !== null && !isIsoAfter(until, at);

export const hasBegun = ({ start_date }: Pick<Times, 'start_date'>, at: Temporal.Instant): boolean => !isIsoAfter(start_date, at);

/** The properties of an event that decide what the times of its dates mean. */
export type TimeKind = Partial<Pick<Event, 'text_date_only' | 'exhibition' | 'constant' | 'interval'>>;

/**
 * Where the hours of a date are known from: its own times; for all-day dates, and for what lasts a day or longer, the hours of its place; from
 * neither if only words say when it is, or if it begins at a time and its end is missing.
 */
function getHoursSource(kind: TimeKind, { start_date, end_date, all_day, until }: Occurrence): 'its times' | 'its place' | 'unknown' {
  if (kind.text_date_only) return 'unknown';
  if (all_day) return 'its place';
  if (end_date !== null) return Date.parse(end_date) - Date.parse(start_date) < DAY_MS ? 'its times' : 'its place';
  return until === null || kind.exhibition || kind.constant || kind.interval ? 'its place' : 'unknown';
}

/** Whether a date begins at a time of the day and ends at an unknown one, so that nobody knows until when it is on. */
export const hasUnknownEnd = (kind: TimeKind, date: Occurrence): boolean =>
  !kind.text_date_only && getHoursSource(kind, date) === 'unknown';

type EventDates = Pick<Event, 'occurrences' | 'status'> & TimeKind;

const listCurrentDates = (event: EventDates, at: Temporal.Instant) =>
  listActiveOccurrences(event).filter((item) => hasBegun(item, at) && !isOver(item, at));

/** The occurrence that is on at an instant. One without times of its own is on while its place is open; one of unknown hours is never. */
export function findOccurrenceOnNow(
  event: EventDates,
  at: Temporal.Instant,
  isPlaceOpen: (date: Occurrence) => boolean,
): Occurrence | undefined {
  return listCurrentDates(event, at).find((item) => {
    const source = getHoursSource(event, item);
    return source === 'its times' || (source === 'its place' && isPlaceOpen(item));
  });
}

/** The occurrence that may be on at an instant, because its times are unknown. `isPlaceShut`: its place is known to be closed. */
export function findOccurrenceMaybeNow(
  event: EventDates,
  at: Temporal.Instant,
  isPlaceShut: (date: Occurrence) => boolean,
): Occurrence | undefined {
  return listCurrentDates(event, at).find((item) => getHoursSource(event, item) !== 'its times' && !isPlaceShut(item));
}

/** The occurrences of an event that take place. */
export const listActiveOccurrences = (event: Pick<Event, 'occurrences' | 'status'>): Occurrence[] =>
  event.occurrences.filter((item) => takesPlace(getOccurrenceState(event, item)));

/** The dates of an event for counting, by the rules of `countPrograms`. */
export const listCountedDates = (
  event: Pick<Event, 'status'> & { occurrences: readonly (Pick<Occurrence, 'status'> & Pick<Times, 'until'>)[] },
  at: Temporal.Instant,
): CountedDate[] => event.occurrences.map((item) => ({ state: getOccurrenceState(event, item), isOver: isOver(item, at) }));

/** Whether a date of an event takes place and is not over: only such events count for a series and are recommended. */
export const hasComingDate = (...event: Parameters<typeof listCountedDates>): boolean => listCountedDates(...event).some(isCounted);

/** The first of some sorted occurrences that takes place; the first of all if none does. */
export const findFirstActiveOccurrence = (event: Pick<Event, 'status'>, dates: readonly Occurrence[]): Occurrence | undefined =>
  dates.find((item) => takesPlace(getOccurrenceState(event, item))) ?? dates[0];

/** Occurrences that are not over and overlap the days from `from` to `to`, sorted. */
export function listOccurrencesWithin(
  occurrences: readonly Occurrence[],
  { from, to }: { from: string; to: string },
  at: Temporal.Instant,
): Occurrence[] {
  const [begin, end] = [getDayStart(Temporal.PlainDate.from(from)), getDayStart(Temporal.PlainDate.from(to).add({ days: 1 }))];
  const earliest = isBefore(begin, at) ? at : begin;
  return occurrences
    .filter((item) => !isOver(item, earliest) && isIsoBefore(item.start_date, end))
    .toSorted((a, b) => compareIso(a.start_date, b.start_date));
}

const SOON = { minutes: 120 };

/** The occurrence that begins within two hours; never one without times. */
export function findOccurrenceSoon(event: Pick<Event, 'occurrences' | 'status'>, at: Temporal.Instant): Occurrence | undefined {
  return listActiveOccurrences(event).find((item) => !item.all_day && !hasBegun(item, at) && hasBegun(item, at.add(SOON)));
}

const NIGHT = { hours: 12 };

/**
 * 'HH:mm' at which an occurrence that is on ends today or in the coming night. `null` for a later end, because its time without a day reads as
 * today's, and for an occurrence without times.
 */
export function formatEndToday(
  { end_date, all_day }: Pick<Occurrence, 'end_date' | 'all_day'>,
  at: Temporal.Instant,
  locale: Locale,
): string | null {
  if (end_date === null || all_day) return null;
  const end = Temporal.Instant.from(end_date);
  return toParkDay(end).equals(toParkDay(at)) || isBefore(end, at.add(NIGHT)) ? formatExactClock(end, locale) : null;
}

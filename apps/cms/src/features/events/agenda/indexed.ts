import { isCounted as isCountedDate, type OccurrenceState, takesPlace } from '@liget/park';
import { DAY_MS, HOUR_MS } from '@liget/park/durations';
import { toDayNumber } from '../dates/days.ts';
import { LASTING_DAYS } from '../dates/lasting.ts';

/** An occurrence as the filters use it: times in milliseconds since the epoch, days as day numbers. */
export interface IndexedOccurrence {
  id: string;
  start: number;
  end: number | null;
  /** The instant at which it is over; far in the future without an end. */
  until: number;
  allDay: boolean;
  parts: number;
  /** Its status, or that of its event. */
  state: OccurrenceState;
  first: number;
  last: number;
  /** Slugs of its own venue, if it differs from that of its event. */
  location?: readonly string[];
  /** For lasting occurrences, if the opening hours of the place are known. */
  doors?: OpeningTimes;
}

/** The opening times of a place on a day. */
export interface OpeningTimesOfDay {
  /** Milliseconds; infinite if the hours of the day are unknown. */
  closes: number;
  /** The parts of the day in which it is open, as bits. */
  parts: number;
}

/** Undefined for a day on which it is closed. */
export type OpeningTimes = (day: number) => OpeningTimesOfDay | undefined;

export interface IndexedEvent {
  id: number;
  /** Slugs in both languages; the same for type, location and series. */
  slugs: readonly string[];
  category: string | null;
  type: readonly string[];
  location: readonly string[];
  /** Slugs of a published series. */
  series: readonly string[];
  accessibility: readonly string[];
  /** Needs that are known to be met. */
  need: readonly string[];
  free: boolean;
  highlighted: boolean;
  /** Permanent exhibitions, constant events and those without an end. */
  always: boolean;
  /** Milliseconds. */
  created: number;
  /** Sorted by time. */
  occurrences: readonly IndexedOccurrence[];
  /** The lasting ones among them. */
  lasting: readonly IndexedOccurrence[];
}

/** An event on one day. */
export interface DayOccurrence {
  event: IndexedEvent;
  /** Position of the event in the index. */
  position: number;
  occurrences: IndexedOccurrence[];
}

/** The venues of an event and of its relocated dates; without its own if all dates are relocated. */
export function listLocations({ location, occurrences }: Pick<IndexedEvent, 'location' | 'occurrences'>): readonly string[] {
  if (!occurrences.some((occurrence) => occurrence.location)) return location;
  return [...new Set(occurrences.flatMap((occurrence) => occurrence.location ?? location))];
}

/** Whether an occurrence is over at `now` (milliseconds), its end included. */
export const isOver = ({ until }: Pick<IndexedOccurrence, 'until'>, now: number): boolean => until <= now;

/** Whether it has begun and is not over. */
export const isOnNow = (occurrence: Pick<IndexedOccurrence, 'start' | 'until'>, now: number): boolean =>
  occurrence.start <= now && !isOver(occurrence, now);

/** Whether it is on now and takes place. */
export const takesPlaceNow = (occurrence: Pick<IndexedOccurrence, 'start' | 'until' | 'state'>, now: number): boolean =>
  takesPlace(occurrence.state) && isOnNow(occurrence, now);

/** Occurrences of a day or longer: their times do not say when visitors can be there. */
export const isLong = ({ allDay, start, until }: Pick<IndexedOccurrence, 'allDay' | 'start' | 'until'>): boolean =>
  allDay || until - start >= DAY_MS;

/** Whether it is on by its own times, like `findOccurrenceOnNow` of @liget/park; for lasting ones the hours of the place decide. */
export const isOnByItsHours = (occurrence: IndexedOccurrence, now: number): boolean =>
  occurrence.end !== null && !isLong(occurrence) && takesPlaceNow(occurrence, now);

/** Whether it counts for the number of a day's events. Without `now`, past ones count too. */
export const isCounted = ({ state, until }: Pick<IndexedOccurrence, 'state' | 'until'>, now = Number.NEGATIVE_INFINITY): boolean =>
  isCountedDate({ state, isOver: isOver({ until }, now) });

/** Maximum number of days that are examined: within a year the opening hours repeat. */
const LOOKED_AT = 366;

/**
 * Whether a lasting occurrence can be visited on one of the days at the requested time of day: its place is closed on some days, and may have closed
 * by now. Days may be infinite.
 */
export function isInRange(
  { first, last, doors }: Pick<IndexedOccurrence, 'first' | 'last' | 'doors'>,
  { from, to, now, today, withOver, parts }: { from: number; to: number; now: number; today: number; withOver: boolean; parts: number },
): boolean {
  if (!doors) return true;
  const begin = Math.max(first, from);
  const end = Math.min(last, to, begin + LOOKED_AT);
  for (let day = begin; day <= end; day += 1) {
    const open = doors(day);
    if (open && (open.parts & parts) !== 0 && (withOver || day !== today || open.closes > now)) return true;
  }
  return false;
}

/** Whether an occurrence is listed with long-running programs instead of with those of a day. */
export const isLongRunning = ({ first, last }: Pick<IndexedOccurrence, 'first' | 'last'>, always: boolean): boolean =>
  always || last - first >= LASTING_DAYS;

/** Longest night, in milliseconds. */
const NIGHT = 12 * HOUR_MS;

/** The days of an occurrence. A night that ends before dawn belongs to the evening on which it began. */
export function getDays({ start, until, allDay }: Pick<IndexedOccurrence, 'start' | 'until' | 'allDay'>): { first: number; last: number } {
  const first = toDayNumber(start);
  const last = Math.max(first, toDayNumber(until - 1));
  const isNight = !allDay && last === first + 1 && until - start < NIGHT;
  return { first, last: isNight ? first : last };
}

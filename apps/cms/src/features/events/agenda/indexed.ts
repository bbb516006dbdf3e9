import { isCounted as isCountedDate, type OccurrenceState, takesPlace } from '@liget/park';
import { toDayNumber } from '../dates/days.ts';

/** An occurrence as the filters see it: milliseconds since the epoch, days counted from it. */
export interface IndexedOccurrence {
  id: string;
  start: number;
  end: number | null;
  /** It is over at this moment; far in the future when it has no end. */
  until: number;
  allDay: boolean;
  parts: number;
  /** Its status, or that of its program. */
  state: OccurrenceState;
  first: number;
  last: number;
  /** Slugs of its own location, when it is elsewhere than its program. */
  location?: readonly string[];
  /** Of what lasts, when the hours of its place are known. */
  doors?: OpeningTimes;
}

/** When a place is open on a day. */
export interface OpeningTimesOfDay {
  /** Milliseconds; infinite when nothing is known of the day. */
  closes: number;
  /** The parts of the day in which it is open, as bits. */
  parts: number;
}
/** Nothing on a day on which it stays closed. */
export type OpeningTimes = (day: number) => OpeningTimesOfDay | undefined;

export interface IndexedEvent {
  id: number;
  /** Slugs in both languages, as of type, location and series. */
  slugs: readonly string[];
  category: string | null;
  type: readonly string[];
  location: readonly string[];
  /** Of a published series. */
  series: readonly string[];
  accessibility: readonly string[];
  /** Needs that are known to be met. */
  need: readonly string[];
  free: boolean;
  highlighted: boolean;
  /** Permanent exhibitions, constant programs and those without an end. */
  always: boolean;
  /** Milliseconds. */
  created: number;
  /** In the order of time. */
  occurrences: readonly IndexedOccurrence[];
  /** Those of them that last. */
  lasting: readonly IndexedOccurrence[];
}

/** A program on one day. */
export interface DayOccurrence {
  event: IndexedEvent;
  /** Of the event in the index. */
  position: number;
  occurrences: IndexedOccurrence[];
}

/** The locations of an event and of those of its dates that are elsewhere; without its own when all of them are. */
export function listLocations({ location, occurrences }: Pick<IndexedEvent, 'location' | 'occurrences'>): readonly string[] {
  if (!occurrences.some((occurrence) => occurrence.location)) return location;
  return [...new Set(occurrences.flatMap((occurrence) => occurrence.location ?? location))];
}

/** Whether an occurrence has ended at `now`, milliseconds: what ends at an instant is over at that instant. */
export const isOver = ({ until }: Pick<IndexedOccurrence, 'until'>, now: number): boolean => until <= now;

/** Whether it has begun and is not over. */
export const isOnNow = (occurrence: Pick<IndexedOccurrence, 'start' | 'until'>, now: number): boolean =>
  occurrence.start <= now && !isOver(occurrence, now);

/** Whether it is on, and takes place. */
export const isHeldNow = (occurrence: Pick<IndexedOccurrence, 'start' | 'until' | 'state'>, now: number): boolean =>
  takesPlace(occurrence.state) && isOnNow(occurrence, now);

const DAY_MS = 24 * 60 * 60 * 1000;

/** What lasts for a day or longer tells no hours in which people can be there. */
export const isLong = ({ allDay, start, until }: Pick<IndexedOccurrence, 'allDay' | 'start' | 'until'>): boolean =>
  allDay || until - start >= DAY_MS;

/** Whether it is on by hours of its own, as `findOccurrenceOnNow` of @liget/park has it; of what lasts the hours of its place decide. */
export const isOnByItsHours = (occurrence: IndexedOccurrence, now: number): boolean =>
  occurrence.end !== null && !isLong(occurrence) && isHeldNow(occurrence, now);

/** Whether it makes its program one of a day's programs. Without `now` also when it is over. */
export const isCounted = ({ state, until }: Pick<IndexedOccurrence, 'state' | 'until'>, now = Number.NEGATIVE_INFINITY): boolean =>
  isCountedDate({ state, isOver: isOver({ until }, now) });

/** So many days are looked at: within a year every house has had all its hours. */
const LOOKED_AT = 366;

/**
 * Whether what is on from one day to another can be seen on one of these days, at the time of day that is asked for: a house is closed on
 * some, and today it may have closed by now. Infinite days have no end.
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

/** An occurrence on more days than this is no program of a day: exhibitions, seasons. */
const LONGEST = 7;

/** Whether an occurrence is listed with long-running programs instead of with those of a day. */
export const isLongRunning = ({ first, last }: Pick<IndexedOccurrence, 'first' | 'last'>, always: boolean): boolean =>
  always || last - first >= LONGEST;

/** Milliseconds. */
const NIGHT = 12 * 60 * 60 * 1000;

/** The days that an occurrence is on. A night that ends before dawn belongs to the evening on which it began. */
export function getDays({ start, until, allDay }: Pick<IndexedOccurrence, 'start' | 'until' | 'allDay'>): { first: number; last: number } {
  const first = toDayNumber(start);
  const last = Math.max(first, toDayNumber(until - 1));
  const isNight = !allDay && last === first + 1 && until - start < NIGHT;
  return { first, last: isNight ? first : last };
}

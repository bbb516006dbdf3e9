import { dayOf } from './days.ts';

/** An occurrence as the filters see it: milliseconds since the epoch, days counted from it. */
export interface IndexedOccurrence {
  id: string;
  start: number;
  end: number | null;
  /** It is over at this moment; far in the future when it has no end. */
  until: number;
  allDay: boolean;
  parts: number;
  first: number;
  last: number;
}

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
export interface DayEntry {
  event: IndexedEvent;
  /** Of the event in the index. */
  position: number;
  occurrences: IndexedOccurrence[];
}

/** Whether an occurrence has ended at `now`, milliseconds: what ends at an instant is over at that instant. */
export const isOver = ({ until }: Pick<IndexedOccurrence, 'until'>, now: number): boolean => until <= now;

/** Whether it has begun and is not over. */
export const isOnNow = (occurrence: Pick<IndexedOccurrence, 'start' | 'until'>, now: number): boolean =>
  occurrence.start <= now && !isOver(occurrence, now);

/** An occurrence on more days than this is no program of a day: exhibitions, seasons. */
const LONGEST = 7;

/** The occurrences that stand among what lasts, not among the programs of a day. */
export function lastingOf({ always, occurrences }: Pick<IndexedEvent, 'always' | 'occurrences'>): readonly IndexedOccurrence[] {
  return always ? occurrences : occurrences.filter(({ first, last }) => last - first >= LONGEST);
}

/** Milliseconds. */
const NIGHT = 12 * 60 * 60 * 1000;

/** The days that an occurrence is on. A night that ends before dawn belongs to the evening on which it began. */
export function daysOf({ start, until, allDay }: Pick<IndexedOccurrence, 'start' | 'until' | 'allDay'>): { first: number; last: number } {
  const first = dayOf(start);
  const last = Math.max(first, dayOf(until - 1));
  const isNight = !allDay && last === first + 1 && until - start < NIGHT;
  return { first, last: isNight ? first : last };
}

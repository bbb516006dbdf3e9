import type { BalloonSlot } from '@liget/content-api';
import { toParkDay } from '../dates/time.ts';

/** The times of a slot, in milliseconds since the epoch. */
interface SlotTimes {
  start: number;
  end: number;
}

const getDay = (instant: number): string => toParkDay(Temporal.Instant.fromEpochMilliseconds(instant)).toString();

/** What is wrong with the times of a slot: it does not end after its start (`ends`), or not on the same day of Budapest (`day`). */
export function findSlotTimesError({ start, end }: SlotTimes): 'ends' | 'day' | null {
  if (end <= start) return 'ends';
  // Midnight is the end of the day before.
  return getDay(start) === getDay(end - 1) ? null : 'day';
}

export const isOverlapping = (slot: SlotTimes, other: SlotTimes): boolean => other.start < slot.end && slot.start < other.end;

/**
 * The slots that may be saved, sorted by their start; of overlapping ones the first. Others may be stored since before the rules existed, and
 * visitors could not understand them.
 */
export function selectValidSlots(slots: readonly BalloonSlot[]): BalloonSlot[] {
  const timed = slots.map((slot) => ({ slot, start: Date.parse(slot.start_date), end: Date.parse(slot.end_date) }));
  const valid: typeof timed = [];
  for (const candidate of timed.toSorted((a, b) => a.start - b.start)) {
    if (findSlotTimesError(candidate) === null && !valid.some((other) => isOverlapping(candidate, other))) valid.push(candidate);
  }
  return valid.map(({ slot }) => slot);
}

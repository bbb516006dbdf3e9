import { DAY_MS } from '@liget/park/durations';
import { ZONE } from '@liget/park/time';

/** Days in Budapest as whole numbers since 1970-01-01, so that thousands of occurrences can be grouped quickly. */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;

interface Offset {
  /** Valid from this moment on, in milliseconds. */
  from: number;
  /** Milliseconds. */
  offset: number;
}

function listOffsets(): Offset[] {
  const toOffset = (at: Temporal.ZonedDateTime): Offset => ({ from: at.epochMilliseconds, offset: at.offsetNanoseconds / 1e6 });
  let at = Temporal.ZonedDateTime.from(`${FIRST_YEAR}-01-01T00:00[${ZONE}]`);
  const found = [toOffset(at)];
  for (let next = at.getTimeZoneTransition('next'); next && next.year < LAST_YEAR; next = at.getTimeZoneTransition('next')) {
    found.push(toOffset(next));
    at = next;
  }
  return found;
}

const CHANGES = listOffsets();

function getOffset(moment: number): number {
  let [low, high] = [0, CHANGES.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((CHANGES[middle]?.from ?? 0) <= moment) low = middle;
    else high = middle - 1;
  }
  return CHANGES[low]?.offset ?? 0;
}

/** The day of a moment (milliseconds since the epoch). */
export function toDayNumber(moment: number): number {
  return Math.floor((moment + getOffset(moment)) / DAY_MS);
}

/** 'YYYY-MM-DD'. */
export function toIsoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The number of 'YYYY-MM-DD'. */
export function parseDayNumber(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

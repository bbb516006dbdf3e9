import { ZONE } from '@liget/park/time';

/** Milliseconds since the epoch of the midnight that ends the park's day; computed once a day. */
let dayEnd = { from: 0, until: 0 };

function endOfDayMs(ms: number): number {
  if (ms < dayEnd.from || ms >= dayEnd.until) {
    const start = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(ZONE).startOfDay();
    dayEnd = { from: start.epochMilliseconds, until: start.add({ days: 1 }).epochMilliseconds };
  }
  return dayEnd.until;
}

/**
 * Whether something made at that time is still fresh: for `maxAgeMs`, and not on the next day of the park, because "today" has changed.
 */
export const isFreshAt = (madeAtMs: number, nowMs: number, maxAgeMs: number): boolean =>
  nowMs < madeAtMs + maxAgeMs && nowMs < endOfDayMs(madeAtMs);

/** Milliseconds: from this age on, pages shown in an outage state their age, and the current state of the park counts as unknown. */
export const SHOW_AGE_AFTER_MS = 90_000;

/**
 * Whether a stale answer may still be served without its age: for 90 s and not on the next day. After that the site waits for a slow service before
 * it shows a page with its age.
 */
export const isUsableAt = (madeAtMs: number, nowMs: number): boolean => isFreshAt(madeAtMs, nowMs, SHOW_AGE_AFTER_MS);

/**
 * Milliseconds to wait for a newer answer when the older one may no longer be served without its age, or is known to be of an earlier content
 * revision: an editor who has just published looks at the page.
 */
export const LONG_WAIT_MS = 3_000;
/** The same when the older answer may still be true. */
export const SHORT_WAIT_MS = 300;

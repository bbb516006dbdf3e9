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
 * Whether what was made then is fresh: for so many milliseconds, and never on the next day of the park, on which "today" is another day.
 */
export const isFreshAt = (madeAtMs: number, nowMs: number, maxAgeMs: number): boolean =>
  nowMs < madeAtMs + maxAgeMs && nowMs < endOfDayMs(madeAtMs);

/** What is shown in an outage says how old it is from this age on, in milliseconds; then nobody can say either what is open, flying or on now. */
export const TELLS_AGE_AFTER_MS = 90_000;

/**
 * Whether what is fresh no more may still stand for a moment, so that nobody waits: until it would have to say its age. After that a service that
 * is merely slow is waited for before anybody is told of an outage.
 */
export const isUsableAt = (madeAtMs: number, nowMs: number): boolean => isFreshAt(madeAtMs, nowMs, TELLS_AGE_AFTER_MS);

/** Milliseconds for which a newer one is waited for where an older one may not stand any more. */
export const LONG_WAIT_MS = 3_000;
/** The same where it may. */
export const SHORT_WAIT_MS = 300;

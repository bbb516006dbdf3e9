/** The park's time zone. */
export const ZONE = 'Europe/Budapest';

let fixed: Temporal.Instant | undefined;

/**
 * "Now", rounded down to the minute: answers that depend on the hour are held for a minute, and two questions of one minute get one answer.
 */
export function now(): Temporal.Instant {
  return (fixed ?? Temporal.Now.instant()).round({ smallestUnit: 'minute', roundingMode: 'floor' });
}

/** Stops the clock at an ISO instant for a test; `undefined` lets it go on. */
export function setClock(instant: string | undefined): void {
  fixed = instant === undefined ? undefined : Temporal.Instant.from(instant);
}

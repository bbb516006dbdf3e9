let fixed: Temporal.Instant | undefined;

/** The instant, rounded down to the minute. */
export function toMinute(instant: Temporal.Instant): Temporal.Instant {
  return instant.round({ smallestUnit: 'minute', roundingMode: 'floor' });
}

/** "Now" in whole minutes: time-dependent answers are cached for a minute, and requests in the same minute get the same answer. */
export function now(): Temporal.Instant {
  return toMinute(fixed ?? Temporal.Now.instant());
}

/** Stops the clock at an ISO instant for a test; `undefined` lets it go on. */
export function setClock(instant: string | undefined): void {
  fixed = instant === undefined ? undefined : Temporal.Instant.from(instant);
}

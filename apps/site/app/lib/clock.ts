let fixed: string | undefined;

/** "Now", as an instant. Rules take it as an argument; only loaders and the server ask the clock. */
export function now(): Temporal.Instant {
  return fixed ? Temporal.Instant.from(fixed) : Temporal.Now.instant();
}

/** Stops the clock at an ISO instant for a test; `undefined` lets it go on. */
export function setClock(instant: string | undefined): void {
  fixed = instant;
}

let fixed: string | undefined;

/** The current instant. Rules take it as an argument; only loaders and the server call this. */
export function now(): Temporal.Instant {
  return fixed ? Temporal.Instant.from(fixed) : Temporal.Now.instant();
}

/** Stops the clock at an ISO instant for a test; `undefined` restarts it. */
export function setClock(instant: string | undefined): void {
  fixed = instant;
}

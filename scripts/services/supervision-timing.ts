/** The defaults of `supervise`. */
export const TIMING = {
  /** For the first response after a start; a database may have to be migrated. */
  startTimeoutMs: 120_000,
  maxStartAttempts: 3,
  /** How long another program, such as a run that is ending, may still answer at the URL before the first start. */
  portReleaseTimeoutMs: 5_000,
  /** Intervals of the checks: while starting, and later. */
  startPollMs: 100,
  checkIntervalMs: 5_000,
  checkTimeoutMs: 8_000,
  /** After this many failed checks in a row the process counts as hanging. */
  maxFailedChecks: 3,
  /** From an end to the next start; doubled after each failure, and reset after `stableAfterMs` without one. */
  restartDelayMs: 250,
  maxRestartDelayMs: 30_000,
  stableAfterMs: 60_000,
  /** From SIGTERM to SIGKILL; shorter for a hanging process, which finishes nothing. */
  killAfterMs: 8_000,
  killHangingAfterMs: 1_000,
};

export type Timing = typeof TIMING;

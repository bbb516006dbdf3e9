export interface CircuitOptions {
  log: (message: string) => void;
  /** The name of a part of the service. */
  name?: string;
  /** Milliseconds; handed in by tests. */
  clock?: () => number;
}

/** After this many consecutive calls without an answer the service counts as down. */
const MAX_FAILURES = 3;
/** Milliseconds without calls while the circuit is open; doubled after each failed trial call. */
const MIN_OPEN_MS = 1_000;
const MAX_OPEN_MS = 30_000;

/**
 * A circuit breaker for a service that does not answer: after some consecutive calls without an answer no call is made for a while, then a trial
 * call. Any answer, including an error status, closes the circuit again.
 */
export function createCircuit({ log, name, clock = Date.now }: CircuitOptions) {
  const logPrefix = name === undefined ? '' : `${name} `;
  let failures = 0;
  let openMs = MIN_OPEN_MS;
  let openUntil: number | undefined;
  let isTrialRunning = false;

  function close(): void {
    if (openUntil !== undefined) log(`content service: ${logPrefix}answers again`);
    failures = 0;
    openMs = MIN_OPEN_MS;
    openUntil = undefined;
  }

  function open(): void {
    if (openUntil === undefined) log(`content service: ${logPrefix}does not answer, asked only now and then`);
    openUntil = clock() + openMs;
    openMs = Math.min(openMs * 2, MAX_OPEN_MS);
  }

  return {
    /** Whether the circuit is open: cached answers should be used without waiting for a call. */
    isOpen: () => openUntil !== undefined,
    /** Whether a call would be skipped now. */
    isPaused: () => openUntil !== undefined && (isTrialRunning || clock() < openUntil),
    /**
     * Makes the call, or returns undefined without one. The other functions say whether its result, or an error
     * that it throws, comes from an answer of any kind.
     */
    call<T>(
      make: () => Promise<T>,
      isAnswerResult: (result: T) => boolean,
      isAnswerError: (error: unknown) => boolean = () => false,
    ): Promise<T> | undefined {
      const isTrial = openUntil !== undefined;
      if (this.isPaused()) return undefined;
      if (isTrial) isTrialRunning = true;
      const settle = (isAnswer: boolean) => {
        if (isTrial) isTrialRunning = false;
        if (isAnswer) {
          close();
          return;
        }
        failures += 1;
        // Late failures of calls that began before the circuit opened are ignored.
        if (isTrial || (openUntil === undefined && failures >= MAX_FAILURES)) open();
      };
      const watch = async () => {
        let isAnswer = false;
        try {
          const result = await make();
          isAnswer = isAnswerResult(result);
          return result;
        } catch (error) {
          isAnswer = isAnswerError(error);
          throw error;
        } finally {
          settle(isAnswer);
        }
      };
      return watch();
    },
    /** To be called when the service is known to be reachable. */
    close,
  };
}

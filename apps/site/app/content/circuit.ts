export interface CircuitOptions {
  log: (message: string) => void;
  /** The name of a part of the service. */
  name?: string;
  /** Milliseconds; handed in by tests. */
  clock?: () => number;
}

/** After this many consecutive calls without an answer the service counts as down. */
const FAILURES = 3;
/** Milliseconds without calls: the first pause, doubled after each failed trial call, up to the longest pause. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/**
 * A circuit breaker for a service that does not answer: after some consecutive calls without an answer no call is made for a while, then a trial
 * call. Any answer, including an error status, closes the circuit again.
 */
export function createCircuit({ log, name, clock = Date.now }: CircuitOptions) {
  const named = name === undefined ? '' : `${name} `;
  let failures = 0;
  let pause = FIRST_PAUSE;
  let openUntil: number | undefined;
  let onTrial = false;

  function close(): void {
    if (openUntil !== undefined) log(`content service: ${named}answers again`);
    failures = 0;
    pause = FIRST_PAUSE;
    openUntil = undefined;
  }

  function open(): void {
    if (openUntil === undefined) log(`content service: ${named}does not answer, asked only now and then`);
    openUntil = clock() + pause;
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }

  return {
    /** Whether the circuit is open: cached answers should be used without waiting for a call. */
    isOpen: () => openUntil !== undefined,
    /** Whether a call would be skipped now. */
    isPaused: () => openUntil !== undefined && (onTrial || clock() < openUntil),
    /**
     * Makes the call, or returns undefined without one. `answered` tells whether its result is an answer of any kind, `failed` the same for a thrown
     * error.
     */
    call<T>(
      make: () => Promise<T>,
      noteResult: (result: T) => boolean,
      failed: (error: unknown) => boolean = () => false,
    ): Promise<T> | undefined {
      const isTrial = openUntil !== undefined;
      if (this.isPaused()) return undefined;
      if (isTrial) onTrial = true;
      const settle = (isAnswer: boolean) => {
        if (isTrial) onTrial = false;
        if (isAnswer) {
          close();
          return;
        }
        failures += 1;
        // Late failures of calls that began before the circuit opened are ignored.
        if (isTrial || (openUntil === undefined && failures >= FAILURES)) open();
      };
      const watch = async () => {
        let isAnswer = false;
        try {
          const result = await make();
          isAnswer = noteResult(result);
          return result;
        } catch (error) {
          isAnswer = failed(error);
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

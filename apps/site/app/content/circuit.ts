interface Options {
  log: (message: string) => void;
  /** Milliseconds; handed in by tests. */
  clock?: () => number;
}

/** So many calls in a row without any answer, and the service counts as gone. */
const FAILURES = 3;
/** For how long no call is made, in milliseconds: first, doubled after each trial that fails, and at most. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/**
 * Spares visitors the wait for a service that does not answer: after a few calls in a row without any answer none is made for a while,
 * then one as a trial. Any answer, a refusal or an error too, closes the circuit again.
 */
export function createCircuit({ log, clock = Date.now }: Options) {
  let failures = 0;
  let pause = FIRST_PAUSE;
  let openUntil: number | undefined;
  let onTrial = false;

  function close(): void {
    if (openUntil !== undefined) log('content service: answers again');
    failures = 0;
    pause = FIRST_PAUSE;
    openUntil = undefined;
  }

  function open(): void {
    if (openUntil === undefined) log('content service: does not answer, asked only now and then');
    openUntil = clock() + pause;
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }

  return {
    /** Whether nobody should wait for a call now: what is kept is used at once. */
    isOpen: () => openUntil !== undefined,
    /** Makes a call, or does not and gives nothing. `answered` tells whether what came of it is an answer of any kind. */
    call<T>(make: () => Promise<T>, answered: (result: T) => boolean): Promise<T> | undefined {
      const isTrial = openUntil !== undefined;
      if (openUntil !== undefined && (onTrial || clock() < openUntil)) return undefined;
      if (isTrial) onTrial = true;
      const settle = (isAnswer: boolean) => {
        if (isTrial) onTrial = false;
        if (isAnswer) {
          close();
          return;
        }
        failures += 1;
        // Calls that began before it opened say nothing new when they fail at last.
        if (isTrial || (openUntil === undefined && failures >= FAILURES)) open();
      };
      const watch = async () => {
        let isAnswer = false;
        try {
          const result = await make();
          isAnswer = answered(result);
          return result;
        } finally {
          settle(isAnswer);
        }
      };
      return watch();
    },
    /** The service has just been heard of. */
    close,
  };
}

export type Circuit = ReturnType<typeof createCircuit>;

import { isRefusedConnection } from '@liget/content-api';

interface Options {
  log: (message: string) => void;
  /** What does not answer, where it is a part of the service. */
  name?: string;
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
export function createCircuit({ log, name, clock = Date.now }: Options) {
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
    /** Whether nobody should wait for a call now: what is kept is used at once. */
    isOpen: () => openUntil !== undefined,
    /** Whether a call would not be made now. */
    isPaused: () => openUntil !== undefined && (onTrial || clock() < openUntil),
    /**
     * Makes a call, or does not and gives nothing. `answered` tells whether what came of it is an answer of any kind, `failed` the same of an error
     * that was thrown.
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
        // Calls that began before it opened say nothing new when they fail at last.
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
    /** The service has just been heard of. */
    close,
  };
}

/** What is asked of a part of the service. */
export interface PartCircuit {
  /** Whether nobody should wait for a call now. */
  isOpen(): boolean;
  /** As that of a circuit; `isRefused` tells whether there was not even a connection. */
  call<T>(make: () => Promise<T>, outcome: { isAnswer: (result: T) => boolean; isRefused: (result: T) => boolean }): Promise<T> | undefined;
}

/**
 * A circuit for each endpoint, so that one that hangs is its own matter, and one for the whole service, which opens when it refuses connections.
 */
export function createCircuits(options: Omit<Options, 'name'>) {
  const whole = createCircuit(options);
  const parts = new Map<string, ReturnType<typeof createCircuit>>();

  function getCircuit(name: string) {
    const known = parts.get(name) ?? createCircuit({ ...options, name });
    parts.set(name, known);
    return known;
  }

  return {
    /** Whether the whole service is away. */
    isOpen: whole.isOpen,
    of(name: string): PartCircuit {
      const part = getCircuit(name);
      return {
        isOpen: () => whole.isOpen() || part.isOpen(),
        call(make, { isAnswer, isRefused }) {
          if (whole.isPaused() || part.isPaused()) return undefined;
          return whole.call(
            () => part.call(make, isAnswer) ?? Promise.reject(new Error('not asked')),
            (result) => !isRefused(result),
            (error) => !isRefusedConnection(error),
          );
        },
      };
    },
    /** The service has just been heard of. */
    close(): void {
      whole.close();
      for (const part of parts.values()) part.close();
    },
  };
}

export type Circuits = ReturnType<typeof createCircuits>;

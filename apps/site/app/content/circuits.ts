import { isRefusedConnection } from '@liget/content-api';
import { type CircuitOptions, createCircuit } from './circuit.ts';

/** The circuit of a part of the service. */
export interface PartCircuit {
  /** Whether the circuit is open. */
  isOpen(): boolean;
  /** Like that of a circuit; `isRefused` tells whether the connection was refused. */
  call<T>(make: () => Promise<T>, outcome: { isAnswer: (result: T) => boolean; isRefused: (result: T) => boolean }): Promise<T> | undefined;
}

/**
 * A circuit for each endpoint, so that a hanging one does not affect others, and one for the whole service, which opens when connections are
 * refused.
 */
export function createCircuits(options: Omit<CircuitOptions, 'name'>) {
  const whole = createCircuit(options);
  const parts = new Map<string, ReturnType<typeof createCircuit>>();

  function getCircuit(name: string) {
    const known = parts.get(name) ?? createCircuit({ ...options, name });
    parts.set(name, known);
    return known;
  }

  return {
    /** Whether the whole service is down. */
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
    /** To be called when the service is known to be reachable. */
    close(): void {
      whole.close();
      for (const part of parts.values()) part.close();
    },
  };
}

export type Circuits = ReturnType<typeof createCircuits>;

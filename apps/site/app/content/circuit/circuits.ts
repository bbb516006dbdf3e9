import { isRefusedConnection } from '@liget/content-api';
import { type CircuitOptions, createCircuit } from './circuit.ts';

/** The circuit of a part of the service. */
export interface PartCircuit {
  /** Whether the circuit is open. */
  isOpen(): boolean;
  /** Like that of a circuit; `isRefused` says whether the connection was refused. */
  call<T>(make: () => Promise<T>, outcome: { isAnswer: (result: T) => boolean; isRefused: (result: T) => boolean }): Promise<T> | undefined;
}

/**
 * A circuit for each endpoint, so that a hanging one does not affect others, and one for the whole service, which opens when connections are
 * refused.
 */
export function createCircuits(options: Omit<CircuitOptions, 'name'>) {
  const serviceCircuit = createCircuit(options);
  const endpointCircuits = new Map<string, ReturnType<typeof createCircuit>>();

  function getCircuit(name: string) {
    const circuit = endpointCircuits.get(name) ?? createCircuit({ ...options, name });
    endpointCircuits.set(name, circuit);
    return circuit;
  }

  return {
    /** Whether the whole service is down. */
    isOpen: serviceCircuit.isOpen,
    getPart(name: string): PartCircuit {
      const endpointCircuit = getCircuit(name);
      return {
        isOpen: () => serviceCircuit.isOpen() || endpointCircuit.isOpen(),
        call(make, { isAnswer, isRefused }) {
          if (serviceCircuit.isPaused() || endpointCircuit.isPaused()) return undefined;
          return serviceCircuit.call(
            () => endpointCircuit.call(make, isAnswer) ?? Promise.reject(new Error('not asked')),
            (result) => !isRefused(result),
            (error) => !isRefusedConnection(error),
          );
        },
      };
    },
    /** To be called when the service is known to be reachable. */
    close(): void {
      serviceCircuit.close();
      for (const endpointCircuit of endpointCircuits.values()) endpointCircuit.close();
    },
  };
}

export type Circuits = ReturnType<typeof createCircuits>;

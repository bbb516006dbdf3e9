import type { Payload } from 'payload';

const keys = new WeakMap<Payload, string>();

/** For tests: notes the key that an instance was opened with. */
export function noteInstanceKey(payload: Payload, key: string): void {
  keys.set(payload, key);
}

/** For tests, and for benchmarks, which run without a test runner: under which key Payload's handlers find this instance. */
export const instanceKey = (payload: Payload): string => keys.get(payload) ?? 'default';

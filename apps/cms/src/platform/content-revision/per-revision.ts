import type { Payload } from 'payload';
import { currentRevision } from './revision.ts';

interface Held<Value> {
  revision: number;
  value: Promise<Value>;
}

/** Computes a value from the published content once for each content revision and key; concurrent askers share it. A failure is not kept. */
export function perRevision<Key extends string, Value>(
  compute: (payload: Payload, key: Key) => Promise<Value>,
): (payload: Payload, key: Key) => Promise<Value> {
  const held = new Map<Key, Held<Value>>();
  return async (payload, key) => {
    const revision = await currentRevision(payload);
    const known = held.get(key);
    if (known?.revision === revision) return known.value;
    const value = compute(payload, key);
    const mine: Held<Value> = { revision, value };
    held.set(key, mine);
    value.catch(() => {
      if (held.get(key) === mine) held.delete(key);
    });
    return value;
  };
}

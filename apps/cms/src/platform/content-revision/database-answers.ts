import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { loadContentRevision } from './revision.ts';

/** Milliseconds to wait for the database. */
const TIMEOUT_MS = 3_000;

/** Resolves with `undefined` after a timeout or an error. */
export async function inTime<Value>(value: Promise<Value>, timeoutMs = TIMEOUT_MS): Promise<Value | undefined> {
  const late = new AbortController();
  const tooLate = wait(timeoutMs, undefined, { signal: late.signal, ref: false }).catch(() => undefined);
  const found = await Promise.race([value.catch(() => undefined), tooLate]);
  late.abort();
  return found;
}

/**
 * Whether the database answers in time. `payload` may be a promise; it rejects while the service cannot start, for example without a database.
 */
export async function pingDatabase(payload: Payload | Promise<Payload>, timeoutMs?: number): Promise<boolean> {
  return (await inTime(Promise.resolve(payload).then(loadContentRevision), timeoutMs)) !== undefined;
}

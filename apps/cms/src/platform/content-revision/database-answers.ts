import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { loadContentRevision } from './revision.ts';

/** Milliseconds that the database may take. */
const TIMEOUT_MS = 3_000;

/** Resolves with nothing when it takes too long, or fails. */
export async function resolveWithin<Value>(value: Promise<Value>, timeoutMs = TIMEOUT_MS): Promise<Value | undefined> {
  const late = new AbortController();
  const tooLate = wait(timeoutMs, undefined, { signal: late.signal, ref: false }).catch(() => undefined);
  const found = await Promise.race([value.catch(() => undefined), tooLate]);
  late.abort();
  return found;
}

/** Whether the database answers in time. `payload` may be on its way; it rejects while the service cannot be started, as without a database. */
export async function pingDatabase(payload: Payload | Promise<Payload>, timeoutMs?: number): Promise<boolean> {
  return (await resolveWithin(Promise.resolve(payload).then(loadContentRevision), timeoutMs)) !== undefined;
}

import { waitAtMost } from '@liget/content-api/wait-at-most';
import type { Payload } from 'payload';
import { loadContentRevision } from './revision.ts';

/** Milliseconds to wait for the database. */
const TIMEOUT_MS = 3_000;

/** Resolves with `undefined` after a timeout or an error. */
export const waitForDatabase = <Value>(value: Promise<Value>, timeoutMs = TIMEOUT_MS): Promise<Value | undefined> =>
  waitAtMost(
    value.catch(() => undefined),
    timeoutMs,
  );

/**
 * Whether the database answers in time. `payload` may be a promise; it rejects while the service cannot start, for example without a database.
 */
export async function pingDatabase(payload: Payload | Promise<Payload>, timeoutMs?: number): Promise<boolean> {
  return (await waitForDatabase(Promise.resolve(payload).then(loadContentRevision), timeoutMs)) !== undefined;
}

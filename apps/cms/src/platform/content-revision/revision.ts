import type { Payload } from 'payload';
import { sqlRows } from '../database/sql.ts';

/** The number that every publication, withdrawal and deletion raises. 0 before the first. */
export async function contentRevision(payload: Payload): Promise<number> {
  const [row] = await sqlRows(payload, 'SELECT value FROM content_revision LIMIT 1');
  return Number(row?.['value'] ?? 0);
}

/** Milliseconds for which a revision that was read is taken as the current one. */
const FRESH = 100;

interface Known {
  at: number;
  revision: Promise<number>;
}

const known = new WeakMap<Payload, Known>();

/** The content revision, read from the database at most once in 100 ms. Rejects when the database does not answer. */
export function currentRevision(payload: Payload): Promise<number> {
  const last = known.get(payload);
  if (last && performance.now() - last.at < FRESH) return last.revision;
  return readRevision(payload);
}

/** Reads the revision now; whoever asks in the next 100 ms gets what this finds. */
export function readRevision(payload: Payload): Promise<number> {
  const revision = contentRevision(payload);
  const mine: Known = { at: performance.now(), revision };
  known.set(payload, mine);
  revision.catch(() => {
    if (known.get(payload) === mine) known.delete(payload);
  });
  return revision;
}

/** Whether the publication happened a moment ago or long ago: the next question reads the revision. For tests. */
export function forgetRevision(payload: Payload): void {
  known.delete(payload);
}

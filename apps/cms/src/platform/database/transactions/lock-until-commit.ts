import type { PayloadRequest } from 'payload';
import { runSql } from '../sql/sql.ts';

/**
 * Takes a lock on a subject until the request's transaction ends, so that a read before a write sees what earlier transactions have committed.
 * For PostgreSQL; SQLite has only one writer at a time (sqlite-write-queue.ts).
 */
export async function lockUntilCommit(subject: string, req: PayloadRequest): Promise<void> {
  if (req.payload.db.name !== 'postgres' || !/^[\w/-]+$/.test(subject)) return;
  await runSql(req.payload, `SELECT pg_advisory_xact_lock(hashtext('${subject}'))`, req);
}

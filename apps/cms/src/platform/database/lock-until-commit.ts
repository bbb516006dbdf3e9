import type { PayloadRequest } from 'payload';
import { querySql } from './sql.ts';

/**
 * Resolves when no other open transaction is at the same subject, and keeps the turn until the request's own transaction ends: whoever looks and
 * then writes finds what the one before has committed. For PostgreSQL; SQLite has one writer at a time anyway (sqlite-write-queue.ts).
 */
export async function lockUntilCommit(subject: string, req: PayloadRequest): Promise<void> {
  if (req.payload.db.name !== 'postgres' || !/^[\w/-]+$/.test(subject)) return;
  await querySql(req.payload, `SELECT pg_advisory_xact_lock(hashtext('${subject}'))`, req);
}

import type { CollectionSlug, PayloadRequest } from 'payload';
import { quoteIdentifier, runSql } from '../database/sql/sql.ts';
import { lockUntilCommit } from '../database/transactions/lock-until-commit.ts';
import { getDocumentKey } from '../optimistic-locking/based-on.ts';

/**
 * Locks documents until the request's transaction ends, in the order of their ids. PostgreSQL would end one of two transactions that wait for
 * each other: a change of several documents keeps all that it has written, and each published one locks the content revision, for which the
 * saves of single documents wait. SQLite has only one writer at a time.
 */
export async function lockDocuments(req: PayloadRequest, slug: CollectionSlug, ids: readonly (number | string)[]): Promise<void> {
  if (req.payload.db.name !== 'postgres') return;
  const ordered = ids.map(Number).toSorted((one, other) => one - other);
  // The saves of the admin's forms take these before they read what is stored.
  for (const id of ordered) await lockUntilCommit(getDocumentKey(slug, id), req);
  const table = quoteIdentifier(slug.replaceAll('-', '_'));
  if (ordered.length > 0)
    await runSql(req.payload, `SELECT id FROM ${table} WHERE id IN (${ordered.join(', ')}) ORDER BY id FOR UPDATE`, req);
}

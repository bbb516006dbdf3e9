import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { record } from '../audit/record.ts';
import { raise } from '../content-revision/raise.ts';
import { InstantColumn, NumberColumn } from '../database/sql/columns.ts';
import { querySql, runSql } from '../database/sql/sql.ts';
import { inTransaction } from '../database/transactions/in-transaction.ts';
import { lockUntilCommit } from '../database/transactions/lock-until-commit.ts';
import { type Move, moveInList } from './move.ts';

type Database = Pick<PayloadRequest, 'payload'> & Partial<Pick<PayloadRequest, 'transactionID'>>;

export interface ListPlace {
  /** The position from 1, without documents in the trash. */
  place: number;
  count: number;
}

const toTable = (slug: string) => slug.replaceAll('-', '_');

const NumberedRow = z.object({ id: NumberColumn, number: NumberColumn, deleted_at: InstantColumn });

async function readList(req: Database, table: string) {
  const rows = await querySql(
    req.payload,
    NumberedRow,
    `SELECT id, "order" AS number, deleted_at FROM "${table}" ORDER BY COALESCE("order", 0), id`,
    req,
  );
  return rows.map(({ id, number, deleted_at: deletedAt }) => ({ id, number, isInTrash: deletedAt !== null }));
}

/** Renumbers the list: in the published documents, their drafts and versions, without creating a save. */
async function writeNumbers(req: Database, table: string, numbers: ReadonlyMap<number, number>): Promise<void> {
  const cases = [...numbers].map(([id, number]) => `WHEN ${id} THEN ${number}`).join(' ');
  const ids = [...numbers.keys()].join(', ');
  await runSql(req.payload, `UPDATE "${table}" SET "order" = CASE id ${cases} END WHERE id IN (${ids})`, req);
  await runSql(req.payload, `UPDATE "_${table}_v" SET version_order = CASE parent_id ${cases} END WHERE parent_id IN (${ids})`, req);
}

/** Moves a document of an ordered list; `null` when a document of the move does not exist. Raises the content revision. */
export const reorder = (request: PayloadRequest, slug: string, move: Move): Promise<ListPlace | null> =>
  inTransaction(request, async (req) => {
    const table = toTable(slug);
    await lockUntilCommit(`order/${slug}`, req);
    const all = await readList(req, table);
    const before = all.filter(({ isInTrash }) => !isInTrash).map(({ id }) => id);
    const after = moveInList(before, move);
    if (!after) return null;
    // Documents in the trash come last, in their former order.
    const allIds = [...after, ...all.filter(({ isInTrash }) => isInTrash).map(({ id }) => id)];
    const stored = new Map(all.map(({ id, number }) => [id, number]));
    const changed = allIds.map((id, index) => [id, index + 1] as const).filter(([id, number]) => stored.get(id) !== number);
    const [from, to] = [before.indexOf(move.id) + 1, after.indexOf(move.id) + 1];
    if (changed.length > 0) await writeNumbers(req, table, new Map(changed));
    if (from !== to) {
      await raise(req, slug);
      await record(req, { what: 'settings', subject: slug, document: move.id, detail: `${from}. → ${to}.` });
    }
    return { place: to, count: after.length };
  });

/** The number for a new document, after the last one. */
export async function getNextNumber(req: Database, slug: string): Promise<number> {
  const [row] = await querySql(req.payload, z.object({ last: NumberColumn }), `SELECT MAX("order") AS last FROM "${toTable(slug)}"`, req);
  return (row?.last ?? 0) + 1;
}

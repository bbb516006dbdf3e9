import type { Payload, PayloadRequest } from 'payload';
import * as z from 'zod';

interface SqlAdapter {
  drizzle: unknown;
  execute(args: { db: unknown; raw: string }): Promise<{ rows: unknown[] }>;
  sessions?: Record<string, { db: unknown }>;
}

const isSqlAdapter = (adapter: object): adapter is SqlAdapter =>
  'drizzle' in adapter && 'execute' in adapter && typeof adapter.execute === 'function';

/** Writes a text as an SQL literal, for both databases; PostgreSQL does not allow NUL. */
export const quoteText = (text: string): string => `'${text.replaceAll('\u0000', '').replaceAll("'", "''")}'`;

/** Quotes an SQL identifier, in both databases. */
export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

type Transaction = Pick<PayloadRequest, 'transactionID'>;

async function execute(payload: Payload, raw: string, req?: Transaction): Promise<unknown[]> {
  const adapter: object = payload.db;
  if (!isSqlAdapter(adapter)) throw new Error('The database adapter does not execute SQL');
  const transaction = req?.transactionID === undefined ? undefined : adapter.sessions?.[String(await req.transactionID)]?.db;
  const { rows } = await adapter.execute({ db: transaction ?? adapter.drizzle, raw });
  return rows;
}

/**
 * Whether the transaction of `req` is open and accepts statements. Payload (3.90) rolls it back when a read in a hook fails, and PostgreSQL refuses
 * all statements after one that has failed; a commit then ends it without an error, and without a change.
 */
export async function isTransactionUsable(payload: Payload, req: Transaction): Promise<boolean> {
  const adapter: object = payload.db;
  if (!isSqlAdapter(adapter) || req.transactionID === undefined || !adapter.sessions?.[String(await req.transactionID)]) return false;
  return execute(payload, 'SELECT 1', req).then(
    () => true,
    () => false,
  );
}

/** Runs one SQL statement that returns no rows, in the transaction of `req` if given. Text from outside must be quoted with `quoteText`. */
export async function runSql(payload: Payload, raw: string, req?: Transaction): Promise<void> {
  await execute(payload, raw, req);
}

/** Reads rows with one SQL statement, in the transaction of `req` if given; rejects when a row does not match. `columns.ts` has types of columns. */
export async function querySql<Row extends z.ZodType>(
  payload: Payload,
  row: Row,
  raw: string,
  req?: Transaction,
): Promise<z.output<Row>[]> {
  return z.array(row).parse(await execute(payload, raw, req));
}

import type { Payload, PayloadRequest } from 'payload';

interface SqlRunner {
  drizzle: unknown;
  execute(args: { db: unknown; raw: string }): Promise<{ rows: Record<string, unknown>[] }>;
  sessions?: Record<string, { db: unknown }>;
}

/** Writes a text as an SQL literal, for both databases; PostgreSQL does not allow NUL. */
export const quoteText = (text: string): string => `'${text.replaceAll('\u0000', '').replaceAll("'", "''")}'`;

/** Quotes an SQL identifier, in both databases. */
export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Runs one SQL statement, in the transaction of `req` if given. Text from outside must be quoted with `quoteText`. */
export async function querySql(
  payload: Payload,
  raw: string,
  req?: Pick<PayloadRequest, 'transactionID'>,
): Promise<Record<string, unknown>[]> {
  const database = payload.db as unknown as SqlRunner;
  const transaction = req?.transactionID === undefined ? undefined : database.sessions?.[String(await req.transactionID)]?.db;
  const result = await database.execute({ db: transaction ?? database.drizzle, raw });
  return result.rows;
}

import type { Payload, PayloadRequest } from 'payload';

interface SqlRunner {
  drizzle: unknown;
  execute(args: { db: unknown; raw: string }): Promise<{ rows: Record<string, unknown>[] }>;
  sessions?: Record<string, { db: unknown }>;
}

/** A text as a literal of SQL, in both databases; PostgreSQL knows no NUL. */
export const quoteText = (text: string): string => `'${text.replaceAll('\u0000', '').replaceAll("'", "''")}'`;

/** A name as an identifier of SQL, in both databases. */
export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Runs one statement, in which every text from outside went through `quoteText`; inside the transaction of the request that is given. */
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

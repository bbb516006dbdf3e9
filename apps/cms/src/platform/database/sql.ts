import type { Payload, PayloadRequest } from 'payload';

interface SqlRunner {
  drizzle: unknown;
  execute(args: { db: unknown; raw: string }): Promise<{ rows: Record<string, unknown>[] }>;
  sessions?: Record<string, { db: unknown }>;
}

/** Runs one SQL statement, in the transaction of `req` if given. The statement must not contain text from outside. */
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

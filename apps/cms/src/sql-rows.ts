import type { Payload, PayloadRequest } from 'payload';

interface SqlRunner {
  drizzle: unknown;
  execute(args: { db: unknown; raw: string }): Promise<{ rows: Record<string, unknown>[] }>;
  sessions?: Record<string, { db: unknown }>;
}

/** Runs one statement, which must hold no text from outside; inside the request's transaction when it has one. */
export async function sqlRows(payload: Payload, raw: string, req?: PayloadRequest): Promise<Record<string, unknown>[]> {
  const database = payload.db as unknown as SqlRunner;
  const transaction = req?.transactionID === undefined ? undefined : database.sessions?.[String(await req.transactionID)]?.db;
  const result = await database.execute({ db: transaction ?? database.drizzle, raw });
  return result.rows;
}

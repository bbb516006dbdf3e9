import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook, Payload, PayloadRequest } from 'payload';

type Status = { _status?: string | null };

interface SqlRunner {
  drizzle: unknown;
  execute(args: { db: unknown; raw: string }): Promise<{ rows: Record<string, unknown>[] }>;
  sessions?: Record<string, { db: unknown }>;
}

/** Runs one statement inside the request's transaction when it has one, so that it holds exactly when the change is committed. */
export async function runSql(payload: Payload, raw: string, req?: PayloadRequest): Promise<Record<string, unknown>[]> {
  const database = payload.db as unknown as SqlRunner;
  const transaction = req?.transactionID === undefined ? undefined : database.sessions?.[String(await req.transactionID)]?.db;
  const result = await database.execute({ db: transaction ?? database.drizzle, raw });
  return result.rows;
}

/** The number that every publication, withdrawal and deletion raises. 0 before the first. */
export async function contentRevision(payload: Payload): Promise<number> {
  const [row] = await runSql(payload, 'SELECT value FROM content_revision LIMIT 1');
  return Number(row?.['value'] ?? 0);
}

async function raise(req: PayloadRequest): Promise<void> {
  if (req.context['seeding'] === true) return;
  await runSql(req.payload, 'UPDATE content_revision SET value = value + 1', req);
}

/** A draft that nobody can see changes nothing for visitors. */
export const raiseAfterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const now = (doc as Status)._status;
  const before = (previousDoc as Status | undefined)?._status;
  // Payload turns the query's text into a boolean on its way.
  const isDraftSave = now === 'draft' && (before !== 'published' || String(req.query?.['draft']) === 'true');
  if (isDraftSave) return;
  await raise(req);
};

export const raiseAfterDelete: CollectionAfterDeleteHook = async ({ req }) => raise(req);
export const raiseAfterGlobalChange: GlobalAfterChangeHook = async ({ req }) => raise(req);

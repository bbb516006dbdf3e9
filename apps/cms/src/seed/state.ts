import type { Payload } from 'payload';
import { runSql } from '../platform/database/sql/sql.ts';

const REVISION = 'content-revision';

/**
 * Whether the database has content, so that it is never seeded again. The content revision records it: the seed raises it from 0 to 1
 * together with all that it writes, and so does the first publication of an editor. Categories and pictures are asked for besides,
 * in case a database was filled by other means.
 */
export async function isSeeded(payload: Payload): Promise<boolean> {
  const { value } = (await payload.findGlobal({ slug: REVISION, depth: 0 })) as { value?: number };
  if ((value ?? 0) > 0) return true;
  const counts = await Promise.all(['event-categories', 'media'].map((collection) => payload.count({ collection })));
  return counts.some(({ totalDocs }) => totalDocs > 0);
}

/** Belongs to the transaction that wrote the content. */
export async function markSeeded(payload: Payload, transaction: number | string | null): Promise<void> {
  await payload.updateGlobal({ slug: REVISION, data: { value: 1 }, req: transaction === null ? {} : { transactionID: transaction } });
  await continueIds(payload, transaction);
}

/** PostgreSQL does not count ids that were given by hand; without this the editors' first category would get a taken one. */
async function continueIds(payload: Payload, transaction: number | string | null): Promise<void> {
  if (payload.db.name !== 'postgres') return;
  await runSql(
    payload,
    "SELECT setval(pg_get_serial_sequence('event_categories', 'id'), (SELECT max(id) FROM event_categories))",
    transaction === null ? {} : { transactionID: transaction },
  );
}

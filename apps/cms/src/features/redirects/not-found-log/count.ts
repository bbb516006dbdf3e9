import { type NotFoundReport, normalizeCountedPath } from '@liget/content-api/not-found-report';
import { type CollectionAfterChangeHook, createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload';
import { addCounts } from '../../../platform/database/sql/add-counts.ts';
import { inTransaction } from '../../../platform/database/transactions/in-transaction.ts';
import { lockUntilCommit } from '../../../platform/database/transactions/lock-until-commit.ts';
import { joinTransaction } from '../../../platform/database/transactions/transaction.ts';
import { toStoredText } from '../../../platform/read-model/dates.ts';
import { getPathKey } from '../../../platform/urls/path-key.ts';

export const MISSED_PAGES = 'missed-pages';
const MAX_ROWS = 2000;
export const NOT_FOUND_RETENTION_MONTHS = 12;

/** Deletes what nobody has requested in a year, and the rarest paths if these paths would not fit. */
async function makeRoom(req: PayloadRequest, paths: readonly string[], now: Temporal.Instant): Promise<void> {
  const { payload } = req;
  const within = joinTransaction(req);
  const before = now.toZonedDateTimeISO('UTC').subtract({ months: NOT_FOUND_RETENTION_MONTHS }).toInstant();
  await payload.delete({ collection: MISSED_PAGES, where: { lastAsked: { less_than: toStoredText(before) } }, ...within });
  const others: Where = { path: { not_in: [...paths] } };
  const { totalDocs } = await payload.count({ collection: MISSED_PAGES, where: others, ...within });
  const excess = totalDocs + paths.length - MAX_ROWS;
  if (excess <= 0) return;
  const { docs } = await payload.find({
    collection: MISSED_PAGES,
    depth: 0,
    limit: excess,
    pagination: false,
    sort: ['count', 'lastAsked'],
    where: others,
    ...within,
  });
  await payload.delete({ collection: MISSED_PAGES, where: { id: { in: docs.map(({ id }) => id) } }, ...within });
}

/**
 * Counts requests for pages that do not exist, by path only, in one transaction: a message that fails is not stored in part. If the log is
 * full, the rarest paths are removed.
 */
export async function countNotFound(payload: Payload, { pages }: NotFoundReport, now: Temporal.Instant): Promise<void> {
  const counts = new Map<string, number>();
  for (const { path, count } of pages) {
    const counted = normalizeCountedPath(path);
    if (counted) counts.set(counted, (counts.get(counted) ?? 0) + count);
  }
  if (counts.size === 0) return;
  const rows = [...counts].map(([path, count]) => ({ keys: { path }, count }));
  await inTransaction(await createLocalReq({}, payload), async (req) => {
    await lockUntilCommit(MISSED_PAGES, req);
    await makeRoom(req, [...counts.keys()], now);
    await addCounts(req, { table: 'missed_pages', keys: ['path'], countedAt: 'last_asked' }, rows, toStoredText(now));
  });
}

/** A path with a redirect is not missing any more. */
export const purgeNotFound: CollectionAfterChangeHook = async ({ doc, req }) => {
  const path = normalizeCountedPath(getPathKey(String(doc['from'])));
  if (path && !doc['deletedAt'])
    await req.payload.delete({
      collection: MISSED_PAGES,
      where: { path: { equals: path } },
      overrideAccess: true,
      ...joinTransaction(req),
    });
  return doc;
};

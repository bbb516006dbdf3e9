import { type NotFoundReport, normalizeCountedPath } from '@liget/content-api/not-found-report';
import type { CollectionAfterChangeHook, Payload } from 'payload';
import { joinTransaction } from '../../../platform/database/transaction.ts';
import { toStoredText } from '../../../platform/read-model/dates.ts';
import { getPathKey } from '../../../platform/urls/path-key.ts';

export const MISSED_PAGES = 'missed-pages';
const MOST_ROWS = 2000;
export const NOT_FOUND_RETENTION_MONTHS = 12;

async function makeRoom(payload: Payload, now: Temporal.Instant): Promise<void> {
  const before = now.toZonedDateTimeISO('UTC').subtract({ months: NOT_FOUND_RETENTION_MONTHS }).toInstant();
  await payload.delete({ collection: MISSED_PAGES, where: { lastAsked: { less_than: toStoredText(before) } } });
  const { totalDocs } = await payload.count({ collection: MISSED_PAGES });
  if (totalDocs < MOST_ROWS) return;
  const { docs } = await payload.find({
    collection: MISSED_PAGES,
    depth: 0,
    limit: totalDocs - MOST_ROWS + 1,
    sort: ['count', 'lastAsked'],
  });
  await payload.delete({ collection: MISSED_PAGES, where: { id: { in: docs.map(({ id }) => id) } } });
}

/** Counts requests for pages that do not exist, by address only. If the log is full, the rarest addresses are removed. */
export async function countNotFound(payload: Payload, { pages }: NotFoundReport, now: Temporal.Instant): Promise<void> {
  const counts = new Map<string, number>();
  for (const { path, count } of pages) {
    const counted = normalizeCountedPath(path);
    if (counted) counts.set(counted, (counts.get(counted) ?? 0) + count);
  }
  const lastAsked = toStoredText(now);
  for (const [path, count] of counts) {
    const { docs } = await payload.find({
      collection: MISSED_PAGES,
      depth: 0,
      limit: 1,
      pagination: false,
      where: { path: { equals: path } },
    });
    const [row] = docs;
    if (row) {
      const data = { count: (row.count ?? 0) + count, lastAsked };
      await payload.update({ collection: MISSED_PAGES, id: row.id, depth: 0, data });
    } else {
      await makeRoom(payload, now);
      await payload.create({ collection: MISSED_PAGES, depth: 0, data: { path, count, lastAsked } });
    }
  }
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

import { randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { record } from '../audit/record.ts';
import { raise } from '../content-revision/raise.ts';
import { joinTransaction } from '../database/transactions/transaction.ts';
import { getProperty } from '../rights/get-property.ts';
import type { CollectionSubject } from '../rights/roles.ts';
import { toText } from '../to-text.ts';

type Document = Record<string, unknown>;

/**
 * The stored document that visitors see, in all languages; `null` if it is not public. Read from the database itself, which must get it back as a
 * whole: a write without a list empties the list.
 */
export async function findPublished<Stored extends Document>(
  req: PayloadRequest,
  collection: CollectionSubject,
  id: number,
): Promise<Stored | null> {
  const document = await req.payload.db.findOne<Stored & { id: number; _status?: unknown; deletedAt?: unknown }>({
    collection,
    where: { id: { equals: id } },
    ...joinTransaction(req),
  });
  return document?._status === 'published' && !document.deletedAt ? document : null;
}

/** A new row's id in the form of Payload's, which it gives only in its own saves. */
export const withId = <Row extends { id?: string | null | undefined }>(row: Row): Row & { id: string } => ({
  ...row,
  id: row.id ?? randomBytes(12).toString('hex'),
});

/** Payload takes only drafts that are newer than the published document for unpublished changes. */
const toInstantBefore = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();

/** Writes the same into the version that is published, with which the newest version is compared. */
async function changePublishedVersion(req: PayloadRequest, collection: CollectionSubject, id: number, part: Document): Promise<void> {
  const { docs } = await req.payload.db.findVersions<Document>({
    collection,
    where: { parent: { equals: id }, 'version._status': { equals: 'published' } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    ...joinTransaction(req),
  });
  const [stored] = docs;
  if (!stored) return;
  const versionData = { ...stored, version: { ...stored.version, ...part } };
  await req.payload.db.updateVersion({ collection, id: stored.id, versionData, returning: false, ...joinTransaction(req) });
}

interface Publication {
  collection: CollectionSubject;
  id: number;
  /** The fields to write, in all languages. */
  part: Document;
  /** The time of the newest version, which has unpublished changes. */
  newestAt: string;
  /** For the audit log. */
  detail: string;
}

/**
 * Writes some fields into the published document and its version, while the newest version has unpublished changes, and records it in the audit log.
 * It does not use Payload's update, which publishes the newest version as a whole.
 */
export async function publishPart(req: PayloadRequest, published: Document, publication: Publication): Promise<void> {
  const { collection, id, part, newestAt, detail } = publication;
  await req.payload.db.updateOne({
    collection,
    id,
    data: { ...published, ...part, updatedAt: toInstantBefore(newestAt) },
    returning: false,
    ...joinTransaction(req),
  });
  await changePublishedVersion(req, collection, id, part);
  const title = toText(getProperty(published['title'], 'hu'));
  await record(req, { what: 'published', subject: collection, document: id, title, detail });
  await raise(req, collection);
}

import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook, PayloadRequest } from 'payload';
import { getDocumentKey, getGlobalKey } from './based-on.ts';
import { getSaverName } from './saved-by.ts';

/** Payload's key-value table; its versions do not store the author. */
const TABLE = 'payload-kv';
const toKey = (document: string) => `saved:${document}`;

/** Stores the author in the transaction of the save: Payload's own writer would wait for its end and deadlock. */
async function note(req: PayloadRequest, document: string, updatedAt: unknown): Promise<void> {
  const by = getSaverName(req);
  if (by === undefined || req.context['seeding'] === true) return;
  const key = toKey(document);
  await req.payload.db.upsert({ collection: TABLE, req, data: { key, data: { by, at: updatedAt } }, where: { key: { equals: key } } });
}

/** The author of the version of this time; `undefined` for saves without a user, or from before names were stored. */
export async function findLastSaver(req: PayloadRequest, document: string, updatedAt: string): Promise<string | undefined> {
  const row: unknown = await req.payload.db.findOne({ collection: TABLE, req, where: { key: { equals: toKey(document) } } });
  const data = typeof row === 'object' && row !== null && 'data' in row ? row.data : null;
  if (typeof data !== 'object' || data === null || !('at' in data) || !('by' in data)) return undefined;
  return data.at === updatedAt && typeof data.by === 'string' ? data.by : undefined;
}

export const noteSaver: CollectionAfterChangeHook<{ id: number; updatedAt?: string }> = ({ collection, doc, req }) =>
  note(req, getDocumentKey(collection.slug, doc.id), doc.updatedAt);

export const noteGlobalSaver: GlobalAfterChangeHook = ({ doc, global, req }) => {
  const { updatedAt }: { updatedAt?: string } = doc;
  return note(req, getGlobalKey(global.slug), updatedAt);
};

export const forgetSaver: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await req.payload.db.deleteMany({ collection: TABLE, req, where: { key: { equals: toKey(getDocumentKey(collection.slug, id)) } } });
};

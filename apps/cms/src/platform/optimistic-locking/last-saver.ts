import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook, PayloadRequest } from 'payload';
import { getDocumentKey, getGlobalKey } from './based-on.ts';
import { getSaverName } from './saved-by.ts';

/** Payload's own table of keys and values; its versions know no author. */
const TABLE = 'payload-kv';
const toKey = (document: string) => `saved:${document}`;

/** Notes who saved, in the save's own transaction: Payload's own writer would wait for the end of it for ever. */
async function note(req: PayloadRequest, document: string, updatedAt: unknown): Promise<void> {
  const by = getSaverName(req);
  if (by === undefined || req.context['seeding'] === true) return;
  const key = toKey(document);
  await req.payload.db.upsert({ collection: TABLE, req, data: { key, data: { by, at: updatedAt } }, where: { key: { equals: key } } });
}

/** Who made the state of this moment; `undefined` when it was a program, or before names were noted. */
export async function findLastSaver(req: PayloadRequest, document: string, updatedAt: string): Promise<string | undefined> {
  const found: unknown = await req.payload.db.findOne({ collection: TABLE, req, where: { key: { equals: toKey(document) } } });
  const data = typeof found === 'object' && found !== null && 'data' in found ? found.data : null;
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

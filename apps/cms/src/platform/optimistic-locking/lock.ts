import type { BuildFormStateArgs, CollectionAfterChangeHook, Endpoint, PayloadRequest, Where } from 'payload';
import { refuseSignedOut, sendMessage, UNREADABLE_REQUEST } from '../message-answers.ts';
import { LOCKS, mayLock } from '../rights/payload-collections.ts';
import { BASED_ON } from './based-on.ts';

/** Restores the lock: Payload removes a document's lock at every save, but an editor who saves a draft continues to edit. */
export const renewLock: CollectionAfterChangeHook<{ id: number; _status?: string | null }> = async ({ collection, doc, req }) => {
  const { user } = req;
  if (!user || doc._status !== 'draft' || req.headers.get(BASED_ON) === null) return;
  await req.payload.db.create({
    collection: LOCKS,
    req,
    data: { document: { relationTo: collection.slug, value: doc.id }, user: { relationTo: user.collection, value: user.id } },
  });
};

type LockRequest = Pick<BuildFormStateArgs, 'collectionSlug' | 'globalSlug' | 'id' | 'returnLockStatus'> & {
  req: Pick<PayloadRequest, 'user'>;
};

/**
 * Requests a lock only for documents that the user may change: Payload's form state would give one to everybody who says that a form is open.
 */
export function limitLock<Args extends LockRequest>(args: Args): Args {
  const { collectionSlug, globalSlug, id, req } = args;
  const locked = {
    ...(collectionSlug === undefined ? {} : { collection: collectionSlug }),
    ...(globalSlug === undefined ? {} : { global: globalSlug }),
    ...(id === undefined ? {} : { id }),
  };
  return { ...args, returnLockStatus: args.returnLockStatus === true && mayLock(req.user, locked) };
}

function getLock(document: string): Where | null {
  const [, global] = /^globals\/([a-z0-9-]+)$/.exec(document) ?? [];
  if (global) return { globalSlug: { equals: global } };
  const [, collection, id] = /^([a-z0-9-]+)\/(\d+)$/.exec(document) ?? [];
  return collection && id
    ? { and: [{ 'document.relationTo': { equals: collection } }, { 'document.value': { equals: Number(id) } }] }
    : null;
}

async function readDocument(req: { json?: () => Promise<unknown> }): Promise<Where | null> {
  const body: unknown = await req.json?.().catch(() => null);
  return typeof body === 'object' && body !== null && 'document' in body && typeof body.document === 'string'
    ? getLock(body.document)
    : null;
}

/** Releases the user's own lock of a document ('events/5'). */
export async function releaseLock(req: PayloadRequest, document: string): Promise<void> {
  const lock = getLock(document);
  if (lock && req.user)
    await req.payload.db.deleteMany({ collection: LOCKS, req, where: { and: [lock, { 'user.value': { equals: req.user.id } }] } });
}

/** `POST /api/editing/left`: a tab has left its document, and releases its lock if it belongs to this user. */
export const releaseLockEndpoint: Endpoint = {
  method: 'post',
  path: '/editing/left',
  handler: async (req) => {
    if (!req.user) return refuseSignedOut(req);
    const lock = await readDocument(req);
    if (!lock) return sendMessage(req, 400, UNREADABLE_REQUEST);
    await req.payload.delete({ collection: LOCKS, where: { and: [lock, { 'user.value': { equals: req.user.id } }] } });
    return Response.json({});
  },
};

import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
  Where,
} from 'payload';
import { getEditorLanguage } from '../editor-language.ts';
import { RefusalError } from '../rights/refusal-error.ts';
import { may, mayChangePublished } from '../rights/roles.ts';
import { formatRefusal } from './usage-texts.ts';
import { findUsages, type Target } from './usages.ts';

const CONFLICT = 409;
const FORBIDDEN = 403;

interface Removable {
  id: number;
  deletedAt?: string | null;
}

async function refuseWhileUsed(target: Target, req: PayloadRequest): Promise<void> {
  const usages = await findUsages(req.payload, target, req);
  if (usages.total === 0) return;
  const message = formatRefusal(usages, target.before, getEditorLanguage(req));
  throw new RefusalError(message, target.before === 'change' ? FORBIDDEN : CONFLICT);
}

/** Documents in use must not go to the trash: pages would lose them. */
export const refuseTrashWhileUsed: CollectionBeforeChangeHook<Removable> = async ({ collection, data, originalDoc, operation, req }) => {
  const goesToTrash = operation === 'update' && Boolean(data.deletedAt) && !originalDoc?.deletedAt;
  if (goesToTrash && originalDoc) await refuseWhileUsed({ collection: collection.slug, id: originalDoc.id, before: 'trash' }, req);
  return data;
};

/** The same for permanent deletion, from the trash or directly. */
export const refuseDeletionWhileUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) =>
  refuseWhileUsed({ collection: collection.slug, id: Number(id), before: 'deletion' }, req);

/**
 * Whether an update moves to or restores from the trash. Every form of the admin sends its empty `deletedAt`, also with autosave; only a
 * restoration asks for documents in the trash.
 */
const movesTrash = (args: object): boolean => {
  if (!('data' in args) || typeof args.data !== 'object' || args.data === null || !('deletedAt' in args.data)) return false;
  return Boolean(args.data.deletedAt) || ('trash' in args && args.trash === true);
};

/** A draft save would mark only the newest version as deleted and leave the published one on the site. */
export const trashAllVersions: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'update' && movesTrash(args) ? { ...args, draft: false, autosave: false } : args;

/** The documents of an update: the one in its URL, or those that its condition finds. */
async function listUpdated(args: object, slug: CollectionSlug, req: PayloadRequest): Promise<number[]> {
  if ('id' in args && args.id !== undefined) return [Number(args.id)];
  if (!('where' in args)) return [];
  const where = args.where as Where;
  const { docs } = await req.payload.find({ collection: slug, where, depth: 0, pagination: false, select: {}, req });
  return docs.map(({ id }) => Number(id));
}

/** Uploads have no drafts: users whose work needs approval must not change what a published page shows. */
export const refuseChangeWhilePublic: CollectionBeforeOperationHook = async ({ args, collection, operation, overrideAccess, req }) => {
  const { slug } = collection;
  const isByEditor = operation === 'update' && overrideAccess !== true && may(req.user, 'publish', slug);
  if (!isByEditor || mayChangePublished(req.user, slug)) return args;
  for (const id of await listUpdated(args, slug, req)) await refuseWhileUsed({ collection: slug, id, before: 'change' }, req);
  return args;
};

import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { getEditorLanguage } from '../editor-language.ts';

import { RefusalError } from '../rights/refusal-error.ts';
import { formatRefusal } from './usage-texts.ts';
import { findUsages, type Target } from './usages.ts';

const CONFLICT = 409;

interface Removable {
  id: number;
  deletedAt?: string | null;
}

async function refuseWhileUsed(target: Target, req: PayloadRequest): Promise<void> {
  const usages = await findUsages(req.payload, target, req);
  if (usages.total > 0) throw new RefusalError(formatRefusal(usages, getEditorLanguage(req)), CONFLICT);
}

/** What other things show or refer to may not go to the trash: their pages would lose it. */
export const refuseTrashWhileUsed: CollectionBeforeChangeHook<Removable> = async ({ collection, data, originalDoc, operation, req }) => {
  const goesToTrash = operation === 'update' && Boolean(data.deletedAt) && !originalDoc?.deletedAt;
  if (goesToTrash && originalDoc) await refuseWhileUsed({ collection: collection.slug, id: originalDoc.id, forGood: false }, req);
  return data;
};

/** The same for what is to be deleted for good, from the trash or past it. */
export const refuseDeletionWhileUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) =>
  refuseWhileUsed({ collection: collection.slug, id: Number(id), forGood: true }, req);

/**
 * Whether an update throws away or takes back from the trash. Every form of the admin sends its empty `deletedAt` along, also with an
 * autosave; only who takes something back asks for what is in the trash.
 */
const movesTrash = (args: object): boolean => {
  if (!('data' in args) || typeof args.data !== 'object' || args.data === null || !('deletedAt' in args.data)) return false;
  return Boolean(args.data.deletedAt) || ('trash' in args && args.trash === true);
};

/** A draft save would mark the newest version alone as thrown away and leave what is published on the site. */
export const wholeIntoTrash: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'update' && movesTrash(args) ? { ...args, draft: false, autosave: false } : args;

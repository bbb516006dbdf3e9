import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload';
import { isDraftSave } from '../content-revision/raise.ts';
import { isDescribed } from '../fields/pictures/described-pictures.ts';
import { getDocumentTitle } from '../fields/values/document-title.ts';
import type { Action } from './actions.ts';
import { record } from './record.ts';

interface StoredDocument {
  id: number | string;
  altHu?: unknown;
  altEn?: unknown;
  _status?: string | null;
  deletedAt?: string | null;
}

/**
 * Whether a user caused the change: changes by the seed, by the service itself, and the storage plugin's second save of an upload are not
 * logged.
 */
const isSomebodys = ({ user, context }: PayloadRequest) =>
  Boolean(user) && context['seeding'] !== true && context['skipCloudStorage'] !== true;

/** `null` for a change that visitors cannot see, such as saving a draft, or uploading a picture that has no description yet. */
function getDeed(slug: string, doc: StoredDocument, before: StoredDocument | undefined, req: PayloadRequest): Action | null {
  if (Boolean(doc.deletedAt) !== Boolean(before?.deletedAt)) return doc.deletedAt ? 'trashed' : 'restored';
  if (slug === 'media' && !isDescribed(doc)) return null;
  if (doc._status !== 'draft') return 'published';
  return isDraftSave(doc, req) || before === undefined ? null : 'unpublished';
}

const noteChange: CollectionAfterChangeHook<StoredDocument> = async ({ collection, doc, operation, previousDoc, req }) => {
  if (!isSomebodys(req)) return;
  const what = getDeed(collection.slug, doc, operation === 'create' ? undefined : previousDoc, req);
  if (what) await record(req, { what, subject: collection.slug, document: doc.id, title: getDocumentTitle(doc, collection) });
};

const noteDeletion: CollectionAfterDeleteHook<StoredDocument> = async ({ collection, doc, id, req }) => {
  if (isSomebodys(req))
    await record(req, { what: 'deleted', subject: collection.slug, document: id, title: getDocumentTitle(doc, collection) });
};

const noteSettings: GlobalAfterChangeHook = async ({ global, req }) => {
  if (isSomebodys(req)) await record(req, { what: 'settings', subject: global.slug });
};

/** Adds hooks that log publications, withdrawals and deletions, in their own transaction. */
export const withAudit = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterChange: [...(collection.hooks?.afterChange ?? []), noteChange],
    afterDelete: [...(collection.hooks?.afterDelete ?? []), noteDeletion],
  },
});

/** Adds a hook that logs deletions only, for collections without publication. */
export const withDeletionAudit = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: { ...collection.hooks, afterDelete: [...(collection.hooks?.afterDelete ?? []), noteDeletion] },
});

export const withGlobalAudit = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), noteSettings] },
});

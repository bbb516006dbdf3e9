import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { runSql } from '../database/sql/sql.ts';
import { clearRevision, LAST_RAISED } from './revision.ts';
import { ANY_CONTENT, type ContentSource } from './sources.ts';

type Status = { _status?: string | null; deletedAt?: string | null };

/**
 * SQL for the column of changes before and after; `value` is the number before. A number that was raised without this column means that anything
 * may have changed.
 */
const NEXT_CHANGES = {
  sqlite: (source: ContentSource) =>
    `json_set(CASE WHEN json_extract(changes, '$."${LAST_RAISED}"') = value THEN changes ELSE json_object('${ANY_CONTENT}', value + 1) END, ` +
    `'$."${source}"', value + 1, '$."${LAST_RAISED}"', value + 1)`,
  postgres: (source: ContentSource) =>
    `(CASE WHEN (changes->>'${LAST_RAISED}')::numeric = value THEN changes ELSE jsonb_build_object('${ANY_CONTENT}', value + 1) END) || ` +
    `jsonb_build_object('${source}', value + 1, '${LAST_RAISED}', value + 1)`,
} as const;

type Raiser = Pick<PayloadRequest, 'context' | 'payload'> & Partial<Pick<PayloadRequest, 'transactionID'>>;

/**
 * Raises the content revision because a collection or global (by its slug), or any content, has changed. Runs in the transaction of the change,
 * so that the revision is raised exactly when the change is committed.
 */
export async function raise(req: Raiser, source: ContentSource = ANY_CONTENT): Promise<void> {
  if (req.context['seeding'] === true) return;
  const changes = NEXT_CHANGES[req.payload.db.name === 'postgres' ? 'postgres' : 'sqlite'](source);
  await runSql(req.payload, `UPDATE content_revision SET changes = ${changes}, value = value + 1`, req);
  clearRevision(req.payload);
}

/** The same for changes by the clock, without a save. */
export const raiseAlone = (payload: Payload): Promise<void> => raise({ context: {}, payload });

/** The key in a request's context that says whether only a draft is saved. */
export const SAVES_DRAFT = 'savesDraft';

/** Notes whether only a draft is saved: the states before and after do not distinguish it from withdrawing a document with a newer draft. */
export const noteDraftSave: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' || operation === 'update') req.context[SAVES_DRAFT] = 'draft' in args && args.draft;
  return args;
};

/** Whether this request saved only a draft, which visitors cannot see. */
export const isDraftSave = (doc: Status, req: PayloadRequest): boolean => doc._status === 'draft' && req.context[SAVES_DRAFT] === true;

/** Raises the revision, except after the save of a draft, which visitors cannot see. */
export const raiseAfterChange: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  const isThrownAwayOrRestored = Boolean((doc as Status).deletedAt) !== Boolean((previousDoc as Status | undefined)?.deletedAt);
  if (isDraftSave(doc as Status, req) && !isThrownAwayOrRestored) return;
  await raise(req, isThrownAwayOrRestored ? ANY_CONTENT : collection.slug);
};

/** Raises the revision for any content: the database removes the deleted document from documents of other collections without a save. */
export const raiseAfterDelete: CollectionAfterDeleteHook = async ({ req }) => raise(req);
export const raiseAfterGlobalChange: GlobalAfterChangeHook = async ({ global, req }) => raise(req, global.slug);

/** Creates the row of the content revision if it does not exist; after that only SQL raises it. */
export async function ensureRevision(payload: Payload): Promise<void> {
  const stored = await payload.db.findGlobal({ slug: 'content-revision', where: {} });
  if (stored['id'] === undefined) await payload.updateGlobal({ slug: 'content-revision', data: { value: 0 } });
}

import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { sqlRows } from '../database/sql.ts';

type Status = { _status?: string | null; deletedAt?: string | null };

/** In the change's own transaction, so that the revision is raised exactly when the change is committed. */
export async function raise(
  req: Pick<PayloadRequest, 'context' | 'payload'> & Partial<Pick<PayloadRequest, 'transactionID'>>,
): Promise<void> {
  if (req.context['seeding'] === true) return;
  await sqlRows(req.payload, 'UPDATE content_revision SET value = value + 1', req);
}

/** The same of what changes by the clock, which is nobody's save. */
export const raiseAlone = (payload: Payload): Promise<void> => raise({ context: {}, payload });

/** The key in a request's context of whether it saves a draft alone. */
export const SAVES_DRAFT = 'savesDraft';

/** Remembers whether a draft alone is saved: the state before and after do not tell it from the withdrawal of what has newer words. */
export const noteDraftSave: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' || operation === 'update') req.context[SAVES_DRAFT] = 'draft' in args && args.draft;
  return args;
};

/** Whether a draft alone was saved by this request, which nobody but editors can see. */
export const isDraftSave = (doc: Status, req: PayloadRequest): boolean => doc._status === 'draft' && req.context[SAVES_DRAFT] === true;

/** A draft that nobody can see changes nothing for visitors. */
export const raiseAfterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const isThrownAwayOrRestored = Boolean((doc as Status).deletedAt) !== Boolean((previousDoc as Status | undefined)?.deletedAt);
  if (isDraftSave(doc as Status, req) && !isThrownAwayOrRestored) return;
  await raise(req);
};

export const raiseAfterDelete: CollectionAfterDeleteHook = async ({ req }) => raise(req);
export const raiseAfterGlobalChange: GlobalAfterChangeHook = async ({ req }) => raise(req);

/** Makes sure that the one row of the content revision exists; SQL then only ever raises it. */
export async function ensureRevision(payload: Payload): Promise<void> {
  const stored = await payload.db.findGlobal({ slug: 'content-revision', where: {} });
  if (stored['id'] === undefined) await payload.updateGlobal({ slug: 'content-revision', data: { value: 0 } });
}

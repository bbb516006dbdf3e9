import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';
import { RefusalError } from '../rights/refusal-error.ts';
import { isBulkResult } from './bulk-result.ts';

/** The key in a request's context of the documents that are written, but whose hooks have not all run yet. */
const HALF_SAVED = 'halfSaved';

function getHalfSaved({ context }: PayloadRequest): Set<unknown> {
  const known: unknown = context[HALF_SAVED];
  if (known instanceof Set) return known;
  const created = new Set<unknown>();
  context[HALF_SAVED] = created;
  return created;
}

/** Hooks save documents of other collections, too. */
const getKey = ({ slug }: { slug: string }, id: number | string) => `${slug} ${id}`;

const noteWrite: CollectionAfterChangeHook = ({ collection, doc, req }) => {
  getHalfSaved(req).add(getKey(collection, doc.id));
  return doc;
};
const noteEnd: CollectionAfterChangeHook = ({ collection, doc, req }) => {
  getHalfSaved(req).delete(getKey(collection, doc.id));
  return doc;
};
const noteDeletion: CollectionAfterDeleteHook = ({ collection, id, req }) => void getHalfSaved(req).add(getKey(collection, id));
const noteEndOfDeletion: CollectionAfterDeleteHook = ({ collection, id, req }) => void getHalfSaved(req).delete(getKey(collection, id));

/**
 * Undoes a change of several documents if a hook has thrown after it wrote one of them. Payload (3.90) lists the error, but commits what was
 * written before it: the editor would read that the document was not saved.
 */
const undoHalfSaved: CollectionAfterOperationHook = ({ collection, operation, req, result }) => {
  if ((operation !== 'update' && operation !== 'delete') || !isBulkResult(result)) return result;
  const halfSaved = getHalfSaved(req);
  const errors = result.errors.filter(({ id }) => halfSaved.has(getKey(collection, id)));
  if (errors.length === 0) return result;
  // Payload rolls the transaction back.
  throw new RefusalError(errors.map(({ message }) => message).join(' '), 400);
};

/** To be applied last: its hooks enclose those of the collection, and it reads the errors as editors see them. */
export const withHalfSavedUndone = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterChange: [noteWrite, ...(collection.hooks?.afterChange ?? []), noteEnd],
    afterDelete: [noteDeletion, ...(collection.hooks?.afterDelete ?? []), noteEndOfDeletion],
    afterOperation: [...(collection.hooks?.afterOperation ?? []), undoHalfSaved],
  },
});

import type { CollectionAfterOperationHook, CollectionConfig } from 'payload';
import { isTransactionUsable } from '../database/sql/sql.ts';
import { getEditorLanguage } from '../editor-language.ts';
import { label } from '../fields/labels.ts';
import { nameDocuments } from '../trash/usage-names.ts';
import { type BulkError, isBulkResult } from './bulk-result.ts';

const UNKNOWN = label('Ez most nem sikerült. Próbálja újra.', 'That didn’t work. Try again.');

/** Puts the title of each document before its error, because an editor sees the errors of all of them in one message. */
const nameErrors: CollectionAfterOperationHook = async ({ collection, operation, req, result }) => {
  if ((operation !== 'update' && operation !== 'delete') || !isBulkResult(result)) return result;
  const language = getEditorLanguage(req);
  const ids = result.errors.map(({ id }) => Number(id));
  // A deletion whose hook has failed is undone later: until then only other transactions see the document. So it is after
  // a failed statement.
  const isOutside = operation === 'delete' || (ids.length > 0 && !(await isTransactionUsable(req.payload, req)));
  const named = await nameDocuments(req.payload, collection.slug, ids, isOutside ? undefined : req);
  const toNamedError = ({ id, isPublic, message }: BulkError, at: number): BulkError => {
    const title = named[at]?.title[language] ?? String(id);
    const reason = isPublic ? message : UNKNOWN[language];
    return { id, isPublic: true, message: language === 'hu' ? `„${title}”: ${reason}` : `‘${title}’: ${reason}` };
  };
  return { ...result, errors: result.errors.map(toNamedError) };
};

export const withNamedErrors = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: { ...collection.hooks, afterOperation: [...(collection.hooks?.afterOperation ?? []), nameErrors] },
});

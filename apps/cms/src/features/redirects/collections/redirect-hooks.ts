import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { joinTransaction } from '../../../platform/database/transactions/transaction.ts';
import { inEditorLanguage } from '../../../platform/editor-language.ts';
import { RefusalError } from '../../../platform/rights/refusal-error.ts';
import { readReference } from '../../../platform/urls/named.ts';
import { getPathKey } from '../../../platform/urls/path-key.ts';
import { formatRedirectError } from '../fields/redirect-errors.ts';
import { HAS_CHECKED_TARGET } from '../fields/target-field.ts';
import { isPermanent, loadOtherRedirects } from '../load-redirects.ts';
import { findRedirectError } from '../redirect-rules.ts';

/** Validators do not run when a redirect is restored from the trash; meanwhile others may lead to it. */
export const refuseCircleFromTrash: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!originalDoc?.deletedAt || data['deletedAt']) return data;
  const one: unknown[] = [data['from'] ?? originalDoc['from'], data['to'] ?? originalDoc['to']];
  const error = findRedirectError({ from: String(one[0]), to: String(one[1]) }, await loadOtherRedirects(req, originalDoc.id));
  if (error) throw new RefusalError(inEditorLanguage(formatRedirectError(error), req), 400);
  return data;
};

/** Redirects to the source of a permanent redirect now lead to its target. */
export const shortenOthers: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc['deletedAt'] || !isPermanent(doc)) return doc;
  const { from, to, toPage = null, toScreen = null }: Record<string, unknown> = doc;
  const key = getPathKey(String(from));
  const leading = (await loadOtherRedirects(req, doc['id'])).filter((one) => !/[?#]/.test(one.to) && getPathKey(one.to) === key);
  for (const { id } of leading) {
    const data = { to, toPage: readReference(toPage), toScreen };
    await req.payload.update({
      collection: 'redirects',
      id,
      depth: 0,
      data,
      context: { [HAS_CHECKED_TARGET]: true },
      ...joinTransaction(req),
    });
  }
  return doc;
};

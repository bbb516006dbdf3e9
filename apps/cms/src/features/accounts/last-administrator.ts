import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { lockUntilCommit } from '../../platform/database/transactions/lock-until-commit.ts';
import { getEditorLanguage } from '../../platform/editor-language.ts';
import { RefusalError } from '../../platform/rights/refusal-error.ts';
import { getRoles } from '../../platform/rights/roles.ts';

type Id = number | string;

/** The context key: several administrators changed by one request must not count on each other. */
const LEAVING = 'leavingAdministrators';

function findLeaving(req: PayloadRequest): Set<Id> {
  const stored = req.context[LEAVING];
  if (stored instanceof Set) return stored;
  const leaving = new Set<Id>();
  req.context[LEAVING] = leaving;
  return leaving;
}

/** Refuses to remove the last administrator, in the editor's language: only the start of the service can create one. */
async function requireOtherAdministrator(req: PayloadRequest, id: Id): Promise<void> {
  // Two concurrent requests must not count on each other's administrator.
  await lockUntilCommit('administrators', req);
  const leaving = findLeaving(req).add(id);
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    overrideAccess: true,
    where: { and: [{ roles: { in: ['administrator'] } }, { id: { not_in: [...leaving] } }] },
    req,
  });
  if (totalDocs > 0) return;
  const message =
    getEditorLanguage(req) === 'en'
      ? 'This is the last administrator: make somebody else an administrator first.'
      : 'Ő az utolsó rendszergazda: előbb adja meg ezt a szerepkört valaki másnak.';
  throw new RefusalError(message, 400);
}

export const keepAdministratorOnChange: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const before: Record<string, unknown> | undefined = originalDoc;
  const { id } = before ?? {};
  if (operation !== 'update' || !getRoles(before).includes('administrator') || (typeof id !== 'number' && typeof id !== 'string'))
    return data;
  if (!getRoles(data).includes('administrator')) await requireOtherAdministrator(req, id);
  return data;
};

export const keepAdministratorOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({ collection: 'users', id, overrideAccess: true, depth: 0, disableErrors: true, req });
  if (getRoles(user).includes('administrator')) await requireOtherAdministrator(req, id);
};

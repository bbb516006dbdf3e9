import type { GlobalBeforeOperationHook } from 'payload';
import { joinTransaction } from '../database/transactions/transaction.ts';
import { getEditorLanguage } from '../editor-language.ts';
import { isUnset } from '../is-unset.ts';
import { getProperty } from './get-property.ts';
import { RefusalError } from './refusal-error.ts';
import { isAdministrator } from './roles.ts';

const FORBIDDEN = 403;
const REFUSED = {
  hu: 'Ebben a változatban más áll azokban a mezőkben, amelyeket csak rendszergazda módosíthat. Kérje meg rá a rendszergazdát.',
  en: 'This version differs in fields that only administrators may change. Ask an administrator to restore it.',
} as const;

/** The filled-in values as text, so that it makes no difference whether an empty value is stored or absent. */
function toFilledText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  return JSON.stringify(
    Object.entries(value)
      .filter(([, part]) => !isUnset(part))
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
}

/** Payload restores a version without checking field access: a version that differs in one of these groups requires an administrator. */
export const refuseRestorationOf =
  (...groups: readonly string[]): GlobalBeforeOperationHook =>
  async ({ args, global, operation, overrideAccess, req }) => {
    const id: unknown = getProperty(args, 'id');
    if (operation !== 'restoreVersion' || overrideAccess === true || isAdministrator(req.user)) return args;
    if (typeof id !== 'string' && typeof id !== 'number') return args;
    const { slug } = global;
    const query = { slug, depth: 0, overrideAccess: true, ...joinTransaction(req) } as const;
    const version = await req.payload.findGlobalVersionByID({ ...query, id: String(id), disableErrors: true });
    const stored = await req.payload.findGlobal(query);
    const isChanged = (group: string) =>
      toFilledText(getProperty(getProperty(version, 'version'), group)) !== toFilledText(getProperty(stored, group));
    if (version && groups.some(isChanged)) throw new RefusalError(REFUSED[getEditorLanguage(req)], FORBIDDEN);
    return args;
  };

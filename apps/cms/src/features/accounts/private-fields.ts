import type { Field, FieldAccess, SanitizedConfig } from 'payload';
import { isAdministrator } from '../../platform/rights/roles.ts';

/** Fields of other accounts that every account may read: for locks of documents and assignees of cases. */
const PUBLIC_FIELDS: ReadonlySet<string> = new Set(['id', 'name']);

/** Set by the service: the creation time decides when an account needs a second factor. */
const MOMENTS: ReadonlySet<string> = new Set(['createdAt', 'updatedAt']);
const never = () => false;

/** For the own account and for administrators. Payload passes the document if there is one, or the id when it computes permissions. */
export const isOwnOrAdministrator: FieldAccess = ({ req, id, doc }) => {
  if (isAdministrator(req.user)) return true;
  const read: unknown = doc?.['id'] ?? id;
  // A number from the database, a text from a URL.
  return req.user !== null && (typeof read === 'number' || typeof read === 'string') && String(read) === String(req.user.id);
};

function hide(field: Field): void {
  if (!('name' in field) || typeof field.name !== 'string' || field.type === 'ui' || PUBLIC_FIELDS.has(field.name)) return;
  const access = 'access' in field ? field.access : undefined;
  const isMoment = MOMENTS.has(field.name);
  Object.assign(field, { access: { read: isOwnOrAdministrator, ...(isMoment ? { create: never, update: never } : {}), ...access } });
}

/**
 * Restricts other accounts to their names: addresses, roles and missing second factors would help phishing. Runs after Payload has added its own
 * fields, so that none is forgotten.
 */
export function withPrivateAccounts(config: SanitizedConfig): SanitizedConfig {
  for (const { auth, fields } of config.collections) if (auth) fields.forEach(hide);
  return config;
}

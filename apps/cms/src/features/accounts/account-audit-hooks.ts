import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionAfterLoginHook, CollectionAfterLogoutHook } from 'payload';
import { record } from '../../platform/audit/record.ts';
import { joinTransaction } from '../../platform/database/transactions/transaction.ts';
import { getRoles, needsApproval, ROLE_NAMES } from '../../platform/rights/roles.ts';
import { REPLACES_PASSWORD } from './second-factor/ask-at-sign-in.ts';
import { SECOND_FACTORS } from './second-factor/store.ts';

interface Account {
  id: number | string;
  name?: string;
  email?: string;
}

const getName = ({ name, email }: Account) => name || email || '';
/** The names of the roles in Hungarian, the language of the log. */
const readRoles = (account: unknown) =>
  getRoles(account)
    .map((role) => `${ROLE_NAMES[role].hu.toLowerCase()}${needsApproval(account, role) ? ' (jóváhagyással)' : ''}`)
    .join(', ');

/** Logs accounts that administrators create, and changes of roles. */
export const noteAccount: CollectionAfterChangeHook<Account> = async ({ doc, operation, previousDoc, req }) => {
  if (!req.user) return;
  const about = { subject: 'users', document: doc.id, title: getName(doc) };
  if (operation === 'create') return record(req, { ...about, what: 'account-made', detail: readRoles(doc) });
  const [before, now] = [readRoles(previousDoc), readRoles(doc)];
  if (before !== now) await record(req, { ...about, what: 'roles-changed', detail: `${before} → ${now}` });
};

export const noteAccountRemoved: CollectionAfterDeleteHook<Account> = async ({ doc, id, req }) => {
  await req.payload.db.deleteMany({ collection: SECOND_FACTORS, ...joinTransaction(req), where: { user: { equals: Number(id) } } });
  if (req.user) await record(req, { what: 'account-removed', subject: 'users', document: id, title: getName(doc) });
};

export const noteSignIn: CollectionAfterLoginHook = ({ context, req, user }) =>
  context[REPLACES_PASSWORD] === true ? undefined : record(req, { what: 'sign-in' }, user);

export const noteSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await record(req, { what: 'sign-out' });
};

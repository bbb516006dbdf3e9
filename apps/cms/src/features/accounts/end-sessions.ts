import type { Endpoint, PayloadRequest } from 'payload';
import type { User } from '../../payload-types.ts';
import { record } from '../../platform/audit/record.ts';
import { inTransaction } from '../../platform/database/transactions/in-transaction.ts';
import { label } from '../../platform/fields/labels.ts';
import { refuseSignedOut, sendMessage } from '../../platform/message-answers.ts';
import { getProperty } from '../../platform/rights/get-property.ts';
import { isAdministrator } from '../../platform/rights/roles.ts';

const OWN_ENDED = label('A többi eszközön már nincs bejelentkezve.', 'You are signed out of all other devices.');
const ENDED = label('Kijelentkeztetve. A naplóban is szerepel.', 'Signed out; the log records it.');
const NOT_YOURS = label('Ehhez rendszergazdai jog kell.', 'This is for administrators.');
const NO_ACCOUNT = label('Ez a fiók már nincs meg.', 'This account no longer exists.');

type StoredAccount = Pick<User, 'id' | 'name' | 'email' | 'sessions'>;

/** Ends the sessions of an account; of the user's own account those on other devices. */
async function endSessions(req: PayloadRequest): Promise<Response> {
  const id = Number(req.routeParams?.['id']);
  const isOwn = req.user?.id === id;
  if (!isOwn && !isAdministrator(req.user)) return sendMessage(req, 403, NOT_YOURS);
  const where = { id: { equals: id } };
  const account = Number.isSafeInteger(id) ? await req.payload.db.findOne<StoredAccount>({ collection: 'users', req, where }) : null;
  if (!account) return sendMessage(req, 404, NO_ACCOUNT);
  const sid = getProperty(req.user, '_sid');
  const sessions = isOwn ? (account.sessions ?? []).filter((session) => session.id === sid) : [];
  // Without `updatedAt`, or an open form of the account would report a change.
  await req.payload.db.updateOne({ collection: 'users', id, data: { sessions, updatedAt: null }, req, returning: false });
  await record(req, { what: 'sign-out', subject: 'users', document: id, title: account.name || account.email });
  return sendMessage(req, 200, isOwn ? OWN_ENDED : ENDED);
}

export const sessionEndpoints: Omit<Endpoint, 'root'>[] = [
  { method: 'post', path: '/:id/sessions/end', handler: (req) => (req.user ? inTransaction(req, endSessions) : refuseSignedOut(req)) },
];

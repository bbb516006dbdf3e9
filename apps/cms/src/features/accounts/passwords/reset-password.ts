import { APIError, addDataAndFileToRequest, headersWithCors, type PayloadRequest, resetPasswordOperation } from 'payload';
import { inTransaction } from '../../../platform/database/transactions/in-transaction.ts';
import { joinTransaction } from '../../../platform/database/transactions/transaction.ts';
import { getEditorLanguage } from '../../../platform/editor-language.ts';
import { label } from '../../../platform/fields/labels.ts';
import { notifyOfCredentials } from '../credential-changes.ts';
import { REPLACES_PASSWORD } from '../second-factor/ask-at-sign-in.ts';

const readText = (data: unknown, name: 'password' | 'token' | 'name' | 'email'): string => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
  return typeof value === 'string' ? value : '';
};

const FORBIDDEN = 403;
const OVER = label(
  'Ez a hivatkozás lejárt, vagy már felhasználták. Kérjen újat a bejelentkezésnél: „Elfelejtette jelszavát?”',
  'This link has expired or has already been used. Request a new one on the sign-in page: ‘Forgot your password?’',
);

/**
 * Sets a new password by the link of an email. Payload would also sign in; here the sign-in page follows, which asks for the second factor.
 */
export async function resetPassword(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req);
  const users = req.payload.collections['users'];
  if (!users) throw new Error('There is no collection of users.');
  req.context[REPLACES_PASSWORD] = true;
  const data = { password: readText(req.data, 'password'), token: readText(req.data, 'token') };
  const headers = headersWithCors({ headers: new Headers(), req });
  let user: Awaited<ReturnType<typeof resetPasswordOperation>>['user'];
  try {
    ({ user } = await resetPasswordOperation({ collection: users, data, req }));
  } catch (error) {
    if (!(error instanceof APIError) || error.status !== FORBIDDEN) throw error;
    // Payload hides the reason from visitors.
    return Response.json({ errors: [{ message: OVER[getEditorLanguage(req)] }] }, { status: FORBIDDEN, headers });
  }
  const id: unknown = user?.['id'];
  if (typeof id === 'number' || typeof id === 'string')
    await inTransaction(req, async (within) => {
      const where = { id: { equals: id } };
      await within.payload.db.updateOne({ collection: 'users', ...joinTransaction(within), where, data: { sessions: [] } });
      const account = { id, name: readText(user, 'name'), email: readText(user, 'email') };
      await notifyOfCredentials(within, { account, by: null, isPassword: true, formerEmail: null });
    });
  const message = req.t('authentication:passwordResetSuccessfully');
  return Response.json({ message, user: null }, { headers });
}

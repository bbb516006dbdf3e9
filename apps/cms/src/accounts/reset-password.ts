import { addDataAndFileToRequest, headersWithCors, type PayloadRequest, resetPasswordOperation } from 'payload';
import { REPLACES_PASSWORD } from './second-factor/ask-at-sign-in.ts';

const textOf = (data: unknown, name: 'password' | 'token'): string => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/** Sets a new password by the link of a letter. Payload would sign in, too, whoever has the letter; here the sign-in page follows, and asks for the second factor. */
export async function resetPassword(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req);
  const users = req.payload.collections['users'];
  if (!users) throw new Error('There is no collection of users.');
  req.context[REPLACES_PASSWORD] = true;
  const data = { password: textOf(req.data, 'password'), token: textOf(req.data, 'token') };
  const { user } = await resetPasswordOperation({ collection: users, data, req });
  const id: unknown = user?.['id'];
  if (typeof id === 'number' || typeof id === 'string')
    await req.payload.db.updateOne({ collection: 'users', where: { id: { equals: id } }, data: { sessions: [] } });
  const message = req.t('authentication:passwordResetSuccessfully');
  return Response.json({ message, user: null }, { headers: headersWithCors({ headers: new Headers(), req }) });
}

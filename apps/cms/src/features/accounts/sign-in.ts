import { getClientKey } from '@liget/content-api/client-address';
import {
  APIError,
  AuthenticationError,
  addDataAndFileToRequest,
  type Endpoint,
  headersWithCors,
  loginOperation,
  type PayloadRequest,
} from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import { record } from '../../platform/audit/record.ts';
import { findFirst } from '../../platform/database/find-first.ts';
import { inEditorLanguage } from '../../platform/editor-language.ts';
import { readEnvironment } from '../../platform/environment.ts';
import { label } from '../../platform/fields/labels.ts';
import { getProperty } from '../../platform/rights/get-property.ts';
import { toText } from '../../platform/to-text.ts';
import { hashForNothing } from './passwords/password-hash.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { createTries } from './passwords/tries.ts';
import { CODE, SecondFactorError } from './second-factor/ask-at-sign-in.ts';

const FOREIGN = label('Innen nem lehet belépni.', 'You cannot sign in from here.');
const TRIES_AN_ACCOUNT = 8;
const TRIES_A_CLIENT = 60;
const UNAUTHORIZED = 401;

const byAccount = createTries(TRIES_AN_ACCOUNT);
const byClient = createTries(TRIES_A_CLIENT);

/** The client address that the site's proxy added; earlier addresses of the header are not trustworthy. */
function getRequestClient(req: PayloadRequest): string {
  return getClientKey(req.headers.get('x-forwarded-for')?.split(',').at(-1) ?? '');
}

async function hasAccount(req: PayloadRequest, email: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({ collection: 'users', overrideAccess: true, where: { email: { equals: email } } });
  return totalDocs > 0;
}

/** Not awaited: the answer must take the same time for an unknown address. */
async function noteManyTries({ payload }: PayloadRequest, email: string): Promise<void> {
  try {
    const account = await findFirst(payload, 'users', { email: { equals: email } });
    if (account) await record({ payload }, { what: 'sign-in-failed', subject: 'users', document: account.id, title: account.name }, null);
  } catch (error) {
    payload.logger.error({ err: error, msg: 'Many failed attempts to sign in were not noted in the audit log' });
  }
}

const readText = (data: unknown, name: 'email' | 'password' | 'code'): string => toText(getProperty(data, name));

/**
 * Signs an editor in. An unknown address, a wrong password and too many tries get the same answer after the same work. Tries count per
 * account and client together, and per client, so that nobody can lock an editor out from elsewhere.
 */
async function signIn(req: PayloadRequest): Promise<Response> {
  // A form of another site could sign an editor in to another user's account.
  const origin = req.headers.get('origin');
  if (origin !== null && origin !== readEnvironment().PUBLIC_ORIGIN)
    return Response.json({ errors: [{ message: inEditorLanguage(FOREIGN, req) }] }, { status: 403 });
  await addDataAndFileToRequest(req);
  const [email, password] = [readText(req.data, 'email').trim().toLowerCase(), readText(req.data, 'password')];
  const users = req.payload.collections['users'];
  if (!users) throw new Error('There is no collection of users.');
  const client = getRequestClient(req);
  const account = `${email} ${client}`;
  const [mayAccount, mayClient] = [byAccount.take(account), byClient.take(client)];
  if (byAccount.isOneTooMany(account)) void noteManyTries(req, email);
  req.context[CODE] = readText(req.data, 'code');
  if (email && password.trim() && !(mayAccount && mayClient && (await hasAccount(req, email)))) {
    await hashForNothing(password);
    throw new AuthenticationError(req.t);
  }
  const { token, exp, user } = await loginOperation({ collection: users, data: { email, password }, req }).catch((error: unknown) => {
    // The answer for an account that an earlier version locked equals that for a wrong password.
    throw error instanceof APIError && error.status === UNAUTHORIZED && !(error instanceof SecondFactorError)
      ? new AuthenticationError(req.t)
      : error;
  });
  byAccount.forget(account);
  byClient.giveBack(client);
  const cookie = generatePayloadCookie({
    collectionAuthConfig: users.config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token: token ?? '',
  });
  const headers = headersWithCors({ headers: new Headers({ 'Set-Cookie': cookie }), req });
  return Response.json({ message: req.t('authentication:passed'), exp, user }, { headers });
}

const createNotFoundResponse = () => Response.json({ message: 'Not Found' }, { status: 404 });

/** They replace Payload's endpoints of the same paths. Only the start of the service creates the first administrator. */
export const accountEndpoints: Endpoint[] = [
  { method: 'post', path: '/login', handler: signIn },
  { method: 'post', path: '/reset-password', handler: resetPassword },
  { method: 'post', path: '/first-register', handler: createNotFoundResponse },
];

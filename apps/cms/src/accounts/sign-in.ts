import crypto from 'node:crypto';
import { clientOf } from '@liget/content-api/client-address';
import { LRUCache } from 'lru-cache';
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

const FIFTEEN_MINUTES = 15 * 60 * 1000;
const TRIES_AN_ACCOUNT = 8;
const TRIES_A_CLIENT = 60;
const UNAUTHORIZED = 401;

/** As Payload hashes passwords; `sign-in.test.ts` compares the two. */
const HASH = { iterations: 600_000, length: 32, digest: 'sha256' } as const;

/** Wrong tries of the last quarter of an hour, in memory: an attacker is slowed down, and no account is ever locked for its owner elsewhere. */
function createTries(most: number) {
  const tries = new LRUCache<string, number>({
    max: 50_000,
    ttl: FIFTEEN_MINUTES,
    noUpdateTTL: true,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
  });
  return {
    /** Counts a try before it is made, so that many at once count too. Answers whether it may be made. */
    take(key: string): boolean {
      const taken = (tries.get(key) ?? 0) + 1;
      tries.set(key, taken);
      return taken <= most;
    },
    giveBack(key: string): void {
      tries.set(key, Math.max(0, (tries.get(key) ?? 0) - 1));
    },
    forget: (key: string) => tries.delete(key),
  };
}

const byAccount = createTries(TRIES_AN_ACCOUNT);
const byClient = createTries(TRIES_A_CLIENT);

/** The site's proxy says who asks; what came before it was for the site to believe or not. */
function clientOfRequest(req: PayloadRequest): string {
  return clientOf(req.headers.get('x-forwarded-for')?.split(',').at(-1) ?? '');
}

/** The work of a wrong password, where there is no password to compare with. */
async function hashForNothing(password: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    crypto.pbkdf2(password, crypto.randomBytes(32).toString('hex'), HASH.iterations, HASH.length, HASH.digest, (error) =>
      error ? reject(error) : resolve(),
    );
  });
}

async function isKnown(req: PayloadRequest, email: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({ collection: 'users', overrideAccess: true, where: { email: { equals: email } } });
  return totalDocs > 0;
}

const textOf = (data: unknown, name: 'email' | 'password'): string => {
  const value = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
};

/**
 * Signs an editor in. An unknown address, a wrong password and too many tries get one and the same answer after the same work. Tries
 * count by address of the account and client together, and by client: nobody can keep an editor out from elsewhere.
 */
async function signIn(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req);
  const [email, password] = [textOf(req.data, 'email').trim().toLowerCase(), textOf(req.data, 'password')];
  const users = req.payload.collections['users'];
  if (!users) throw new Error('There is no collection of users.');
  const client = clientOfRequest(req);
  const account = `${email} ${client}`;
  const [mayAccount, mayClient] = [byAccount.take(account), byClient.take(client)];
  if (email && password.trim() && !(mayAccount && mayClient && (await isKnown(req, email)))) {
    await hashForNothing(password);
    throw new AuthenticationError(req.t);
  }
  const { token, exp, user } = await loginOperation({ collection: users, data: { email, password }, req }).catch((error: unknown) => {
    // An account that an earlier version had locked is not to be told from a wrong password either.
    throw error instanceof APIError && error.status === UNAUTHORIZED ? new AuthenticationError(req.t) : error;
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

const notHere = () => Response.json({ message: 'Not Found' }, { status: 404 });

/** They stand before Payload's own endpoints of the same paths. Only the start of the service makes the first administrator. */
export const accountEndpoints: Endpoint[] = [
  { method: 'post', path: '/login', handler: signIn },
  { method: 'post', path: '/first-register', handler: notHere },
];

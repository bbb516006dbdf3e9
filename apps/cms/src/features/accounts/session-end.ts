import { HOUR_MS } from '@liget/park/durations';
import { type CollectionRefreshHook, Forbidden, getFieldsToSign, jwtSign } from 'payload';
import { getProperty } from '../../platform/rights/get-property.ts';

/** Milliseconds after the sign-in at which a session ends despite renewals: a working day with overtime. */
export const MAX_SESSION_MS = 12 * HOUR_MS;

interface StoredSession {
  id?: unknown;
  createdAt?: unknown;
}

const isStored = (value: unknown): value is StoredSession => typeof value === 'object' && value !== null;

/** The remaining milliseconds of a session; 0 without a known beginning. */
function getRemainingMs(sessions: unknown, sid: unknown, now: number): number {
  const session = Array.isArray(sessions) ? sessions.filter(isStored).find(({ id }) => id === sid) : undefined;
  const { createdAt } = session ?? {};
  const began = createdAt instanceof Date ? createdAt.getTime() : typeof createdAt === 'string' ? Date.parse(createdAt) : Number.NaN;
  return Number.isNaN(began) ? 0 : began + MAX_SESSION_MS - now;
}

/** Renews a session like Payload, but never beyond its end; then the user has to sign in again. */
export const endInTime: CollectionRefreshHook = async ({ args, user }) => {
  const { collection, req } = args;
  const sid = getProperty(req.user, '_sid');
  const left = Math.floor(getRemainingMs(user['sessions'], sid, Date.now()) / 1000);
  if (left <= 0 || !req.user || typeof sid !== 'string') throw new Forbidden(req.t);
  const email = getProperty(req.user, 'email');
  const fieldsToSign = getFieldsToSign({ collectionConfig: collection.config, email: String(email), sid, user: req.user });
  const tokenExpiration = Math.min(collection.config.auth.tokenExpiration, left);
  const { exp, token } = await jwtSign({ fieldsToSign, secret: req.payload.secret, tokenExpiration });
  return { exp, refreshedToken: token, setCookie: true, strategy: 'local-jwt', user };
};

import crypto from 'node:crypto';

/** The parameters of Payload 3.90's password hashes, which the tests compare. */
export const HASH = { iterations: 600_000, length: 32, digest: 'sha256' } as const;
const PREFIX = 'pbkdf2-sha256-v1:';
/** Its former parameters; such a hash stays until its owner signs in. */
const FORMER = { iterations: 25_000, length: 512, digest: HASH.digest } as const;

function derive(password: string, salt: string, { iterations, length, digest }: typeof HASH | typeof FORMER): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    crypto.pbkdf2(password, salt, iterations, length, digest, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** Takes the time of checking a wrong password when there is no hash to compare with. */
export async function hashForNothing(password: string): Promise<void> {
  await derive(password, crypto.randomBytes(32).toString('hex'), HASH);
}

/** Whether this is the password of a stored account. Payload exports no function for it. */
export async function matchesPassword(account: unknown, password: string): Promise<boolean> {
  if (typeof account !== 'object' || account === null || !('hash' in account) || !('salt' in account)) return false;
  const { hash, salt } = account;
  if (typeof hash !== 'string' || typeof salt !== 'string') return false;
  const isCurrent = hash.startsWith(PREFIX);
  const stored = Buffer.from(isCurrent ? hash.slice(PREFIX.length) : hash, 'hex');
  const derived = await derive(password, salt, isCurrent ? HASH : FORMER);
  return derived.length === stored.length && crypto.timingSafeEqual(derived, stored);
}

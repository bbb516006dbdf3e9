import { createHmac, randomBytes } from 'node:crypto';

/** 128 bits. */
const BYTES = 16;

/** The seed of a token. It is stored in the database, and useless without the service's secret. */
export const createSeed = (): string => randomBytes(BYTES).toString('base64url');

/**
 * The token of a case or an attachment: 128 bits of an HMAC over its subject and its random seed, base64url. Derived, so that a repeated
 * submission gets the same token, and later emails can contain it although it is not stored.
 */
export function deriveToken(secret: string, purpose: 'case' | 'attachment', seed: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${seed}`).digest().subarray(0, BYTES).toString('base64url');
}

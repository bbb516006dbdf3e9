import { createHmac, randomBytes } from 'node:crypto';

/** 128 bits. */
const BYTES = 16;

/** What a token is derived from; it lies in the database, and is of no use there without the service's secret. */
export const createSeed = (): string => randomBytes(BYTES).toString('base64url');

/**
 * The token of a case or an attachment: 128 bits of an HMAC over what it is for and its random seed, base64url. Derived, so that a repeated
 * sending gets the same one, and later letters have it too, although it is stored nowhere.
 */
export function deriveToken(secret: string, purpose: 'case' | 'attachment', seed: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${seed}`).digest().subarray(0, BYTES).toString('base64url');
}

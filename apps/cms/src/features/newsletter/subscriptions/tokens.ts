import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readEnvironment } from '../../../platform/environment.ts';

/** 192 bits, which cannot be guessed. */
const BYTES = 24;

/** Characters of a code: `BYTES` in base64url. */
const CODE_LENGTH = (BYTES * 4) / 3;

/** The seed of a confirmation token. It is stored in the database, and useless without the service's secret. */
export const createConfirmationSeed = (): string => randomBytes(BYTES).toString('base64url');

const deriveCode = (seed: string): string =>
  createHmac('sha256', readEnvironment().CMS_SECRET)
    .update(`newsletter-confirmation:${seed}`)
    .digest()
    .subarray(0, BYTES)
    .toString('base64url');

/**
 * The token in the confirmation email: the seed and a code derived from it, so that a repeated sign-up sends the same link. The prefix `c`
 * distinguishes it from the other kind of token.
 */
export const deriveConfirmation = (seed: string): string => `c${seed}${deriveCode(seed)}`;

/** The stored form of a confirmation token: its seed; of a token from before seeds were introduced, its hash. */
export function toStoredConfirmation(token: string): string {
  const seed = token.slice(1, -CODE_LENGTH);
  const [expected, derived] = [Buffer.from(token), Buffer.from(deriveConfirmation(seed))];
  const isDerived = seed !== '' && expected.length === derived.length && timingSafeEqual(expected, derived);
  return isDerived ? seed : createHash('sha256').update(token).digest('hex');
}

/**
 * The token in every newsletter, stored in plain text: a reader of the database has the address anyway, and the token gives access to
 * nothing else.
 */
export function createManagementKey(): string {
  return `m${randomBytes(BYTES).toString('base64url')}`;
}

export const isConfirmation = (token: string): boolean => token.startsWith('c');
export const isManagement = (token: string): boolean => token.startsWith('m');

import { createHash, randomBytes } from 'node:crypto';

/** 192 bits, which cannot be guessed. */
const BYTES = 24;

/** The token in the confirmation email; only its hash is stored. The prefix `c` tells it from the other kind of token. */
export function createConfirmation(): { token: string; hash: string } {
  const token = `c${randomBytes(BYTES).toString('base64url')}`;
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The token in every newsletter, stored in plain text: a reader of the database has the address anyway, and the token gives access to nothing
 * else.
 */
export function createManagementKey(): string {
  return `m${randomBytes(BYTES).toString('base64url')}`;
}

export const isConfirmation = (token: string): boolean => token.startsWith('c');
export const isManagement = (token: string): boolean => token.startsWith('m');

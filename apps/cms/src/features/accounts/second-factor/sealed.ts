import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
const KEY = 32;

const toKey = (secret: string, purpose: 'secrets' | 'recovery') =>
  Buffer.from(hkdfSync('sha256', secret, '', `second factor ${purpose}`, KEY));

/** Encrypts with a key derived from CMS_SECRET, so that the database alone reveals no secret. */
export function seal(secret: string, text: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, toKey(secret, 'secrets'), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** `null` when it was sealed with another CMS_SECRET, or was not sealed. */
export function openSealed(secret: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, toKey(secret, 'secrets'), bytes.subarray(0, NONCE));
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

/** The stored form of a recovery code. Spaces, hyphens and capitals are ignored. */
export function hashRecoveryCode(secret: string, code: string): string {
  return createHmac('sha256', toKey(secret, 'recovery')).update(code.toLowerCase().replaceAll(/[\s-]/g, '')).digest('base64url');
}

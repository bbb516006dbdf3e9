import { timingSafeEqual } from 'node:crypto';

const toBytes = (secret: string | Uint8Array) => (typeof secret === 'string' ? Buffer.from(secret) : secret);

/** Compares two secrets in constant time; only their lengths affect it. */
export function isEqualSecret(one: string | Uint8Array, other: string | Uint8Array): boolean {
  const [a, b] = [toBytes(one), toBytes(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

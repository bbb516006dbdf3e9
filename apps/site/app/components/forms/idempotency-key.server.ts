import { createHash } from 'node:crypto';

/** Ignores case and outer or repeated spaces, which do not change the meaning. */
const normalizeText = (value: string) => value.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * The idempotency key of a form, computed from what identifies a submission: the form, its distinguishing fields and the day in Budapest.
 *
 * Pages are cached for all visitors, so a key inside the page would be shared. This one is computed when the form arrives: pressing the button
 * twice or reloading the answer gives the same key; two people differ at least in their e-mail addresses, and the fields are separated. On another
 * day the same content counts as a new submission. The key is a version 8 UUID (RFC 9562) of the SHA-256.
 */
export function createIdempotencyKey(form: string, tellingFields: readonly string[], day: string): string {
  const bytes = createHash('sha256')
    .update(JSON.stringify([form, day, ...tellingFields.map(normalizeText)]))
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

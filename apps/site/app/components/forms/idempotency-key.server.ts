import { createHash } from 'node:crypto';

/** Upper and lower case, outer and repeated spaces say nothing about what was meant. */
const normalizeText = (value: string) => value.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * The key under which a form is stored once, made from what makes two sendings the same: the form, its telling fields and the day in Budapest.
 *
 * Pages are kept and sent to everybody, so a key inside the page would be shared by its readers. This one is made when the form arrives:
 * who presses the button twice, or reloads the answer, sends the same content and so gets the same key; two people differ at least in
 * their e-mail addresses, and the fields are joined so that they cannot run into each other. On another day the same content is a new sending.
 * A version 8 UUID (RFC 9562) of the SHA-256.
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

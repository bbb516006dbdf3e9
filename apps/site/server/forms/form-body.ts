import type { Readable } from 'node:stream';
import { type Pace, readBoundedBody } from '../http/limits/bounded-body.ts';

/** Maximum bytes of a visitor's form. */
const MAX_FORM_BYTES = 64 * 1024;
/** Bytes that are read and discarded of a longer form: a browser reads the answer only after sending. */
const MAX_READ_BYTES = 1024 * 1024;

/** The result for a form that is too long. */
export const TOO_LONG = Symbol('too long');

/** Reads a visitor's form of up to 64 KiB. Rejects with 413 for a body over 1 MiB, with 408 for a body that comes too slowly. */
export async function readForm(body: Readable, pace: Pace): Promise<Buffer | typeof TOO_LONG> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of readBoundedBody(body, { maxBytes: MAX_READ_BYTES, pace })) {
    size += part.length;
    if (size <= MAX_FORM_BYTES) parts.push(part);
  }
  return size <= MAX_FORM_BYTES ? Buffer.concat(parts) : TOO_LONG;
}

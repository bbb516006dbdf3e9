import type { Readable } from 'node:stream';
import { boundedBody, type Pace } from '../http/limits/bounded-body.ts';

/** Bytes of a visitor's form. */
const MAX_FORM = 64 * 1024;
/** Bytes that are read of a longer one, to be thrown away: a browser that is still sending does not look for an answer. */
const MOST_READ = 1024 * 1024;

/** In the place of a form that is longer than is taken. */
export const TOO_LONG = Symbol('too long');

/** What a visitor sent, up to 64 KiB. Rejects with status 413 what is so long that it is not even read, with 408 what comes too slowly. */
export async function readForm(body: Readable, pace: Pace): Promise<Buffer | typeof TOO_LONG> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of boundedBody(body, { maxBytes: MOST_READ, pace })) {
    size += part.length;
    if (size <= MAX_FORM) parts.push(part);
  }
  return size <= MAX_FORM ? Buffer.concat(parts) : TOO_LONG;
}

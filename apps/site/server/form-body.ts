import type { Readable } from 'node:stream';

/** Bytes of a visitor's form. */
const MAX_FORM = 64 * 1024;
/** Bytes that are read of a longer one, to be thrown away: a browser that is still sending does not look for an answer. */
const MOST_READ = 1024 * 1024;

/** In the place of a form that is longer than is taken. */
export const TOO_LONG = Symbol('too long');

/** What a visitor sent, up to 64 KiB. Rejects with status 413 what is so long that it is not even read. */
export async function readForm(body: Readable): Promise<Buffer | typeof TOO_LONG> {
  const parts: Buffer[] = [];
  let size = 0;
  // The answer goes over the same connection: it stays open when reading ends early.
  for await (const part of body.iterator({ destroyOnReturn: false })) {
    size += part.length;
    if (size > MOST_READ) throw Object.assign(new Error('too long a form'), { statusCode: 413 });
    if (size <= MAX_FORM) parts.push(part);
  }
  return size <= MAX_FORM ? Buffer.concat(parts) : TOO_LONG;
}

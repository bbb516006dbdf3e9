import type { PayloadRequest } from 'payload';

/** Limit of a form, in bytes. */
const MAX_BYTES = 64 * 1024;

export type FormBody =
  | { ok: true; value: unknown }
  | { ok: false; status: 400 | 413 | 415; code: 'bad_json' | 'too_large' | 'unsupported_media_type' };

/** Reads the body up to `most` bytes; `null` when it is longer, whatever Content-Length says. */
export async function readLimitedBytes(body: ReadableStream<Uint8Array>, most: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The JSON of the request's body, at most `maxBytes` (64 kB), whatever Content-Length says. */
export async function readFormBody(req: PayloadRequest, maxBytes = MAX_BYTES): Promise<FormBody> {
  const mediaType = req.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') return { ok: false, status: 415, code: 'unsupported_media_type' };
  if (Number(req.headers.get('content-length') ?? 0) > maxBytes) return { ok: false, status: 413, code: 'too_large' };
  if (!req.body) return { ok: false, status: 400, code: 'bad_json' };
  try {
    const bytes = await readLimitedBytes(req.body, maxBytes);
    if (bytes === null) return { ok: false, status: 413, code: 'too_large' };
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { ok: false, status: 400, code: 'bad_json' };
  }
}

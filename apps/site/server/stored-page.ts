import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A page as it goes over the wire. */
export interface StoredPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  /** Compressed alone: as it is it would take most of the memory, and hardly anybody asks for that. */
  bodies: { br: Buffer; gzip: Buffer };
  /** Content revision that it was rendered from; `null` when it was not known. */
  revision: number | null;
  /** When it was ready, in milliseconds since the epoch. */
  renderedAt: number;
}

async function compress(body: Buffer): Promise<StoredPage['bodies']> {
  const [br, gz] = await Promise.all([
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    compressGzip(body, { level: 6 }),
  ]);
  return { br, gzip: gz };
}

/** Makes a page ready for the wire. */
export async function toStoredPage(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  revision: number | null,
  renderedAt: number,
): Promise<StoredPage> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { status, headers, etag, bodies: await compress(body), revision, renderedAt };
}

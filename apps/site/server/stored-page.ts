import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** A page as it is stored and sent. */
export interface StoredPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  /** Only compressed, to save memory; `gzip` is added at the first request for it. */
  bodies: { br: Buffer; gzip?: Buffer };
  /** Content revision that it was rendered from; `null` when it was not known. */
  revision: number | null;
  /** When it was ready, in milliseconds since the epoch. */
  renderedAt: number;
}

/** The size of both encodings of a page, relative to Brotli alone: about this at most. */
export const BOTH_ENCODINGS_RATIO = 2.3;
/** Low, because a visitor waits for it; 5 takes twice as long for 2 % fewer bytes. */
const BROTLI_QUALITY = 4;

const compress = (body: Buffer): Promise<Buffer> =>
  compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });

const pendingGzips = new WeakMap<StoredPage['bodies'], Promise<Buffer>>();

async function addGzip(bodies: StoredPage['bodies']): Promise<Buffer> {
  bodies.gzip = await compressGzip(await decompressBrotli(bodies.br), { level: 6 });
  return bodies.gzip;
}

/** A page's body in an encoding. gzip is created at the first request and stored with the page, because nearly all clients accept Brotli. */
export async function getBody({ bodies }: StoredPage, encoding: 'br' | 'gzip' | 'identity'): Promise<Buffer> {
  if (encoding === 'br') return bodies.br;
  if (encoding === 'identity') return decompressBrotli(bodies.br);
  if (bodies.gzip) return bodies.gzip;
  const pendingGzip = pendingGzips.get(bodies) ?? addGzip(bodies);
  pendingGzips.set(bodies, pendingGzip);
  return pendingGzip;
}

/** Compresses a page and computes its ETag. */
export async function toStoredPage(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  revision: number | null,
  renderedAt: number,
): Promise<StoredPage> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { status, headers, etag, bodies: { br: await compress(body) }, revision, renderedAt };
}

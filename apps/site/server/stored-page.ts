import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** A page as it goes over the wire. */
export interface StoredPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  /** Compressed alone: as it is it would take most of the memory, and hardly anybody asks for that. */
  bodies: { br: Buffer /** Once somebody took it so. */; gzip?: Buffer };
  /** Content revision that it was rendered from; `null` when it was not known. */
  revision: number | null;
  /** When it was ready, in milliseconds since the epoch. */
  renderedAt: number;
}

/** So many times its Brotli form, both forms of a page take at most, about. */
export const BOTH_FORMS = 2.3;
/** A page that is made while somebody waits; 5 takes twice as long for a fiftieth of the bytes. */
const QUALITY = 4;

const compress = (body: Buffer): Promise<Buffer> =>
  compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });

const gzipping = new WeakMap<StoredPage['bodies'], Promise<Buffer>>();

async function addGzip(bodies: StoredPage['bodies']): Promise<Buffer> {
  bodies.gzip = await compressGzip(await decompressBrotli(bodies.br), { level: 6 });
  return bodies.gzip;
}

/** A page's body as a client takes it. Nearly all take Brotli; gzip is made when it is first wanted, and stays with the page. */
export async function getBody({ bodies }: StoredPage, encoding: 'br' | 'gzip' | 'identity'): Promise<Buffer> {
  if (encoding === 'br') return bodies.br;
  if (encoding === 'identity') return decompressBrotli(bodies.br);
  if (bodies.gzip) return bodies.gzip;
  const making = gzipping.get(bodies) ?? addGzip(bodies);
  gzipping.set(bodies, making);
  return making;
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
  return { status, headers, etag, bodies: { br: await compress(body) }, revision, renderedAt };
}

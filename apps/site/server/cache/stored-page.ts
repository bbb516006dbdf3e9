import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { PAGE_TIMESTAMP } from '../../app/components/forms/form-state.ts';

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it is stored and sent. */
export interface StoredPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  /** Only compressed, to save memory; `gzip` is added at the first request for it. */
  bodies: { br: Buffer; gzip?: Buffer };
  /** It contains a placeholder, which must be replaced by the time of each sending. */
  hasTimestamp: boolean;
}

/** The size of both encodings of a page, relative to Brotli alone: about this at most. */
export const BOTH_ENCODINGS_RATIO = 2.3;
/** Low, because a visitor waits for it; 5 takes twice as long for 2 % fewer bytes. */
const BROTLI_QUALITY = 4;

const GZIP_LEVEL = 6;

const compress = (body: Buffer): Promise<Buffer> =>
  compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });

/** The form's field in the stored markup, without the value: a visitor may write the placeholder into another field. */
const TIMESTAMP_FIELD = `name="${PAGE_TIMESTAMP}" value="`;
const STORED_FIELD = `${TIMESTAMP_FIELD}${PAGE_TIMESTAMP}"`;
/** Milliseconds for which one body with a timestamp is sent, so that requests for it cost no compression each; less than anybody needs to fill in a form. */
const TIMESTAMP_CACHED_FOR_MS = 1000;

const pendingGzips = new WeakMap<StoredPage['bodies'], Promise<Buffer>>();

async function addGzip(bodies: StoredPage['bodies']): Promise<Buffer> {
  bodies.gzip = await compressGzip(await decompressBrotli(bodies.br), { level: GZIP_LEVEL });
  return bodies.gzip;
}

const pendingIdentities = new WeakMap<StoredPage['bodies'], Promise<Buffer>>();
const identities = new WeakMap<StoredPage['bodies'], WeakRef<Buffer>>();

async function decompressAndShare(bodies: StoredPage['bodies']): Promise<Buffer> {
  try {
    const body = await decompressBrotli(bodies.br);
    identities.set(bodies, new WeakRef(body));
    return body;
  } finally {
    pendingIdentities.delete(bodies);
  }
}

/** The uncompressed body, which all answers that are being sent share, and nothing keeps afterwards. */
async function getIdentity(bodies: StoredPage['bodies']): Promise<Buffer> {
  const shared = identities.get(bodies)?.deref();
  if (shared) return shared;
  const pendingIdentity = pendingIdentities.get(bodies) ?? decompressAndShare(bodies);
  pendingIdentities.set(bodies, pendingIdentity);
  return pendingIdentity;
}

/** A page's body in an encoding. gzip is created at the first request and stored with the page, because nearly all clients accept Brotli. */
export async function getBody({ bodies }: StoredPage, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return bodies.br;
  if (encoding === 'identity') return getIdentity(bodies);
  if (bodies.gzip) return bodies.gzip;
  const pendingGzip = pendingGzips.get(bodies) ?? addGzip(bodies);
  pendingGzips.set(bodies, pendingGzip);
  return pendingGzip;
}

async function addTimestamp({ br }: StoredPage['bodies'], encoding: Encoding, timestamp: string): Promise<Buffer> {
  const markup = (await decompressBrotli(br)).toString('utf8');
  const body = Buffer.from(markup.replaceAll(STORED_FIELD, `${TIMESTAMP_FIELD}${timestamp}"`));
  if (encoding === 'identity') return body;
  return encoding === 'br' ? compress(body) : compressGzip(body, { level: GZIP_LEVEL });
}

const bodiesWithTimestamp = new WeakMap<StoredPage['bodies'], Map<Encoding, { at: number; body: Promise<Buffer> }>>();

/** The body of a page with a timestamp of this second. */
export function getBodyWithTimestamp({ bodies }: StoredPage, encoding: Encoding, createTimestamp: () => string): Promise<Buffer> {
  const now = Date.now();
  const byEncoding = bodiesWithTimestamp.get(bodies) ?? new Map<Encoding, { at: number; body: Promise<Buffer> }>();
  bodiesWithTimestamp.set(bodies, byEncoding);
  const last = byEncoding.get(encoding);
  if (last && Math.abs(now - last.at) < TIMESTAMP_CACHED_FOR_MS) return last.body;
  const body = addTimestamp(bodies, encoding, createTimestamp());
  byEncoding.set(encoding, { at: now, body });
  return body;
}

/** Compresses a page and computes its ETag. */
export async function toStoredPage(status: number, headers: Record<string, string>, body: Buffer): Promise<StoredPage> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return {
    status,
    headers,
    etag,
    bodies: { br: await compress(body) },
    hasTimestamp: body.includes(STORED_FIELD),
  };
}

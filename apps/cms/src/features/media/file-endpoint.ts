import { Readable } from 'node:stream';
import { createLocalReq, type Endpoint, type Payload, type PayloadRequest } from 'payload';
import { isRecord } from '../../platform/is-record.ts';
import { CONTENT_API } from '../../platform/rights/rules.ts';
import { type Credit, readCredit } from './credit.ts';
import { presentName } from './former-names.ts';
import { ALL_SIZES } from './sizes/sizes.ts';
import { type CreditedEnds, composeCreditedEnds, getCreditedSize, HEAD, withEnds } from './with-credit.ts';

const PATH = '/file/:filename';
const COLLECTION = 'media';

/** Payload's own way to a file, from the disk or from S3, with its questions of access; ours is before it. */
function getOwnHandler(payload: Payload): (req: PayloadRequest) => Promise<Response> | Response {
  const endpoints = payload.collections[COLLECTION]?.config.endpoints;
  const own = (endpoints || []).findLast(({ path, method }) => path === PATH && method === 'get');
  if (!own || own.handler === pictureFile.handler) throw new Error('Payload no longer has its way to files');
  return own.handler;
}

interface FileRequest {
  filename: string;
  range?: string;
  /** For the service itself, without access control. */
  isOwn?: boolean;
}

async function callPayloadHandler(req: PayloadRequest, { filename, range, isOwn = false }: FileRequest): Promise<Response> {
  const headers = new Headers(req.headers);
  headers.delete('range');
  if (range !== undefined) headers.set('range', range);
  const { i18n, user, transactionID } = req;
  const own = await createLocalReq(
    {
      ...(user ? { user } : {}),
      context: { ...req.context, ...(isOwn ? CONTENT_API : {}) },
      req: { headers, i18n, routeParams: { collection: COLLECTION, filename }, ...(transactionID === undefined ? {} : { transactionID }) },
    },
    req.payload,
  );
  return getOwnHandler(req.payload)(own);
}

/** A stored file of an image, for the service itself, without access control. `null` when there is none. */
export async function loadStoredFile(req: PayloadRequest, filename: string): Promise<Buffer | null> {
  const response = await callPayloadHandler(req, { filename, isOwn: true });
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
}

async function getHead(req: PayloadRequest, filename: string): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  try {
    const response = await callPayloadHandler(req, { filename, range: `bytes=0-${HEAD - 1}`, isOwn: true });
    // Read to its end: Payload closes a file there alone.
    for await (const piece of response.ok && response.body ? response.body : []) if (pieces.length === 0) pieces.push(piece);
  } catch {
    // The reader of the stream gets the error.
  }
  return Buffer.concat(pieces).subarray(0, HEAD);
}

interface PictureFile {
  filename: string;
  mimeType: string;
  width: number;
  height: number;
  size: number;
}

/** How the file of an original is given out so that it names its author. */
async function getEnds(req: PayloadRequest, file: PictureFile, credit: Credit): Promise<CreditedEnds> {
  return composeCreditedEnds(await getHead(req, file.filename), file, credit);
}

interface Original {
  file: PictureFile;
  credit: Credit;
}

function readOriginal(picture: unknown): Original | null {
  const credit = readCredit(picture);
  if (!isRecord(picture) || !credit || typeof picture['filename'] !== 'string') return null;
  const [width, height, size] = [Number(picture['width']), Number(picture['height']), Number(picture['filesize'])];
  return { credit, file: { filename: picture['filename'], mimeType: String(picture['mimeType']), width, height, size } };
}

/** The originals with these files and a credit; resized images, which pages show, are no originals. */
async function getOriginals(payload: Payload, names: readonly string[]): Promise<Original[]> {
  const { docs } = await payload.find({
    collection: COLLECTION,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    locale: 'hu',
    where: { filename: { in: [...names] } },
  });
  const found: unknown[] = docs;
  return found.flatMap((picture) => readOriginal(picture) ?? []);
}

/** Files that are begun to be read at once. */
const AT_ONCE = 8;

/** Bytes of originals as they are given out, by name; those without a credit are left out. */
export async function loadCreditedSizes(payload: Payload, names: readonly string[]): Promise<Map<string, number>> {
  const req = await createLocalReq({}, payload);
  const sizes = new Map<string, number>();
  const waiting = (await getOriginals(payload, names)).values();
  const work = async () => {
    for (const { file, credit } of waiting) sizes.set(file.filename, getCreditedSize(file.size, await getEnds(req, file, credit)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return sizes;
}

/** The answer with the credit in its file. */
async function addCredit(req: PayloadRequest, filename: string, response: Response): Promise<Response> {
  const [original] = response.status === 200 && response.body ? await getOriginals(req.payload, [filename]) : [];
  if (!original || !response.body) return response;
  const ends = await getEnds(req, original.file, original.credit);
  const headers = new Headers(response.headers);
  headers.set('Content-Length', String(getCreditedSize(original.file.size, ends)));
  headers.delete('Accept-Ranges');
  headers.delete('ETag');
  const body = Readable.toWeb(Readable.from(withEnds(response.body, ends))) as ReadableStream<Uint8Array>;
  return new Response(body, { status: 200, headers });
}

/** When a picture ends whose file or size this is; `null` when it has no end. */
async function getEnd(payload: Payload, filename: string): Promise<string | null> {
  const names = ['filename', ...ALL_SIZES.map(({ name }) => `sizes.${name}.filename`)];
  const { docs } = await payload.find({
    collection: COLLECTION,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    select: { shownUntil: true },
    where: { and: [{ shownUntil: { exists: true } }, { or: names.map((name) => ({ [name]: { equals: filename } })) }] },
  });
  const found: unknown = docs[0];
  return isRecord(found) && typeof found['shownUntil'] === 'string' ? found['shownUntil'] : null;
}

/** Tells the site, and any cache, until when it may be shown. */
async function ending(payload: Payload, filename: string, response: Response): Promise<Response> {
  const end = response.ok ? await getEnd(payload, filename) : null;
  if (end === null) return response;
  const headers = new Headers(response.headers);
  headers.set('Expires', new Date(end).toUTCString());
  return new Response(response.body, { status: response.status, headers });
}

const isMissing = (error: unknown) => error instanceof Error && 'status' in error && (error.status === 403 || error.status === 404);

/**
 * `GET /api/media/file/{name}`: Payload's own answer; where a name is no picture's any more, the file that has taken its place, so that
 * addresses outlive a replacement; and originals with their credit written into them.
 */
export const pictureFile: Omit<Endpoint, 'root'> = {
  method: 'get',
  path: PATH,
  handler: async (req) => {
    const { filename: name } = req.routeParams ?? {};
    const requestedName = typeof name === 'string' ? name : '';
    const give = async (filename: string) => {
      const response = await addCredit(req, filename, await callPayloadHandler(req, { filename }));
      return ending(req.payload, filename, response);
    };
    try {
      const response = await give(requestedName);
      if (response.ok) return response;
      const present = await presentName(req, requestedName);
      return present ? await give(present) : response;
    } catch (error) {
      const present = isMissing(error) ? await presentName(req, requestedName) : null;
      if (!present) throw error;
      return give(present);
    }
  },
};

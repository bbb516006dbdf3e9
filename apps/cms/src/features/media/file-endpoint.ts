import { Readable } from 'node:stream';
import { createLocalReq, type Endpoint, type Payload, type PayloadRequest } from 'payload';
import { isRecord } from '../../platform/is-record.ts';
import { CONTENT_API } from '../../platform/rights/rules.ts';
import { type Credit, readCredit } from './credits/credit.ts';
import { type CreditedEnds, composeCreditedEnds, getCreditedSize, HEAD_BYTES, withEnds } from './credits/with-credit.ts';
import { findPresentName } from './former-names.ts';
import { ALL_SIZES } from './image-sizes/image-sizes.ts';

const PATH = '/file/:filename';
const COLLECTION = 'media';

/** Payload's own handler of files, from the disk or S3, with access control; our endpoint replaces it. */
function getOwnHandler(payload: Payload): (req: PayloadRequest) => Promise<Response> | Response {
  const endpoints = payload.collections[COLLECTION]?.config.endpoints;
  const own = (endpoints || []).findLast(({ path, method }) => path === PATH && method === 'get');
  if (!own || own.handler === pictureFile.handler) throw new Error('Payload no longer has its way to files');
  return own.handler;
}

interface FileRequest {
  filename: string;
  range?: string;
  /** Marks the service's own requests, without access control. */
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
    const response = await callPayloadHandler(req, { filename, range: `bytes=0-${HEAD_BYTES - 1}`, isOwn: true });
    // Read it to its end: only there does Payload close the file.
    for await (const piece of response.ok && response.body ? response.body : []) if (pieces.length === 0) pieces.push(piece);
  } catch {
    // The reader of the stream gets the error.
  }
  return Buffer.concat(pieces).subarray(0, HEAD_BYTES);
}

interface PictureFile {
  filename: string;
  mimeType: string;
  width: number;
  height: number;
  size: number;
}

/** The changes that add the credit to the file of an original. */
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

/** The originals of these files with a credit; resized images, which pages show, are not originals. */
async function getOriginals(payload: Payload, names: readonly string[]): Promise<Original[]> {
  const { docs } = await payload.find({
    collection: COLLECTION,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    locale: 'hu',
    where: { filename: { in: [...names] } },
  });
  const originals: unknown[] = docs;
  return originals.flatMap((picture) => readOriginal(picture) ?? []);
}

/** Number of files that are read at once. */
const CONCURRENT_READS = 8;

/** Sizes in bytes of originals with their credits, by name; files without a credit are left out. */
export async function loadCreditedSizes(payload: Payload, names: readonly string[]): Promise<Map<string, number>> {
  const req = await createLocalReq({}, payload);
  const sizes = new Map<string, number>();
  const waiting = (await getOriginals(payload, names)).values();
  const work = async () => {
    for (const { file, credit } of waiting) sizes.set(file.filename, getCreditedSize(file.size, await getEnds(req, file, credit)));
  };
  await Promise.all(Array.from({ length: CONCURRENT_READS }, work));
  return sizes;
}

/** The response with the credit in its file. */
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

/** The end of the display period of the picture to which this file or size belongs; `null` when it has none. */
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
  const picture: unknown = docs[0];
  return isRecord(picture) && typeof picture['shownUntil'] === 'string' ? picture['shownUntil'] : null;
}

/** Limits caching of the response to the picture's display period. */
async function limitCaching(payload: Payload, filename: string, response: Response): Promise<Response> {
  const end = response.ok ? await getEnd(payload, filename) : null;
  if (end === null) return response;
  const headers = new Headers(response.headers);
  headers.set('Expires', new Date(end).toUTCString());
  return new Response(response.body, { status: response.status, headers });
}

const isMissing = (error: unknown) => error instanceof Error && 'status' in error && (error.status === 403 || error.status === 404);

/**
 * `GET /api/media/file/{name}`: Payload's own response; for a former name, the file that replaced it, so that URLs survive a replacement;
 * originals have their credit written into them.
 */
export const pictureFile: Omit<Endpoint, 'root'> = {
  method: 'get',
  path: PATH,
  handler: async (req) => {
    const { filename: name } = req.routeParams ?? {};
    const requestedName = typeof name === 'string' ? name : '';
    const sendFile = async (filename: string) => {
      const response = await addCredit(req, filename, await callPayloadHandler(req, { filename }));
      return limitCaching(req.payload, filename, response);
    };
    try {
      const response = await sendFile(requestedName);
      if (response.ok) return response;
      const present = await findPresentName(req, requestedName);
      return present ? await sendFile(present) : response;
    } catch (error) {
      const present = isMissing(error) ? await findPresentName(req, requestedName) : null;
      if (!present) throw error;
      return sendFile(present);
    }
  },
};

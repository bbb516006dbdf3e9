import type { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { CONTENT_REVISION_HEADER } from '@liget/content-api/headers';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { getApiError } from '../api-errors.ts';

const API = /^\/api(?:[/?]|$)/i;
export const isApi = (url: string | undefined): boolean => API.test(url ?? '');

const CommonError = z.looseObject({ error: z.looseObject({ code: z.string(), message: z.string() }) });
/** Error bodies of the admin's own API. */
const AdminError = z.union([
  z
    .object({ errors: z.tuple([z.looseObject({ message: z.string().min(1) })], z.unknown()) })
    .transform(({ errors: [first] }) => first.message),
  z.object({ message: z.string().min(1) }).transform(({ message }) => message),
]);

/** Formats an error in the API's common shape; other properties of the body are kept. */
export function formatApiError(status: number, body: unknown): string {
  if (CommonError.safeParse(body).success) return JSON.stringify(body);
  const { code, message } = getApiError(status);
  const parsedError = AdminError.safeParse(body);
  const otherProperties = z.record(z.string(), z.unknown()).safeParse(body);
  return JSON.stringify({ ...otherProperties.data, error: { code, message: parsedError.data ?? message } });
}

const isStream = (payload: unknown): payload is Readable => typeof payload === 'object' && payload !== null && 'pipe' in payload;

async function getBytes(payload: unknown): Promise<Buffer> {
  if (isStream(payload)) return Buffer.concat(await payload.toArray());
  return Buffer.isBuffer(payload) ? payload : Buffer.from(typeof payload === 'string' ? payload : '');
}

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync, deflate: inflateSync };

function parseJson(bytes: Buffer, encoding: string): unknown {
  try {
    return JSON.parse((DECODERS[encoding]?.(bytes) ?? bytes).toString());
  } catch {
    return undefined;
  }
}

/**
 * Gives all answers below /api, of the content service's framework or of this server, the same shape of errors, the revision and cache headers.
 */
export function registerApiAnswers(app: FastifyInstance, revision: () => number | null): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!isApi(request.raw.url)) return payload;
    const known = revision();
    if (known !== null && !reply.hasHeader(CONTENT_REVISION_HEADER)) reply.header(CONTENT_REVISION_HEADER, known);
    const isError = reply.statusCode >= 400;
    if (isError || !reply.hasHeader('cache-control'))
      reply.header('cache-control', !isError && reply.hasHeader('etag') ? 'private, no-cache' : 'no-store');
    if (!isError || request.method === 'HEAD') return payload;
    const bytes = await getBytes(payload);
    const body = parseJson(bytes, String(reply.getHeader('content-encoding') ?? ''));
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding', 'etag']) reply.removeHeader(name);
    reply.type('application/json; charset=utf-8');
    return formatApiError(reply.statusCode, body);
  });
}

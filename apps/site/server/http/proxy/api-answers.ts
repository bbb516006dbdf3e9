import type { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

const API = /^\/api(?:[/?]|$)/i;
export const isApi = (url: string | undefined): boolean => API.test(url ?? '');

/** Error code and default message by status. */
const ERRORS: Record<number, readonly [code: string, message: string]> = {
  400: ['bad_request', 'This request cannot be read. / Ez a kérés nem értelmezhető.'],
  401: ['unauthorized', 'Sign in first. / Előbb jelentkezzen be.'],
  403: ['forbidden', 'This is not allowed. / Ez nem megengedett.'],
  404: ['not_found', 'There is nothing at this address. / Ezen a címen nincs semmi.'],
  405: ['method_not_allowed', 'This method cannot be used at this address. / Ezen a címen ez a művelet nem használható.'],
  408: ['too_slow', 'This came too slowly; send it again. / Ez túl lassan érkezett; küldje el újra.'],
  413: ['too_large', 'This is too large to send. / Ez túl nagy a küldéshez.'],
  429: ['too_many_requests', 'Too many requests; try again in a minute. / Túl sok kérés; próbálja újra egy perc múlva.'],
};
const OTHER_CLIENT_ERROR = ['bad_request', 'This request was refused. / Ezt a kérést nem teljesítettük.'] as const;
const SERVER_ERROR = ['internal', 'Something went wrong. / Hiba történt.'] as const;

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
  const [code, message] = ERRORS[status] ?? (status >= 500 ? SERVER_ERROR : OTHER_CLIENT_ERROR);
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
    if (known !== null && !reply.hasHeader('x-content-revision')) reply.header('x-content-revision', known);
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

import { Readable } from 'node:stream';
import { REVISION_EVENTS_PATH } from '@liget/content-api/api-paths';
import { getClientKey } from '@liget/content-api/client-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getApiError } from '../api-errors.ts';
import { BodyError, type Paces, readBoundedBody } from '../limits/bounded-body.ts';
import { createFailureLimit } from '../limits/failure-limit.ts';
import { carriesSession, type EditorSessions } from './editor-sessions.ts';
import { EDITORS_BODY_BYTES, UPLOAD_BODY_BYTES, VISITORS_BODY_BYTES } from './proxy-limits.ts';

interface Options {
  sessions: EditorSessions;
  /** Whether refused requests count against a limit per client. */
  countsRefusals: boolean;
  paces: Paces;
}

/** Number of 401 and 403 answers that a client without a valid session may get, and the period in seconds. */
const REFUSALS = { points: 30, duration: 60 };

const VISITORS = /^\/api\/(?:hu|en|users)(?:[/?]|$)/i;
const UPLOADS = /^\/api\/(?:media|files)(?:[/?]|$)/i;
/** The stream of publications is for the site only: a visitor who kept it open would block a connection. */
const REVISION_EVENTS = new RegExp(String.raw`^/api/[^/]+${REVISION_EVENTS_PATH}/*(?:\?|$)`, 'i');

/** Visitors must write through the site's forms, which have a spam guard and limits. */
const CONTENT_API = /^\/api\/(?:hu|en)(?:[/?]|$)/i;

const getBodyLimit = (url: string) =>
  VISITORS.test(url) ? VISITORS_BODY_BYTES : UPLOADS.test(url) ? UPLOAD_BODY_BYTES : EDITORS_BODY_BYTES;
export const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';
/** Whether visitors use the URL too: the content API, and sign-in. */
export const isForVisitors = (url: string): boolean => VISITORS.test(url);

/** Answers with an error; `message` is also in the format that the admin's forms show. */
export function refuse(reply: FastifyReply, status: number, { code, message } = getApiError(status)): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ error: { code, message }, message });
}

/** The status of the answer when a body was rejected while being forwarded; `undefined` for other errors. */
export const getBodyRefusal = (cause: unknown): BodyError['statusCode'] | undefined =>
  cause instanceof BodyError ? cause.statusCode : undefined;

/** Whether the body is, or may become, larger than the limit for visitors. */
function isLarge({ headers }: FastifyRequest): boolean {
  const length = headers['content-length'];
  return length === undefined ? headers['transfer-encoding'] !== undefined : Number(length) > VISITORS_BODY_BYTES;
}

// After a refusal before the body has arrived, the connection cannot be reused; see drop-body.ts for how it closes.
const closeConnection = (reply: FastifyReply) => reply.header('connection', 'close');
const refuseUnauthorized = (reply: FastifyReply) => refuse(closeConnection(reply), 401);
const SITE_ONLY = {
  code: 'site_only',
  message:
    'The content API is for reading; please fill in the form on the website. / Ez a felület csak olvasásra való; kérjük, az űrlapot a honlapon töltse ki.',
};
export const UNAVAILABLE = { code: 'unavailable', message: 'The content service is not available; try again in a moment.' };

/** Checks a request before its body is read and forwarded. */
export function registerProxyGuard(app: FastifyInstance, { sessions, countsRefusals, paces }: Options): void {
  const refusals = createFailureLimit(REFUSALS);

  if (countsRefusals) {
    app.addHook('onRequest', async (request, reply) => {
      const waitSeconds = carriesSession(request.headers) ? await refusals.getWaitSeconds(getClientKey(request.ip)) : 0;
      if (waitSeconds === 0) return undefined;
      // Sign-in has its own limit, and the browser may send an expired session with it.
      if (isForVisitors(request.url) && !isReading(request.method)) return undefined;
      if ((await sessions.verify(request.headers)) === 'valid') return undefined;
      return refuse(closeConnection(reply).header('retry-after', String(waitSeconds)), 429);
    });
    // Before the answer is sent, because its end may wait for the rest of a body.
    app.addHook('onSend', async (request, { statusCode }) => {
      if ((statusCode !== 401 && statusCode !== 403) || !carriesSession(request.headers)) return;
      // Refusals because of an editor's role are not counted.
      if ((await sessions.verify(request.headers)) === 'invalid') await refusals.count(getClientKey(request.ip));
    });
  }

  app.addHook('onRequest', async (request, reply) => {
    const { method, url, headers } = request;
    if (REVISION_EVENTS.test(url)) return refuse(reply, 404);
    if (isReading(method)) return undefined;
    if (CONTENT_API.test(url)) return refuse(closeConnection(reply), 403, SITE_ONLY);
    if (UPLOADS.test(url) && !carriesSession(headers)) return refuseUnauthorized(reply);
    if (Number(headers['content-length'] ?? 0) > getBodyLimit(url)) return refuse(closeConnection(reply), 413);
    if (isForVisitors(url) || !isLarge(request)) return undefined;
    const state = await sessions.verify(headers);
    if (state === 'unknown') return refuse(closeConnection(reply).header('retry-after', '5'), 503, UNAVAILABLE);
    return state === 'valid' ? undefined : refuseUnauthorized(reply);
  });
  app.addHook('preParsing', async ({ method, url }, _, payload) => {
    if (isReading(method) || !(payload instanceof Readable)) return payload;
    const pace = isForVisitors(url) ? paces.text : paces.files;
    return Readable.from(readBoundedBody(payload, { maxBytes: getBodyLimit(url), pace }), { objectMode: false });
  });
}

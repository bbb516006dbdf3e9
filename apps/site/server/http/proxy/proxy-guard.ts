import { Readable } from 'node:stream';
import { getClientKey } from '@liget/content-api/client-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { BodyError, type Paces, readBoundedBody } from '../limits/bounded-body.ts';
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
const REVISION_EVENTS = /^\/api\/[^/]+\/content-revision\/events\/*(?:\?|$)/i;

/** Visitors must write through the site's forms, which have a spam guard and limits. */
const CONTENT_API = /^\/api\/(?:hu|en)(?:[/?]|$)/i;

const getBodyLimit = (url: string) =>
  VISITORS.test(url) ? VISITORS_BODY_BYTES : UPLOADS.test(url) ? UPLOAD_BODY_BYTES : EDITORS_BODY_BYTES;
export const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';
/** Whether visitors use the URL too: the content API, and sign-in. */
export const isForVisitors = (url: string): boolean => VISITORS.test(url);

/** Answers with an error; `message` is also in the format that the admin's forms show. */
export function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ error: { code, message }, message });
}

const REFUSED_BODIES = {
  408: { code: 'too_slow', message: 'This came too slowly; send it again. / Ez túl lassan érkezett; küldje el újra.' },
  413: { code: 'too_large', message: 'This is too large to send. / Ez túl nagy a küldéshez.' },
} as const;

/** The answer when a body was rejected while being forwarded; `undefined` for other errors. */
export function getBodyRefusal(cause: unknown) {
  return cause instanceof BodyError ? { status: cause.statusCode, ...REFUSED_BODIES[cause.statusCode] } : undefined;
}

/** Whether the body is, or may become, larger than the limit for visitors. */
function isLarge({ headers }: FastifyRequest): boolean {
  const length = headers['content-length'];
  return length === undefined ? headers['transfer-encoding'] !== undefined : Number(length) > VISITORS_BODY_BYTES;
}

// After a refusal before the body has arrived, the connection cannot be reused; see drop-body.ts for how it closes.
const closeConnection = (reply: FastifyReply) => reply.header('connection', 'close');
const refuseUnauthorized = (reply: FastifyReply) =>
  refuse(closeConnection(reply), 401, 'unauthorized', 'Sign in first. / Előbb jelentkezzen be.');
const refuseTooMany = (reply: FastifyReply) =>
  refuse(
    closeConnection(reply).header('retry-after', String(REFUSALS.duration)),
    429,
    'too_many_requests',
    'Too many requests; try again in a minute. / Túl sok kérés; próbálja újra egy perc múlva.',
  );

/** Checks a request before its body is read and forwarded. */
export function registerProxyGuard(app: FastifyInstance, { sessions, countsRefusals, paces }: Options): void {
  const refusals = new RateLimiterMemory(REFUSALS);
  const isOverLimit = async ({ ip }: FastifyRequest) => ((await refusals.get(getClientKey(ip)))?.consumedPoints ?? 0) >= REFUSALS.points;

  if (countsRefusals) {
    app.addHook('onRequest', async (request, reply) => {
      if (!carriesSession(request.headers) || !(await isOverLimit(request))) return undefined;
      // Sign-in has its own limit, and the browser may send an expired session with it.
      if (isForVisitors(request.url) && !isReading(request.method)) return undefined;
      return (await sessions.verify(request.headers)) === 'valid' ? undefined : refuseTooMany(reply);
    });
    // Before the answer is sent, because its end may wait for the rest of a body.
    app.addHook('onSend', async (request, { statusCode }) => {
      if ((statusCode !== 401 && statusCode !== 403) || !carriesSession(request.headers)) return;
      // Refusals because of an editor's role are not counted.
      if ((await sessions.verify(request.headers)) === 'invalid') await refusals.penalty(getClientKey(request.ip));
    });
  }

  app.addHook('onRequest', async (request, reply) => {
    const { method, url, headers } = request;
    if (REVISION_EVENTS.test(url)) return refuse(reply, 404, 'not_found', 'There is nothing at this address.');
    if (isReading(method)) return undefined;
    if (CONTENT_API.test(url))
      return refuse(
        closeConnection(reply),
        403,
        'site_only',
        'The content API is for reading; please fill in the form on the website. / Ez a felület csak olvasásra való; kérjük, az űrlapot a honlapon töltse ki.',
      );
    if (UPLOADS.test(url) && !carriesSession(headers)) return refuseUnauthorized(reply);
    if (Number(headers['content-length'] ?? 0) > getBodyLimit(url))
      return refuse(closeConnection(reply), 413, REFUSED_BODIES[413].code, REFUSED_BODIES[413].message);
    if (isForVisitors(url) || !isLarge(request)) return undefined;
    const state = await sessions.verify(headers);
    if (state === 'unknown')
      return refuse(
        closeConnection(reply).header('retry-after', '5'),
        503,
        'unavailable',
        'The content service is not available; try again in a moment.',
      );
    return state === 'valid' ? undefined : refuseUnauthorized(reply);
  });
  app.addHook('preParsing', async ({ method, url }, _, payload) => {
    if (isReading(method) || !(payload instanceof Readable)) return payload;
    const pace = isForVisitors(url) ? paces.text : paces.files;
    return Readable.from(readBoundedBody(payload, { maxBytes: getBodyLimit(url), pace }), { objectMode: false });
  });
}

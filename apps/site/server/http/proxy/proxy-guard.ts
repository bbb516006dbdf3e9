import { Readable } from 'node:stream';
import { getClientKey } from '@liget/content-api/client-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { BodyError, boundedBody, type Paces } from '../limits/bounded-body.ts';
import { carriesSession, type EditorSessions } from './editor-sessions.ts';
import { EDITORS_BODY, UPLOAD_BODY, VISITORS_BODY } from './proxy-limits.ts';

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
const SITES_OWN = /^\/api\/[^/]+\/content-revision\/events\/*(?:\?|$)/i;

/** Visitors must write through the site's forms, which have a spam guard and limits. */
const CONTENT_API = /^\/api\/(?:hu|en)(?:[/?]|$)/i;

const getBodyLimit = (url: string) => (VISITORS.test(url) ? VISITORS_BODY : UPLOADS.test(url) ? UPLOAD_BODY : EDITORS_BODY);
export const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';
/** Whether visitors use the URL too: the content API, and sign-in. */
export const isVisitors = (url: string): boolean => VISITORS.test(url);

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
  return length === undefined ? headers['transfer-encoding'] !== undefined : Number(length) > VISITORS_BODY;
}

// After a refusal before the body has arrived, the connection cannot be reused; see drop-body.ts for how it closes.
const close = (reply: FastifyReply) => reply.header('connection', 'close');
const signInFirst = (reply: FastifyReply) => refuse(close(reply), 401, 'unauthorized', 'Sign in first. / Előbb jelentkezzen be.');
const tooMany = (reply: FastifyReply) =>
  refuse(
    close(reply).header('retry-after', String(REFUSALS.duration)),
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
      if (isVisitors(request.url) && !isReading(request.method)) return undefined;
      return (await sessions.verify(request.headers)) === 'valid' ? undefined : tooMany(reply);
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
    if (SITES_OWN.test(url)) return refuse(reply, 404, 'not_found', 'There is nothing at this address.');
    if (isReading(method)) return undefined;
    if (CONTENT_API.test(url))
      return refuse(
        close(reply),
        403,
        'site_only',
        'The content API is for reading; please fill in the form on the website. / Ez a felület csak olvasásra való; kérjük, az űrlapot a honlapon töltse ki.',
      );
    if (UPLOADS.test(url) && !carriesSession(headers)) return signInFirst(reply);
    if (Number(headers['content-length'] ?? 0) > getBodyLimit(url))
      return refuse(close(reply), 413, REFUSED_BODIES[413].code, REFUSED_BODIES[413].message);
    if (isVisitors(url) || !isLarge(request)) return undefined;
    const state = await sessions.verify(headers);
    if (state === 'unknown')
      return refuse(
        close(reply).header('retry-after', '5'),
        503,
        'unavailable',
        'The content service is not available; try again in a moment.',
      );
    return state === 'valid' ? undefined : signInFirst(reply);
  });
  app.addHook('preParsing', async ({ method, url }, _, payload) => {
    if (isReading(method) || !(payload instanceof Readable)) return payload;
    const pace = isVisitors(url) ? paces.text : paces.files;
    return Readable.from(boundedBody(payload, { maxBytes: getBodyLimit(url), pace }), { objectMode: false });
  });
}

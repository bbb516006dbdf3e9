import { Transform, type TransformCallback } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestCookie } from '../app/lib/cookies.server.ts';
import { plainPage } from './plain-pages.ts';
import { ADMIN_POLICY, COMMON_HEADERS } from './security.ts';

interface Options {
  cmsOrigin: string;
  publicOrigin: string;
  timeouts?: Partial<typeof TIMEOUTS>;
}

/** Prefixes of the content service that visitors and editors reach through the site's own origin. */
const PREFIXES = ['/admin', '/_next', '/api'] as const;

/** Without an answer for longer than this, in milliseconds, the content service hangs. */
const TIMEOUTS = {
  visitors: 10_000,
  /** The admin's first page after a start loads the whole of it. */
  editorsReading: 60_000,
  /** A save may wait for others (30 s on SQLite), and pictures are cut to size before it is answered. */
  editorsWriting: 120_000,
};

/** Bytes of a request. What visitors send is small; a page's form in the admin holds a whole document, an upload a picture or a document. */
const VISITORS_BODY = 64 * 1024;
const EDITORS_BODY = 8 * 1024 * 1024;
export const UPLOAD_BODY = 50 * 1024 * 1024;

const VISITORS = /^\/api\/(?:hu|en|users)(?:[/?]|$)/i;
const UPLOADS = /^\/api\/(?:media|files)(?:[/?]|$)/i;
/** Tells the site of publications; a visitor who keeps it open would keep a connection from the others. */
const SITES_OWN = /^\/api\/[^/]+\/content-revision\/events\/*(?:\?|$)/i;
/** Payload's cookie, or a token. */
const isSignedIn = ({ headers }: FastifyRequest) =>
  requestCookie(headers.cookie, 'payload-token') !== undefined || Boolean(headers.authorization);

const bodyLimitOf = (url: string) => (VISITORS.test(url) ? VISITORS_BODY : UPLOADS.test(url) ? UPLOAD_BODY : EDITORS_BODY);
const isReading = (method: string) => method === 'GET' || method === 'HEAD';

function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send({ error: { code, message } });
}

class TooLarge extends Error {}

/** Counts what comes, for bodies that do not say how long they are. */
function atMost(limit: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _, done: TransformCallback) {
      size += chunk.length;
      done(size > limit ? new TooLarge() : null, chunk);
    },
  });
}

function registerGate(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { method, url } = request;
    if (SITES_OWN.test(url)) return refuse(reply, 404, 'not_found', 'There is nothing at this address.');
    if (isReading(method)) return undefined;
    // Refused before the body has come, the connection can carry no further request.
    if (UPLOADS.test(url) && !isSignedIn(request))
      return refuse(reply.header('connection', 'close'), 401, 'unauthorized', 'Sign in first. / Előbb jelentkezzen be.');
    if (Number(request.headers['content-length'] ?? 0) > bodyLimitOf(url))
      return reply.code(413).header('connection', 'close').header('cache-control', 'no-store').send(TOO_LARGE);
    return undefined;
  });
  app.addHook('preParsing', async (request, _, payload) =>
    isReading(request.method) || request.headers['content-length'] !== undefined ? payload : payload.pipe(atMost(bodyLimitOf(request.url))),
  );
}

/** Passes the admin and the API on to the content service, within limits of time and size. */
export async function registerProxy(app: FastifyInstance, { cmsOrigin, publicOrigin, timeouts }: Options): Promise<void> {
  const { host, protocol } = new URL(publicOrigin);
  const limits = { ...TIMEOUTS, ...timeouts };
  const timeoutOf = ({ url, method }: FastifyRequest) =>
    VISITORS.test(url) ? limits.visitors : isReading(method) ? limits.editorsReading : limits.editorsWriting;
  const own = Object.fromEntries(Object.entries(COMMON_HEADERS).map(([name, value]) => [name.toLowerCase(), value]));
  await app.register(async (scope) => {
    registerGate(scope);
    // It would make pictures of any size for anybody; none of ours is made by it.
    for (const url of ['/_next/image', '/_next/image/*'])
      scope.all(url, async (_, reply) => refuse(reply, 404, 'not_found', 'There is nothing at this address.'));
    for (const prefix of PREFIXES) {
      await scope.register(httpProxy, {
        upstream: cmsOrigin,
        prefix,
        rewritePrefix: prefix,
        http2: false,
        disableRequestLogging: true,
        // It warns of every visitor who went away; what matters is logged below.
        logLevel: 'error',
        handler: (request, reply, destination, options) => reply.from(destination, { ...options, timeout: timeoutOf(request) }),
        replyOptions: {
          // The site itself has told the client to go on; the connection behind knows no such question.
          rewriteRequestHeaders: (request, { expect: _expect, ...headers }) => ({
            ...headers,
            host,
            'x-forwarded-for': request.ip,
            'x-forwarded-host': host,
            'x-forwarded-proto': protocol.replace(':', ''),
          }),
          rewriteHeaders: (headers) => ({
            ...headers,
            ...own,
            ...(prefix === '/admin' ? { 'content-security-policy': ADMIN_POLICY } : {}),
          }),
          onError: (reply, { error }) => {
            const isTooLarge = error.cause instanceof TooLarge;
            const { raw } = reply.request;
            if (!isTooLarge && !(raw.destroyed && !raw.complete)) app.log.warn(`content service did not answer: ${error.message}`);
            if (isTooLarge) {
              void reply.code(413).header('connection', 'close').send(TOO_LARGE);
              return;
            }
            const status = 'statusCode' in error && error.statusCode === 504 ? 504 : 503;
            void reply
              .code(status)
              .header('retry-after', '5')
              .header('cache-control', 'no-store')
              .type(prefix === '/admin' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8')
              .send(prefix === '/admin' ? ADMIN_AWAY : AWAY);
          },
        },
      });
    }
  });
}

const TOO_LARGE = { error: { code: 'too_large', message: 'This is too large to send. / Ez túl nagy a küldéshez.' } };
const AWAY = { error: { code: 'unavailable', message: 'The content service is not available; try again in a moment.' } };
const ADMIN_AWAY = plainPage(
  'A szerkesztőfelület most nem érhető el',
  'The editors’ admin is not available at the moment; try again shortly.',
  'Próbálja újra néhány másodperc múlva. A látogatók a honlapot közben is látják.',
);

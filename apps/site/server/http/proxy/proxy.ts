import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getApiError } from '../api-errors.ts';
import { PACES, type Paces } from '../limits/bounded-body.ts';
import { ADMIN_POLICY, COMMON_HEADERS } from '../security.ts';
import { writePlainPage } from '../static-error-pages.ts';
import { registerAdminPosts } from './admin-posts.ts';
import { READING_PACE, registerArchiveLimits } from './archive-limits.ts';
import { createEditorSessions } from './editor-sessions.ts';
import { getBodyRefusal, isForVisitors, isReading, refuse, registerProxyGuard, UNAVAILABLE } from './proxy-guard.ts';
import { TIMEOUTS_MS } from './proxy-limits.ts';

interface Options {
  cmsOrigin: string;
  publicOrigin: string;
  timeouts?: Partial<typeof TIMEOUTS_MS>;
  /** Whether refused requests with a forged session count against a limit per client. */
  countsRefusals?: boolean;
  paces?: Paces;
  readingPace?: typeof READING_PACE;
  /** Observes the content service's answers. */
  noteAnswers?: (scope: FastifyInstance) => void;
}

/** Prefixes of the content service that visitors and editors reach through the site's own origin. */
const PREFIXES = ['/admin', '/_next', '/api'] as const;

/**
 * Headers about the client's own connection (RFC 9110, 7.6.1), also if its `Connection` header does not name them. The client of the connection
 * behind refuses them, which would look like an outage. The site itself has already answered `Expect: 100-continue`.
 */
const OF_ONE_CONNECTION: ReadonlySet<string> = new Set([
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
]);

/** Proxies the admin and the API to the content service, with limits of time and size. */
export async function registerProxy(
  app: FastifyInstance,
  { cmsOrigin, publicOrigin, timeouts, countsRefusals = true, paces = PACES, readingPace = READING_PACE, noteAnswers }: Options,
): Promise<void> {
  const { host, protocol } = new URL(publicOrigin);
  const limits = { ...TIMEOUTS_MS, ...timeouts };
  const getTimeout = ({ url, method }: FastifyRequest) =>
    isForVisitors(url) ? limits.visitors : isReading(method) ? limits.editorsReading : limits.editorsWriting;
  const commonHeaders = Object.fromEntries(Object.entries(COMMON_HEADERS).map(([name, value]) => [name.toLowerCase(), value]));
  await app.register(async (scope) => {
    const sessions = createEditorSessions({ cmsOrigin, publicOrigin, timeoutMs: limits.session });
    registerProxyGuard(scope, { sessions, countsRefusals, paces });
    registerAdminPosts(scope, { sessions, publicOrigin });
    registerArchiveLimits(scope, { isPerClient: countsRefusals, pace: readingPace });
    noteAnswers?.(scope);
    // Next's image service would resize images to any size for anybody; the site does not use it.
    for (const url of ['/_next/image', '/_next/image/*']) scope.all(url, async (_, reply) => refuse(reply, 404));
    for (const prefix of PREFIXES) {
      await scope.register(httpProxy, {
        upstream: cmsOrigin,
        prefix,
        rewritePrefix: prefix,
        http2: false,
        disableRequestLogging: true,
        // It warns about every client that disconnects; relevant errors are logged below.
        logLevel: 'error',
        handler: (request, reply, destination, options) => reply.from(destination, { ...options, timeout: getTimeout(request) }),
        replyOptions: {
          rewriteRequestHeaders: (request, headers) => ({
            ...Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_CONNECTION.has(name))),
            host,
            'x-forwarded-for': request.ip,
            'x-forwarded-host': host,
            'x-forwarded-proto': protocol.replace(':', ''),
          }),
          rewriteHeaders: (headers) => ({
            ...headers,
            ...commonHeaders,
            ...(prefix === '/admin' ? { 'content-security-policy': ADMIN_POLICY } : {}),
          }),
          onError: (reply, { error }) => {
            const refusedStatus = getBodyRefusal(error.cause);
            if (refusedStatus) {
              const refusal = getApiError(refusedStatus);
              void reply.code(refusedStatus).header('connection', 'close').send({ error: refusal, message: refusal.message });
              return;
            }
            const { raw } = reply.request;
            if (!(raw.destroyed && !raw.complete)) app.log.warn(`content service did not answer: ${error.message}`);
            const status = 'statusCode' in error && error.statusCode === 504 ? 504 : 503;
            void reply
              .code(status)
              .header('retry-after', '5')
              .header('cache-control', 'no-store')
              .type(prefix === '/admin' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8')
              .send(prefix === '/admin' ? ADMIN_UNAVAILABLE : { error: UNAVAILABLE });
          },
        },
      });
    }
  });
}

const ADMIN_UNAVAILABLE = writePlainPage(
  'A szerkesztőfelület most nem érhető el',
  'The editors’ admin is not available at the moment; try again shortly.',
  'Próbálja újra néhány másodperc múlva. A látogatók a honlapot közben is látják.',
);

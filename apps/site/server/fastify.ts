import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyServerFactory, LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Environment } from './environment.ts';
import { answerClientError } from './http/client-errors.ts';
import { formatApiError, isApi } from './http/proxy/api-answers.ts';
import { UPLOAD_BODY } from './http/proxy/proxy-limits.ts';
import { COMMON_HEADERS } from './http/security.ts';
import { BAD_REQUEST } from './http/static-error-pages.ts';
import { writeOddPathPage } from './http/urls/malformed-paths.ts';
import { toOriginForm } from './http/urls/origin-form.ts';

interface Options {
  environment: Pick<Environment, 'LOG_LEVEL' | 'TRUST_PROXY'>;
  /** Makes the server that listens; without one Fastify does. */
  serverFactory: FastifyServerFactory | undefined;
  /** Where the lines of the log go; without one to the standard output, each by itself. */
  logStream: DestinationStream | undefined;
}

/** The HTTP server without a route: its log, its bounds, and how it reads addresses. */
export function createFastify({ environment, serverFactory, logStream }: Options): FastifyInstance {
  const { LOG_LEVEL, TRUST_PROXY } = environment;
  return Fastify({
    ...(serverFactory && { serverFactory }),
    logger: {
      level: LOG_LEVEL,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      ...(logStream && { stream: logStream }),
    },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: UPLOAD_BODY,
    // Longer than the slowest upload that is taken may last: for bodies that nobody reads.
    requestTimeout: 60 * 60_000,
    // Hop 0 is whoever is connected.
    trustProxy: TRUST_PROXY === 0 ? false : (_address: string, hop: number) => hop < TRUST_PROXY,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2000 },
    rewriteUrl: ({ url = '/', method = '' }) => {
      const target = toOriginForm(url);
      return method === 'GET' || method === 'HEAD' ? writeOddPathPage(target) : target;
    },
    // Broken percent-encoding of a service's path never reaches a route.
    frameworkErrors: (_error, request, { raw }) => {
      const [type, body] = isApi(request.raw.url) ? ['application/json', formatApiError(400, null)] : ['text/html', BAD_REQUEST];
      raw
        .writeHead(400, {
          ...COMMON_HEADERS,
          'content-type': `${type}; charset=utf-8`,
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex, nofollow',
        })
        .end(body);
    },
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
  });
}

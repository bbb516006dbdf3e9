import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@liget/park/durations';
import Fastify, { type FastifyInstance, type FastifyServerFactory, LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Environment } from './environment.ts';
import { answerClientError } from './http/client-errors.ts';
import { createProxyTrust } from './http/client-ip.ts';
import { formatApiError, isApi } from './http/proxy/api-answers.ts';
import { UPLOAD_BODY_BYTES } from './http/proxy/proxy-limits.ts';
import { COMMON_HEADERS } from './http/security.ts';
import { getUrlLocale, writeErrorPage } from './http/static-error-pages.ts';
import { replaceMalformedSegments } from './http/urls/malformed-paths.ts';
import { toOriginForm } from './http/urls/origin-form.ts';

interface Options {
  environment: Pick<Environment, 'LOG_LEVEL' | 'TRUST_PROXY'>;
  /** Creates the listening server; by default Fastify does. */
  serverFactory: FastifyServerFactory | undefined;
  /** The target of the log; without it lines are written one by one to standard output. */
  logStream: DestinationStream | undefined;
}

/** The HTTP server without routes: log, limits, parsing of URLs. */
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
    bodyLimit: UPLOAD_BODY_BYTES,
    // Longer than the slowest accepted upload, for bodies that no route reads.
    requestTimeout: HOUR_MS,
    trustProxy: createProxyTrust(TRUST_PROXY),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2000 },
    rewriteUrl: ({ url = '/', method = '' }) => {
      const target = toOriginForm(url);
      return method === 'GET' || method === 'HEAD' ? replaceMalformedSegments(target) : target;
    },
    // Answers broken percent-encoding in a service's path, which reaches no route.
    frameworkErrors: (_error, request, { raw }) => {
      const [type, body] = isApi(request.raw.url)
        ? ['application/json', formatApiError(400, null)]
        : ['text/html', writeErrorPage(getUrlLocale(request.raw.url ?? '/'), 'unreadableUrl')];
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

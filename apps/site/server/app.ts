import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { createContentStore } from '../app/content/store.ts';
import { detectLocale, languageCookie } from '../app/lib/locale-detection.ts';
import { readAddress, withoutData } from './address.ts';
import { registerAnalytics } from './analytics.ts';
import { registerCalendars } from './calendars/routes.ts';
import type { Environment } from './environment.ts';
import { createPageCache, type Served } from './page-cache.ts';
import { registerProxy } from './proxy.ts';
import { limitOf } from './rate-limits.ts';
import { type Renderer, renderPage } from './render.ts';
import { watchRevision } from './revision-watch.ts';
import { COMMON_HEADERS, STRICT_TRANSPORT } from './security.ts';
import { robotsTxt, sitemapPaths, sitemapXml } from './sitemap.ts';
import { loadTranslations } from './translations.ts';

interface Options {
  environment: Environment;
  renderer: () => Renderer | Promise<Renderer>;
  /** Folder of the built client files; none while Vite serves them. */
  clientFiles?: string;
  /** Asked first: Vite, in development. Pages are then never kept. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

const MAX_BODY = 64 * 1024;
const FORMS_PER_MINUTE = 20;
const API_CALLS_PER_MINUTE = 600;
const YEAR = 365 * 24 * 60 * 60;

type Encoding = 'br' | 'gzip' | 'identity';

function encodingFor(header: string | undefined): Encoding {
  const accepted = (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0+)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { page, source, age }: Served): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply.code(page.status).headers(page.headers).header('vary', 'Accept-Encoding').header('x-page-source', source);
  const location = page.headers['location'];
  const query = request.raw.url?.split('?')[1];
  if (location && query && !location.includes('?'))
    reply.header(
      'location',
      location.replace(/(#.*)?$/, (hash) => `?${query}${hash}`),
    );
  if (source === 'stale') reply.header('age', age).header('warning', '110 - "Response is Stale"');
  if (page.status === 200 && page.etag) {
    reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', page.etag);
    if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(page.etag)) return reply.code(304).send();
  } else if (page.status >= 400 || !(page.etag || page.headers['cache-control'])) reply.header('cache-control', 'no-store');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding]);
}

/** The public server: page cache, then rendering; the content service behind it. */
export async function createApp({ environment, renderer, clientFiles, middleware }: Options): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: environment.LOG_LEVEL, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY,
    trustProxy: environment.TRUST_PROXY === 0 ? false : (_address: string, hop: number) => hop <= environment.TRUST_PROXY,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2000 },
    // Broken percent-encoding never reaches a route.
    frameworkErrors: (_error, _request, { raw }) =>
      raw.writeHead(400, { ...COMMON_HEADERS, 'content-type': 'text/html; charset=utf-8' }).end(BAD_REQUEST),
    forceCloseConnections: 'idle',
  });
  const { CMS_ORIGIN, PUBLIC_ORIGIN } = environment;
  const isHttps = PUBLIC_ORIGIN.startsWith('https:');
  const indexable = environment.PRODUCTION_HOST !== undefined && new URL(PUBLIC_ORIGIN).host === environment.PRODUCTION_HOST;
  const log = (message: string) => app.log.warn(message);
  const content = createContentStore({
    origin: CMS_ORIGIN,
    timeout: environment.CMS_TIMEOUT,
    log,
    previewSecret: environment.PREVIEW_SECRET,
  });
  const pages = createPageCache({ revision: content.revision });
  const translations = await loadTranslations({
    url: environment.TRANSLATIONS_URL,
    key: environment.TRANSLATIONS_KEY,
    host: PUBLIC_ORIGIN,
    log,
  });
  const context = { content, publicOrigin: PUBLIC_ORIGIN, indexable, translations, previewSecret: environment.PREVIEW_SECRET };

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answered = new Counter({
    name: 'liget_requests_total',
    help: 'Requests by status and where the page came from',
    labelNames: ['status', 'source'],
    registers: [registry],
  });
  const took = new Histogram({ name: 'liget_request_seconds', help: 'Time to answer', registers: [registry] });
  const formLimit = new RateLimiterMemory({ points: FORMS_PER_MINUTE, duration: 60 });
  const apiLimit = new RateLimiterMemory({ points: API_CALLS_PER_MINUTE, duration: 60 });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(COMMON_HEADERS).header('x-request-id', request.id);
    if (isHttps) reply.header('strict-transport-security', STRICT_TRANSPORT);
    const kind = limitOf(request.method, request.url);
    const limit = kind === 'forms' ? formLimit : kind === 'api' ? apiLimit : undefined;
    if (!limit || environment.RATE_LIMITS === 'off') return;
    try {
      await limit.consume(request.ip);
    } catch {
      return reply
        .code(429)
        .header('retry-after', '60')
        .send({
          error: {
            code: 'too_many_requests',
            message: 'Too many requests; try again in a minute. / Túl sok kérés; próbálja újra egy perc múlva.',
          },
        });
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    answered.inc({ status: reply.statusCode, source: String(reply.getHeader('x-page-source') ?? 'none') });
    took.observe(reply.elapsedTime / 1000);
    app.log.info({
      reqId: request.id,
      method: request.method,
      url: request.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });

  const stopWatching = watchRevision({ origin: CMS_ORIGIN, onRevision: content.setRevision, log });
  app.addHook('onClose', async () => stopWatching());

  if (middleware) {
    app.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, done));
  }
  await registerProxy(app, { cmsOrigin: CMS_ORIGIN, publicOrigin: PUBLIC_ORIGIN });
  if (clientFiles) {
    await app.register(fastifyStatic, {
      root: clientFiles,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      // Built files carry a hash of their content in their names; icons and the manifest do not.
      setHeaders(response, file) {
        const isBuilt = file.includes(`${path.sep}assets${path.sep}`);
        response.header('cache-control', isBuilt ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600');
      },
    });
  }

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const ready = content.revision() !== null;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'content service not reachable' });
  });
  app.get('/metrics', async (request, reply) => {
    // For this machine alone; what a proxy passes on comes from elsewhere, wherever the proxy runs.
    const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '');
    if (!isLocal || request.headers['x-forwarded-for'] !== undefined) return reply.code(404).send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  app.get('/robots.txt', async (_, reply) => reply.type('text/plain; charset=utf-8').send(robotsTxt(indexable, PUBLIC_ORIGIN)));
  app.get('/sitemap.xml', async (_, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemapXml(await sitemapPaths(content), PUBLIC_ORIGIN)),
  );

  registerAnalytics(app, content);
  registerCalendars(app, {
    content,
    publicOrigin: PUBLIC_ORIGIN,
    serve: async (request, reply, key, make) => sendPage(request, reply, await pages.serve(key, make)),
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = readAddress(request.raw.url ?? '/');
    if (address.kind === 'bad') return reply.code(400).type('text/html; charset=utf-8').send(BAD_REQUEST);
    if (address.kind === 'redirect') {
      if (address.language) reply.header('set-cookie', languageCookie(address.language));
      return reply.redirect(address.to, address.status);
    }
    if (address.key === '/') {
      const locale = detectLocale(request.headers.cookie, request.headers['accept-language']);
      if (locale === 'en')
        return reply
          .header('vary', 'Cookie, Accept-Language')
          .header('set-cookie', languageCookie('en'))
          .header('cache-control', 'no-store')
          .redirect('/en', 302);
    }
    const url = new URL(address.key, PUBLIC_ORIGIN);
    const isForm = request.method === 'POST';
    const isCacheable = !middleware && !isForm && !address.isPrivate && !withoutData(url.pathname).startsWith('/qr/');
    const made = await renderer();
    const render = () =>
      renderPage(
        new Request(url, {
          method: isForm ? 'POST' : 'GET',
          headers: isCacheable ? {} : webHeaders(request),
          ...(isForm && request.body instanceof Buffer ? { body: new Uint8Array(request.body) } : {}),
        }),
        { renderer: made, context },
      );
    if (isCacheable) return sendPage(request, reply, await pages.serve(address.key, render));
    const page = await render();
    return sendPage(request, reply, { page: { ...page, etag: '' }, source: 'rendered', age: 0 });
  }

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  app.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: answer });
  app.route({ method: ['GET', 'HEAD', 'POST'], url: '/', handler: answer });
  app.route({
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler: async (_, reply) =>
      reply.code(405).header('allow', 'GET, HEAD, POST').type('text/plain; charset=utf-8').send('Method Not Allowed'),
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) app.log.error({ err: error, reqId: request.id });
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(status === 500 ? SERVER_ERROR : BAD_REQUEST);
  });
  return app;
}

function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  return headers;
}

const plainPage = (title: string, english: string) =>
  `<!doctype html><html lang="hu"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} – Liget</title><main><h1>${title}</h1><p lang="en">${english}</p><p><a href="/">Vissza a főoldalra</a> · <a href="/en" lang="en">Back to the homepage</a></p></main></html>`;
const BAD_REQUEST = plainPage('Ezt a címet nem értjük', 'We cannot read this address.');
const SERVER_ERROR = plainPage('Hiba történt', 'Something went wrong.');

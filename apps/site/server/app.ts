import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { getClientKey } from '@liget/content-api/client-address';
import { isClosing } from '@liget/content-api/close-server';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import { createCircuits } from '../app/content/circuit.ts';
import { createContentStore } from '../app/content/store.ts';
import { contentStoreAt } from '../app/content/store-at-instant.ts';
import { createPageCache } from './cache/page-cache.ts';
import { createRenderingBudget } from './cache/rendering-budget.ts';
import { watchRevision } from './cache/revision-watch.ts';
import { createSavedAnswers } from './cache/saved-answers.ts';
import type { Environment } from './environment.ts';
import { clientIp } from './fast-path/client-ip.ts';
import { createFastPath } from './fast-path/listener.ts';
import { registerApiNotes } from './fast-path/note-api.ts';
import { registerCalendars } from './feeds/calendars/routes.ts';
import { robotsTxt, sitemapPage } from './feeds/sitemap.ts';
import { registerFormTimestamps } from './forms/form-timestamp.ts';
import { createSpamGuards } from './forms/spam-guard.ts';
import { PACES, type Paces } from './http/limits/bounded-body.ts';
import { registerBodyDrop } from './http/limits/drop-body.ts';
import { registerLimits } from './http/limits/rate-limits.ts';
import { errorText, isApi, registerApiAnswers } from './http/proxy/api-answers.ts';
import { registerClientFiles } from './http/proxy/client-files.ts';
import { registerProxy } from './http/proxy/proxy.ts';
import { UPLOAD_BODY } from './http/proxy/proxy-limits.ts';
import { COMMON_HEADERS, formatStrictTransport } from './http/security.ts';
import { registerSecurityTxt } from './http/security-txt.ts';
import { BAD_REQUEST } from './http/static-error-pages.ts';
import { registerHosts, resolveHosts } from './http/urls/allowed-hosts.ts';
import { registerOtherNames } from './http/urls/canonical-host.ts';
import { pageOfOddPath } from './http/urls/malformed-paths.ts';
import { toOriginForm } from './http/urls/origin-form.ts';
import { registerSpelling } from './http/urls/spelling-hook.ts';
import { registerMedia } from './media/routes.ts';
import { registerAnalytics } from './metrics/analytics.ts';
import { registerMetrics } from './metrics/metrics.ts';
import { createNotFoundLog } from './metrics/not-found-log.ts';
import { registerQrUses } from './metrics/qr-scans.ts';
import { ageNotice } from './pages/age-notice.ts';
import { registerPages } from './pages/pages.ts';
import type { Renderer } from './pages/render.ts';
import { sendPage } from './pages/send-page.ts';
import { loadTranslations } from './pages/translations.ts';
import { registerBaseMapFile } from './plans/base-map-file.ts';
import { registerPlans } from './plans/routes.ts';
import { createRenderAside } from './rendering/render-aside.ts';
import type { StoredPage } from './stored-page.ts';

interface Options {
  environment: Environment;
  renderer: () => Renderer | Promise<Renderer>;
  /** Names the build, so that nothing is taken over from another one. */
  build?: string;
  /** Address of the server's bundle, for threads that render; without it pages are rendered in this one. */
  bundle?: string;
  /** Folder of the built client files; none while Vite serves them. */
  clientFiles?: string;
  /** Where the lines of the log go; without one to the standard output, each by itself. */
  logStream?: DestinationStream;
  /** How fast bodies must come; handed in by tests. */
  paces?: Paces;
  /** Asked first: Vite, in development. Pages are then never kept. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** The public server: page cache, then rendering; the content service behind it. */
export async function createApp({
  environment,
  renderer,
  build = '',
  bundle,
  clientFiles,
  middleware,
  logStream,
  paces = PACES,
}: Options): Promise<FastifyInstance> {
  // While Vite is asked first nothing is kept.
  const fastPath = middleware ? undefined : createFastPath();
  const answers = fastPath?.answers;
  const app = Fastify({
    ...(fastPath && { serverFactory: fastPath.serverFactory }),
    logger: {
      level: environment.LOG_LEVEL,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      ...(logStream && { stream: logStream }),
    },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: UPLOAD_BODY,
    // Longer than the slowest upload that is taken may last: for bodies that nobody reads.
    requestTimeout: 60 * 60_000,
    // Hop 0 is whoever is connected.
    trustProxy: environment.TRUST_PROXY === 0 ? false : (_address: string, hop: number) => hop < environment.TRUST_PROXY,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2000 },
    rewriteUrl: ({ url = '/', method = '' }) => {
      const target = toOriginForm(url);
      return method === 'GET' || method === 'HEAD' ? pageOfOddPath(target) : target;
    },
    // Broken percent-encoding of a service's path never reaches a route.
    frameworkErrors: (_error, request, { raw }) => {
      const [type, body] = isApi(request.raw.url) ? ['application/json', errorText(400, null)] : ['text/html', BAD_REQUEST];
      raw
        .writeHead(400, {
          ...COMMON_HEADERS,
          'content-type': `${type}; charset=utf-8`,
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex, nofollow',
        })
        .end(body);
    },
    forceCloseConnections: 'idle',
  });
  const { CMS_ORIGIN, PUBLIC_ORIGIN } = environment;
  const isHttps = PUBLIC_ORIGIN.startsWith('https:');
  const limitsClients = environment.RATE_LIMITS === 'on';
  const hosts = resolveHosts(environment);
  const indexable = hosts.isIndexed(new URL(PUBLIC_ORIGIN).host);
  const log = (message: string) => app.log.warn(message);
  /** For what is read as it comes: files, and what the content service answers by itself. Milliseconds. */
  const silence = 2 * environment.CMS_TIMEOUT;
  const circuits = createCircuits({ log });
  const source = { origin: CMS_ORIGIN, timeout: environment.CMS_TIMEOUT, log, previewSecret: environment.PREVIEW_SECRET };
  const saved = environment.CONTENT_CACHE_DIR
    ? createSavedAnswers({ folder: path.resolve(environment.CONTENT_CACHE_DIR), build, log })
    : undefined;
  const content = createContentStore({ ...source, circuits, ...(saved && { saved: { answers: await saved.load(), changes: saved } }) });
  app.addHook('onClose', async () => saved?.settled());
  const budget = createRenderingBudget({ limitsClients });
  const translations = await loadTranslations({
    url: environment.TRANSLATIONS_URL,
    key: environment.TRANSLATIONS_KEY,
    host: PUBLIC_ORIGIN,
    log,
  });
  const pages = createPageCache({
    revision: content.revision,
    attend: content.attend,
    log,
    isStruggling: circuits.isOpen,
    withNotice: ageNotice(translations),
  });
  const aside = bundle ? createRenderAside({ bundle, source, content, isStruggling: circuits.isOpen, indexable, translations }) : undefined;
  app.addHook('onClose', async () => aside?.close());
  const gates = createSpamGuards({ secret: environment.PREVIEW_SECRET, isStrict: limitsClients });
  const context = { content, indexable, translations, previewSecret: environment.PREVIEW_SECRET };

  const strictTransport = formatStrictTransport(environment.HSTS_SUBDOMAINS === 'on');
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(COMMON_HEADERS).header('x-request-id', request.id);
    if (isHttps) reply.header('strict-transport-security', strictTransport);
  });
  registerApiAnswers(app, content.revision);
  // After it, for this one makes a stream of the answer.
  registerBodyDrop(app);
  registerHosts(app, hosts);
  registerSpelling(app);
  registerOtherNames(app, [hosts.origins.hu, hosts.origins.en]);
  const takeApiCall = limitsClients ? registerLimits(app) : undefined;
  const measure = registerMetrics(app, () => {
    if (isClosing(app.server)) return 'closing';
    // Without a revision the content service, or its database, is away; with an open circuit it hangs.
    return content.revision() === null || circuits.isOpen() ? 'content service not reachable' : 'ready';
  });
  fastPath?.measureBy(measure);
  registerQrUses(app, { cmsOrigin: CMS_ORIGIN, previewSecret: environment.PREVIEW_SECRET, log });

  const stopWatching = watchRevision({
    origin: CMS_ORIGIN,
    previewSecret: environment.PREVIEW_SECRET,
    onRevision: (revision) => {
      content.setRevision(revision);
      void pages.renewHotPages();
    },
    log,
  });
  app.addHook('onClose', async () => stopWatching());

  if (middleware) {
    app.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, done));
  }
  await registerMedia(app, {
    cmsOrigin: CMS_ORIGIN,
    folder: environment.MEDIA_CACHE_DIR,
    maxSize: environment.MEDIA_CACHE_MB * 1024 * 1024,
    revision: content.revision,
    circuit: circuits.of('files'),
    log,
    silence,
    answers,
  });
  await registerProxy(app, {
    cmsOrigin: CMS_ORIGIN,
    publicOrigin: PUBLIC_ORIGIN,
    timeouts: { visitors: silence, session: environment.CMS_TIMEOUT },
    countsRefusals: limitsClients,
    paces,
    ...(answers && {
      noteAnswers: (scope) =>
        registerApiNotes(scope, {
          answers,
          revision: content.revision,
          ...(takeApiCall && { admit: (request) => takeApiCall(clientIp(request, environment.TRUST_PROXY)) }),
        }),
    }),
  });
  if (clientFiles) await registerClientFiles(app, clientFiles, answers);

  const admitFor = ({ ip }: FastifyRequest) => budget.of(getClientKey(ip));
  const serve = async (request: FastifyRequest, reply: FastifyReply, key: string, make: () => Promise<StoredPage>) =>
    sendPage(request, reply, await pages.serve(key, make, admitFor(request)), answers);
  app.get('/robots.txt', async (request, reply) => {
    const origin = hosts.origins[hosts.getLocale(request.host) ?? 'hu'];
    return reply.type('text/plain; charset=utf-8').send(robotsTxt(hosts.isIndexed(request.host), origin));
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const only = hosts.getLocale(request.host);
    return serve(request, reply, `/sitemap.xml ${only ?? ''}`, () => sitemapPage(content, hosts.origins, only));
  });
  registerSecurityTxt(app, environment, Object.values(hosts.origins));
  registerAnalytics(app, content);
  registerFormTimestamps(app, gates.stamp);
  registerCalendars(app, { content, origins: hosts.origins, serve });
  registerBaseMapFile(app, { content, serve });
  registerPlans(app, { content, origins: hosts.origins, serve });
  const missed = createNotFoundLog({ origin: CMS_ORIGIN, previewSecret: environment.PREVIEW_SECRET, log });
  app.addHook('onClose', async () => missed.tell());
  registerPages(app, {
    renderer,
    pages,
    answers,
    aside: aside?.render,
    admitFor,
    context,
    gateOf: gates.of,
    contentAt: (instant) => contentStoreAt(instant, source),
    hosts,
    keeps: !middleware,
    missed,
    paces,
    limitsClients,
  });
  return app;
}

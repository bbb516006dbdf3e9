import type { IncomingMessage, ServerResponse } from 'node:http';
import { getClientKey } from '@liget/content-api/client-address';
import { isClosing } from '@liget/content-api/close-server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DestinationStream } from 'pino';
import { registerAnalytics } from './analytics/analytics.ts';
import type { ServeStored } from './cache/generated-files.ts';
import { registerQrScans } from './counts/qr-scans.ts';
import type { Environment } from './environment.ts';
import { createFastPath } from './fast-path/listener.ts';
import { registerApiNotes } from './fast-path/note-api.ts';
import { createFastify } from './fastify.ts';
import { registerCalendars } from './feeds/calendars/routes.ts';
import { registerCrawlerFiles } from './feeds/crawler-files.ts';
import { registerFormTimestamps } from './forms/form-timestamp.ts';
import { createProxyTrust, getClientIp } from './http/client-ip.ts';
import { registerHeadRequests } from './http/head-requests.ts';
import { PACES, type Paces } from './http/limits/bounded-body.ts';
import { registerBodyDrop } from './http/limits/drop-body.ts';
import { registerRateLimits } from './http/limits/rate-limits.ts';
import { registerApiAnswers } from './http/proxy/api-answers.ts';
import { registerClientFiles } from './http/proxy/client-files.ts';
import { registerProxy } from './http/proxy/proxy.ts';
import { registerCommonHeaders } from './http/security.ts';
import { registerSecurityTxt } from './http/security-txt.ts';
import { registerHosts } from './http/urls/allowed-hosts.ts';
import { registerCanonicalHostRedirects } from './http/urls/canonical-host.ts';
import { registerSpelling } from './http/urls/spelling-hook.ts';
import { registerMedia } from './media/routes.ts';
import { registerMetrics } from './metrics/metrics.ts';
import { createErrorPages, type ErrorPages } from './pages/error-pages.ts';
import { registerPages } from './pages/pages.ts';
import { refuseRequest } from './pages/refusals.ts';
import type { Renderer } from './pages/render.ts';
import { sendPage } from './pages/send-page.ts';
import { registerBaseMapFile } from './plans/base-map-file.ts';
import { registerPlans } from './plans/routes.ts';
import { createServices, type Services } from './services.ts';

interface Options {
  environment: Environment;
  renderer: () => Renderer | Promise<Renderer>;
  /** Identifies the build, so that caches of another build are not used. */
  build?: string;
  /** URL of the server bundle, for rendering threads; without it pages are rendered in this thread. */
  bundle?: string;
  /** Folder of the built client files; none while Vite serves them. */
  clientFiles?: string;
  /** The target of the log; without it lines are written one by one to standard output. */
  logStream?: DestinationStream;
  /** Minimum speeds of request bodies; set by tests. */
  paces?: Paces;
  /** Vite in development: it gets requests first, and pages are not cached. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

type FastPath = ReturnType<typeof createFastPath> | undefined;
type Parts = Required<Pick<Options, 'environment' | 'paces'>> &
  Pick<Options, 'middleware' | 'clientFiles' | 'renderer'> & { fastPath: FastPath; services: Services; errorPages: ErrorPages };

/**
 * The hooks and checks of every request, in this order. Each may answer, so that later ones are not reached: a request is checked before it is
 * counted, and counted before it causes work. Returns the function that takes a call of the content API from a client's limit, if there are
 * limits.
 */
function registerHooks(app: FastifyInstance, { environment, services, errorPages, fastPath, middleware }: Parts) {
  const { hosts, content, circuits } = services;
  registerCommonHeaders(app, environment);
  registerApiAnswers(app, content.revision);
  // After the previous one, because this one turns the answer into a stream.
  registerBodyDrop(app);
  registerHosts(app, hosts);
  registerHeadRequests(app);
  registerSpelling(app);
  registerCanonicalHostRedirects(app, [hosts.origins.hu, hosts.origins.en]);
  const takeApiCall =
    environment.RATE_LIMITS === 'on'
      ? registerRateLimits(app, (request, reply) => refuseRequest(request, reply, { kind: 'tooManyForms', errorPages }))
      : undefined;
  const measure = registerMetrics(app, () => {
    if (isClosing(app.server)) return 'closing';
    // Without a revision the content service or its database is down; with an open circuit it hangs.
    return content.revision() === null || circuits.isOpen() ? 'content service not reachable' : 'ready';
  });
  fastPath?.measureBy(measure);
  registerQrScans(app, services.countsService);
  if (middleware) app.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, done));
  return takeApiCall;
}

/** Registers the routes: files and the content service as they come, generated files, and pages for all other URLs. */
async function registerRoutes(
  app: FastifyInstance,
  {
    environment,
    services,
    fastPath,
    middleware,
    clientFiles,
    renderer,
    paces,
    errorPages,
    takeApiCall,
  }: Parts & { takeApiCall: ReturnType<typeof registerHooks> },
): Promise<void> {
  const { hosts, content, circuits, pages, budget, spamGuards } = services;
  const { CMS_ORIGIN, CMS_TIMEOUT } = environment;
  const answers = fastPath?.answers;
  const limitsClients = environment.RATE_LIMITS === 'on';
  const isOwnProxy = createProxyTrust(environment.TRUST_PROXY);
  /** Milliseconds without a byte after which a streamed file or proxied answer is given up. */
  const maxSilenceMs = 2 * CMS_TIMEOUT;
  await registerMedia(app, {
    errorPages,
    cmsOrigin: CMS_ORIGIN,
    folder: environment.MEDIA_CACHE_DIR,
    maxSize: environment.MEDIA_CACHE_MB * 1024 * 1024,
    revision: content.revision,
    circuit: circuits.getPart('files'),
    log: content.log,
    maxSilenceMs,
    limitsClients,
    answers,
  });
  await registerProxy(app, {
    cmsOrigin: CMS_ORIGIN,
    publicOrigin: environment.PUBLIC_ORIGIN,
    timeouts: { visitors: maxSilenceMs, session: CMS_TIMEOUT },
    countsRefusals: limitsClients,
    paces,
    ...(answers && {
      noteAnswers: (scope) =>
        registerApiNotes(scope, {
          answers,
          revision: content.revision,
          ...(takeApiCall && { admit: (request) => takeApiCall(getClientIp(request, isOwnProxy)) }),
        }),
    }),
  });
  if (clientFiles) await registerClientFiles(app, clientFiles, answers);
  const createAdmit = ({ ip }: FastifyRequest) => budget.of(getClientKey(ip));
  const serve: ServeStored = async (request, reply, key, make) =>
    sendPage(request, reply, await pages.serve(key, make, createAdmit(request)), { createTimestamp: spamGuards.createTimestamp, answers });
  const { origins } = hosts;
  const { translations } = services.context;
  const files = { content, serve };
  registerCrawlerFiles(app, { ...files, hosts });
  registerSecurityTxt(app, environment, Object.values(origins));
  registerAnalytics(app, content);
  registerFormTimestamps(app, spamGuards.createTimestamp);
  registerCalendars(app, { ...files, origins, translations });
  registerBaseMapFile(app, files);
  registerPlans(app, { ...files, origins, translations });
  // Registered last: it has its own body parsers and handles all errors.
  registerPages(app, {
    ...services,
    renderer,
    errorPages,
    answers,
    renderInThread: services.aside?.render,
    admitFor: createAdmit,
    cachesPages: !middleware,
    paces,
    limitsClients,
  });
}

/** Creates the public server: page cache, rendering, and the proxy to the content service. */
export async function createApp({
  environment,
  build = '',
  bundle,
  logStream,
  paces = PACES,
  ...options
}: Options): Promise<FastifyInstance> {
  // While Vite answers first, nothing is cached.
  const fastPath = options.middleware ? undefined : createFastPath();
  const app = createFastify({ environment, serverFactory: fastPath?.serverFactory, logStream });
  const log = (message: string) => app.log.warn(message);
  const services = await createServices({ environment, log, build, bundle });
  app.addHook('onClose', services.close);
  const { hosts, context, spamGuards } = services;
  const errorPages = createErrorPages({ renderer: options.renderer, context, hosts, log, createTimestamp: spamGuards.createTimestamp });
  const parts = { ...options, environment, paces, fastPath, services, errorPages };
  await registerRoutes(app, { ...parts, takeApiCall: registerHooks(app, parts) });
  return app;
}

import type { IncomingMessage } from 'node:http';
import { getClientKey } from '@liget/content-api/client-address';
import { QR_PATH } from '@liget/content-api/vocabulary/qr-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageCache } from '../cache/page-cache.ts';
import { RenderingRefused } from '../cache/rendering-budget.ts';
import type { StoredPage } from '../cache/stored-page.ts';
import type { NotFoundCounts } from '../counts/not-found-log.ts';
import type { FastAnswers } from '../fast-path/answers.ts';
import { readForm } from '../forms/form-body.ts';
import { createFormReceiver, isFormWithFiles, ReceivedForm } from '../forms/multipart-form.ts';
import type { SpamGuards } from '../forms/spam-guard.ts';
import type { Paces } from '../http/limits/bounded-body.ts';
import { findRouteRow, removeDataSuffix } from '../http/urls/requested-url.ts';
import type { RenderAside } from '../rendering/render-aside.ts';
import type { ErrorPages } from './error-pages.ts';
import { createFormAnswers } from './form-answers.ts';
import { type PageRequest, type Redirect, resolvePageRequest } from './page-request.ts';
import { sendBusy, sendFailure } from './refusals.ts';
import { createRendering, getOwnOrigins, type RenderingOptions } from './rendering.ts';
import { sendPage } from './send-page.ts';

interface Options extends RenderingOptions {
  errorPages: ErrorPages;
  pages: PageCache;
  /** The table of fast answers, for fresh pages. */
  answers: FastAnswers | undefined;
  /** Renders in another thread, for pages that need it. */
  renderInThread: RenderAside | undefined;
  spamGuards: SpamGuards;
  /** Whether pages are cached; false in development. */
  cachesPages: boolean;
  /** Gets the paths of pages that do not exist. */
  notFoundLog: Pick<NotFoundCounts, 'note'>;
  paces: Paces;
  /** Whether clients are limited; false if all requests come from one trusted address. */
  limitsClients: boolean;
}

/**
 * Handles all URLs that no other route handles: pages, their data, and visitors' forms. A request is resolved to a page, which is then sent from
 * the cache, rendered for its client only, or given the submitted form.
 */
export function registerPages(app: FastifyInstance, options: Options): void {
  const { errorPages, pages, answers, renderInThread, admitFor, context, spamGuards, hosts, cachesPages, notFoundLog } = options;
  const { content, previewSecret } = context;
  const { createTimestamp } = spamGuards;
  const { render, renderForOne, renderAdmitted } = createRendering(options);

  /** Whether all visitors get the same page. */
  const isCacheable = ({ url, isForm, isPrivate, previewAt }: PageRequest) =>
    cachesPages && !previewAt && !isForm && !isPrivate && !removeDataSuffix(url.pathname).startsWith(QR_PATH);

  async function sendCached(request: FastifyRequest, reply: FastifyReply, page: PageRequest): Promise<FastifyReply> {
    const { key, url, publicOrigin } = page;
    const renderAside = async () => renderInThread?.({ key, publicOrigin, ...getOwnOrigins(hosts) });
    // The thread reads its own contents: both renderings together wait for them as long as one page.
    const renderOnce = async () => (await content.countWait(renderAside)) ?? render(new Request(url), page);
    const served = await pages.serve(key, renderOnce, admitFor(request));
    // A malformed URL was answered under another path, so it is not counted.
    if (served.page.status === 404 && request.originalUrl === request.raw.url) notFoundLog.note(removeDataSuffix(url.pathname));
    return sendPage(request, reply, served, { createTimestamp, answers });
  }

  const sendOnce = (request: FastifyRequest, reply: FastifyReply, renderedPage: StoredPage) =>
    sendPage(request, reply, { page: { ...renderedPage, etag: '' }, source: 'rendered', age: 0 }, { createTimestamp });

  const sendUncached = async (request: FastifyRequest, reply: FastifyReply, page: PageRequest) =>
    sendOnce(request, reply, await (cachesPages ? renderAdmitted : renderForOne)(request, page));

  const answerForm = createFormAnswers({ content, errorPages, spamGuards, renderForOne, sendOnce });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const resolved = resolvePageRequest(request, { hosts, previewSecret, isDevelopment: !cachesPages });
    if (resolved.kind === 'redirect') return sendRedirect(reply, resolved);
    if (resolved.kind !== 'page') return errorPages.send(request, reply, UNRESOLVED[resolved.kind]);
    const { page } = resolved;
    if (page.key === '/') reply.header('vary', 'Cookie, Accept-Language');
    if (page.isPrivate) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow');
    if (page.isForm) return answerForm(request, reply, page);
    return isCacheable(page) ? sendCached(request, reply, page) : sendUncached(request, reply, page);
  }

  /** Deletes a form's files when it has been handled. Not when its connection closes, which may have happened while they were being stored. */
  async function answerAndDiscard(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      return await answer(request, reply);
    } finally {
      if (request.body instanceof ReceivedForm) await request.body.discard();
    }
  }

  readForms(app, options);
  for (const url of ['/', '/*']) app.route({ method: ['GET', 'HEAD', 'POST'], url, handler: answerAndDiscard });
  app.route({
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler: refuseMethod,
  });
  // Methods that the router has no routes of, such as TRACE.
  app.setNotFoundHandler(refuseMethod);
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) =>
    error instanceof RenderingRefused
      ? sendBusy(request, reply, { refusal: error, errorPages })
      : sendFailure(request, reply, { error, errorPages }),
  );
}

/** Reads the bodies of forms: text fields into memory, files onto the disk. */
function readForms(app: FastifyInstance, { paces, limitsClients }: Pick<Options, 'paces' | 'limitsClients'>): void {
  const readFormWithFiles = createFormReceiver({ pace: paces.files, isPerClient: limitsClients });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request: FastifyRequest, body: IncomingMessage) =>
    takesFiles(request) ? readFormWithFiles(getClientKey(request.ip), { body, headers: request.headers }) : readForm(body, paces.text),
  );
}

/** The error pages of URLs without a page. */
const UNRESOLVED = { invalid: 'unreadableUrl', 'not-found': 'noSuchUrl', 'too-long': 'urlTooLong' } as const;

// No browser sends these methods for a page.
const refuseMethod = async (_: FastifyRequest, reply: FastifyReply) =>
  reply.code(405).header('allow', 'GET, HEAD, POST').type('text/plain; charset=utf-8').send('Method Not Allowed');

/** A redirect that depends on the visitor (302) must not be cached. */
function sendRedirect(reply: FastifyReply, { to, status, cookie }: Redirect): FastifyReply {
  if (cookie) reply.header('set-cookie', cookie);
  if (status === 302) reply.header('vary', 'Cookie, Accept-Language').header('cache-control', 'no-store');
  return reply.redirect(to, status);
}

/** Whether forms of this screen may contain files. Other methods are refused without a look at their body. */
const takesFiles = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'POST' && isFormWithFiles(headers) && findRouteRow(removeDataSuffix(url.replace(/\?.*$/s, '')))?.files === true;

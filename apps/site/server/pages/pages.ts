import type { IncomingMessage } from 'node:http';
import { getClientKey } from '@liget/content-api/client-address';
import { QR_PATH } from '@liget/content-api/vocabulary/qr-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../../app/content/context.ts';
import type { ErrorPageKind } from '../../app/content/error-page-kinds.ts';
import type { ContentStore } from '../../app/content/store.ts';
import type { PageCache } from '../cache/page-cache.ts';
import { type Admit, RenderingRefused } from '../cache/rendering-budget.ts';
import type { NotFoundCounts } from '../counts/not-found-log.ts';
import type { FastAnswers } from '../fast-path/answers.ts';
import { readForm } from '../forms/form-body.ts';
import { answerOneClick, isOneClick } from '../forms/list-unsubscribe.ts';
import { createFormReceiver, isFormWithFiles, ReceivedForm } from '../forms/multipart-form.ts';
import type { SpamGuards } from '../forms/spam-guard.ts';
import type { Paces } from '../http/limits/bounded-body.ts';
import { writeForeignFormPage } from '../http/static-error-pages.ts';
import { findRouteRow, getVisitorQueryKind, isFixedScreen, removeDataSuffix } from '../http/urls/address.ts';
import type { Hosts } from '../http/urls/allowed-hosts.ts';
import type { RenderAside } from '../rendering/render-aside.ts';
import type { StoredPage } from '../stored-page.ts';
import { type ErrorPages, sendHtml } from './error-pages.ts';
import { type PageRequest, type Redirect, resolvePageRequest } from './page-request.ts';
import { addRetryAfter, sendBusy, sendFailure, sendRefusal, showsRefusal } from './refusals.ts';
import { type Renderer, renderPage } from './render.ts';
import { sendPage } from './send-page.ts';
import { findRefusal, readFormOrigin, toWebRequest } from './sent-form.ts';

interface Options {
  renderer: () => Renderer | Promise<Renderer>;
  errorPages: ErrorPages;
  pages: PageCache;
  /** The table of fast answers, for fresh pages. */
  answers: FastAnswers | undefined;
  /** Renders in another thread, for pages that need it. */
  renderInThread: RenderAside | undefined;
  /** The rendering budget of the request's client. */
  admitFor: (request: FastifyRequest) => Admit;
  context: Pick<RequestContext, 'content' | 'indexable' | 'translations' | 'previewSecret'>;
  spamGuards: SpamGuards;
  /** Contents at another instant, for an editor; not cached. */
  contentAt: (instant: Temporal.Instant) => ContentStore;
  hosts: Hosts;
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
export function registerPages(
  app: FastifyInstance,
  {
    renderer,
    errorPages,
    pages,
    answers,
    renderInThread,
    admitFor,
    context: shared,
    spamGuards,
    contentAt,
    hosts,
    cachesPages,
    notFoundLog,
    paces,
    limitsClients,
  }: Options,
): void {
  const ownOrigins = hosts.hasHostPerLanguage ? { ownOrigins: hosts.origins } : {};

  async function render(
    request: Request,
    { publicOrigin, previewAt }: PageRequest,
    own: Partial<RequestContext> = {},
  ): Promise<StoredPage> {
    const preview = previewAt && { previewAt, content: contentAt(previewAt), indexable: false };
    return renderPage(request, { renderer: await renderer(), context: { ...shared, publicOrigin, ...ownOrigins, ...preview, ...own } });
  }

  /** Whether all visitors get the same page. */
  const isCacheable = ({ url, isForm, isPrivate, previewAt }: PageRequest) =>
    cachesPages && !previewAt && !isForm && !isPrivate && !removeDataSuffix(url.pathname).startsWith(QR_PATH);

  async function sendCached(request: FastifyRequest, reply: FastifyReply, page: PageRequest): Promise<FastifyReply> {
    const { key, url, publicOrigin } = page;
    const renderAside = async () => renderInThread?.({ key, publicOrigin, ...ownOrigins });
    // The thread reads its own contents: both renderings together wait for them as long as one page.
    const renderOnce = async () => (await shared.content.countWait(renderAside)) ?? render(new Request(url), page);
    const served = await pages.serve(key, renderOnce, admitFor(request));
    // A malformed URL was answered under another path, so it is not counted.
    if (served.page.status === 404 && request.originalUrl === request.raw.url) notFoundLog.note(removeDataSuffix(url.pathname));
    return sendPage(request, reply, served, { createTimestamp: spamGuards.createTimestamp, answers });
  }

  const sendOnce = (request: FastifyRequest, reply: FastifyReply, renderedPage: StoredPage) =>
    sendPage(
      request,
      reply,
      { page: { ...renderedPage, etag: '' }, source: 'rendered', age: 0 },
      { createTimestamp: spamGuards.createTimestamp },
    );

  /** Renders for one client. Reads are tracked, so that stale statements about "now" are left out in an outage. */
  async function renderForOne(request: FastifyRequest, page: PageRequest, own?: Partial<RequestContext>): Promise<StoredPage> {
    const { result: renderedPage } = await shared.content.trackReads(() => render(toWebRequest(request, page), page, own), {
      isQuestion: true,
    });
    return renderedPage;
  }

  /** A page that is not cached costs a rendering each time, so its client needs a budget. */
  async function renderAdmitted(request: FastifyRequest, page: PageRequest): Promise<StoredPage> {
    const newQuestion = page.previewAt ? null : getVisitorQueryKind(page.key);
    const end = await admitFor(request)({ newQuestion, mayBeMissing: !isFixedScreen(page.key) });
    let rendered: StoredPage | undefined;
    try {
      rendered = await renderForOne(request, page);
      return rendered;
    } finally {
      end(rendered?.status);
    }
  }

  const sendUncached = async (request: FastifyRequest, reply: FastifyReply, page: PageRequest) =>
    sendOnce(request, reply, await (cachesPages ? renderAdmitted : renderForOne)(request, page));

  async function handleForm(request: FastifyRequest, reply: FastifyReply, page: PageRequest): Promise<FastifyReply> {
    const { url } = page;
    if (isOneClick(url, request.body)) return answerOneClick(reply, url, shared.content);
    if (!readFormOrigin(request, page)) return sendHtml(reply.header('cache-control', 'no-store'), 403, writeForeignFormPage(url));
    const refused = findRefusal(request);
    // The site's own scripts keep the form's input and need only the status.
    if (refused && url.pathname.endsWith('.data')) return sendRefusal(request, reply, { refusal: refused, errorPages });
    const renderedPage = await renderForOne(request, page, {
      spamGuard: spamGuards.forClient(getClientKey(request.ip)),
      ...(refused && { refused }),
      ...(request.body instanceof ReceivedForm && { files: request.body.files }),
    });
    const unread = UNREAD_FORMS[renderedPage.status];
    if (unread && !refused && !url.pathname.endsWith('.data'))
      return errorPages.send(request, unread === 'noForm' ? reply.header('allow', 'GET, HEAD') : reply, unread);
    if (!refused) return sendOnce(request, reply, renderedPage);
    return showsRefusal(refused, renderedPage.status)
      ? sendOnce(request, addRetryAfter(reply, refused), renderedPage)
      : sendRefusal(request, reply, { refusal: refused, errorPages });
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const resolved = resolvePageRequest(request, { hosts, previewSecret: shared.previewSecret, isDevelopment: !cachesPages });
    if (resolved.kind === 'redirect') return sendRedirect(reply, resolved);
    if (resolved.kind !== 'page') return errorPages.send(request, reply, UNRESOLVED[resolved.kind]);
    const { page } = resolved;
    if (page.key === '/') reply.header('vary', 'Cookie, Accept-Language');
    if (page.isPrivate) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow');
    if (page.isForm) return handleForm(request, reply, page);
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

  const readFormWithFiles = createFormReceiver({ pace: paces.files, isPerClient: limitsClients });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request: FastifyRequest, body: IncomingMessage) =>
    takesFiles(request) ? readFormWithFiles(getClientKey(request.ip), { body, headers: request.headers }) : readForm(body, paces.text),
  );
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

/** The error pages of URLs without a page. */
const UNRESOLVED = { invalid: 'unreadableUrl', 'not-found': 'noSuchUrl', 'too-long': 'urlTooLong' } as const;
/** Of forms for which the router has no page: the screen has none, or the body cannot be read. */
const UNREAD_FORMS: Partial<Record<number, ErrorPageKind>> = { 400: 'unreadableForm', 405: 'noForm' };

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

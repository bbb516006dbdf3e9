import type { IncomingMessage } from 'node:http';
import { getClientKey } from '@liget/content-api/client-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../../app/content/context.ts';
import type { SpamGuard } from '../../app/content/spam-guard.ts';
import type { ContentStore } from '../../app/content/store.ts';
import { now } from '../../app/lib/clock.ts';
import { acceptedLanguages } from '../../app/lib/language/accepted-languages.server.ts';
import { detectLocale, languageCookie } from '../../app/lib/language/locale-detection.ts';
import { localeOfPath } from '../../app/lib/urls/href.ts';
import type { PageCache } from '../cache/page-cache.ts';
import { type Admit, RenderingRefused, type RenderingRequest } from '../cache/rendering-budget.ts';
import type { FastAnswers } from '../fast-path/answers.ts';
import { readForm, TOO_LONG } from '../forms/form-body.ts';
import { answerOneClick, isOneClick } from '../forms/list-unsubscribe.ts';
import { createFormReceiver, isFormWithFiles, ReceivedForm } from '../forms/multipart-form.ts';
import type { Paces } from '../http/limits/bounded-body.ts';
import { isTooMany } from '../http/limits/rate-limits.ts';
import {
  BAD_REQUEST,
  busyPage,
  formElsewhere,
  NO_SUCH_ADDRESS,
  SERVER_ERROR,
  TOO_LONG_A_FORM,
  TOO_MANY_FORMS,
  TOO_SLOW_A_FORM,
} from '../http/static-error-pages.ts';
import { type Address, isQuestion, readAddress, rowOfPath, withoutData } from '../http/urls/address.ts';
import type { Hosts } from '../http/urls/allowed-hosts.ts';
import { originOfForm } from '../http/urls/canonical-host.ts';
import type { NotFoundCounts } from '../metrics/not-found-log.ts';
import type { RenderAside } from '../rendering/render-aside.ts';
import { type PreviewInstant, previewInstant } from './preview-instant.ts';
import { type Renderer, renderPage } from './render.ts';
import { turnForNeeds } from './saved-needs.ts';
import { sendPage } from './send-page.ts';

interface Options {
  renderer: () => Renderer | Promise<Renderer>;
  pages: PageCache;
  /** Where fresh pages are noted. */
  answers: FastAnswers | undefined;
  /** Renders in another thread what is better rendered there. */
  aside: RenderAside | undefined;
  /** What its client may have rendered. */
  admitFor: (request: FastifyRequest) => Admit;
  context: Omit<RequestContext, 'now' | 'isDocument' | 'refused' | 'gate' | 'previewAt' | 'publicOrigin' | 'ownOrigins'>;
  /** What looks at the forms of a client. */
  gateOf: (client: string) => SpamGuard;
  /** Answers of the content service as they are at another instant, for an editor; nothing of them is kept. */
  contentAt: (instant: Temporal.Instant) => ContentStore;
  hosts: Hosts;
  /** Whether pages may be kept; not while they are being written. */
  keeps: boolean;
  /** Is told of pages that are not there. */
  missed: Pick<NotFoundCounts, 'note'>;
  paces: Paces;
  /** Whether clients are told apart; not where all requests come from one address that is trusted. */
  limitsClients: boolean;
}

/** Why a form is not taken: the status, and the page where it cannot be shown again. */
const REFUSALS = {
  tooMany: { status: 429, plain: TOO_MANY_FORMS },
  tooLong: { status: 413, plain: TOO_LONG_A_FORM },
  tooSlow: { status: 408, plain: TOO_SLOW_A_FORM },
} as const;

/** Every address that no other room answers: pages, their data, and visitors' forms. */
export function registerPages(
  app: FastifyInstance,
  { renderer, pages, answers, aside, admitFor, context: shared, gateOf, contentAt, hosts, keeps, missed, paces, limitsClients }: Options,
): void {
  const at = (instant: Temporal.Instant) => ({ previewAt: instant, content: contentAt(instant), indexable: false });

  /** What an editor's request says of another instant; a visitor's says nothing. */
  function instantOf(request: FastifyRequest): PreviewInstant {
    return request.method === 'POST'
      ? { kind: 'none' }
      : previewInstant(request.raw.url ?? '/', request.headers.cookie, {
          secret: shared.previewSecret,
          isDevelopment: !keeps,
          isHttps: hosts.origins.hu.startsWith('https:'),
          now: Math.floor(now().epochMilliseconds / 1000),
        });
  }

  /** What is kept for nobody else costs a rendering each time. */
  async function admitted<Made>(request: FastifyRequest, wanted: RenderingRequest, render: () => Promise<Made>): Promise<Made> {
    const release = await admitFor(request)(wanted);
    try {
      return await render();
    } finally {
      release();
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const asked = hosts.getLocale(request.host);
    const address = readAddress(request.raw.url ?? '/', {
      ...(asked && { hosts: { asked, origins: hosts.origins } }),
      rootLocale: () => detectLocale(request.headers.cookie, acceptedLanguages(request.headers['accept-language'])),
    });
    if (address.kind === 'bad') return reply.code(400).type('text/html; charset=utf-8').send(BAD_REQUEST);
    if (address.kind === 'none') return reply.code(404).type('text/html; charset=utf-8').send(NO_SUCH_ADDRESS);
    if (address.kind === 'elsewhere') return sendOn(reply, address);
    const preview = instantOf(request);
    if (preview.kind === 'turn')
      return reply.header('set-cookie', preview.cookie).header('cache-control', 'no-store').redirect(preview.to, 302);
    const turn = preview.kind === 'none' && request.method !== 'POST' ? turnForNeeds(request.raw.url ?? '/', request.headers.cookie) : null;
    if (turn) {
      if (turn.cookie) reply.header('set-cookie', turn.cookie);
      return reply.header('cache-control', 'no-store').redirect(turn.to, 302);
    }
    if (address.key === '/') reply.header('vary', 'Cookie, Accept-Language');
    const isForm = request.method === 'POST';
    const publicOrigin = hosts.origins[localeOfPath(withoutData(address.key.replace(/\?.*$/s, '')))];
    const context = {
      ...shared,
      publicOrigin,
      ...(hosts.isApart && { ownOrigins: hosts.origins }),
      ...(preview.kind === 'at' && at(preview.instant)),
      ...(isForm && { gate: gateOf(getClientKey(request.ip)) }),
    };
    const url = new URL(address.key, publicOrigin);
    if (isForm && isOneClick(url, request.body)) return answerOneClick(reply, url, shared.content);
    // Its address is a key to what is somebody's own: no other page is told of it, so its forms have no origin ('null'). Who has the key may send them.
    if (address.isPrivate) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow');
    const hasKey = address.isPrivate && request.headers.origin === 'null';
    const origin = hasKey ? url.origin : originOfForm(request.headers.origin, url.origin);
    if (isForm && !origin)
      return reply.code(403).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(formElsewhere(url.href));
    const isCacheable = keeps && preview.kind === 'none' && !isForm && !address.isPrivate && !withoutData(url.pathname).startsWith('/qr/');
    const withFiles = request.body instanceof ReceivedForm ? request.body : undefined;
    const refused = request.body === TOO_LONG ? 'tooLong' : isTooMany(request) || withFiles?.isBusy ? 'tooMany' : undefined;
    const made = await renderer();
    const render = () =>
      renderPage(
        new Request(url, {
          method: isForm ? 'POST' : 'GET',
          headers: isCacheable ? {} : webHeaders(request, origin, withFiles !== undefined),
          ...(isForm && request.body instanceof Buffer ? { body: new Uint8Array(request.body) } : {}),
          ...(withFiles ? { body: withFiles.words.toString() } : {}),
        }),
        { renderer: made, context: { ...context, ...(refused && { refused }), ...(withFiles && { files: withFiles.files }) } },
      );
    if (isCacheable) {
      const { ownOrigins } = context;
      const renderOnce = async () => (await aside?.({ key: address.key, publicOrigin, ...(ownOrigins && { ownOrigins }) })) ?? render();
      const served = await pages.serve(address.key, renderOnce, admitFor(request));
      // What can be nobody's is answered under another path.
      if (served.page.status === 404 && request.originalUrl === request.raw.url) missed.note(withoutData(url.pathname));
      return sendPage(request, reply, served, answers);
    }
    // The site's own scripts keep what was written, and only need the status.
    if (refused && url.pathname.endsWith('.data')) return sendRefusal(reply, refused);
    // A page for one visitor alone does not repeat what was true before an outage either.
    const attended = async () => (await shared.content.attend(render, { isQuestion: true })).made;
    const page =
      isForm || !keeps
        ? await attended()
        : await admitted(request, { isNewQuestion: isQuestion(address.key) && preview.kind !== 'at' }, attended);
    if (refused && page.status !== REFUSALS[refused].status) return sendRefusal(reply, refused);
    if (refused === 'tooMany') reply.header('retry-after', '60');
    return sendPage(request, reply, { page: { ...page, etag: '' }, source: 'rendered', age: 0 });
  }

  const readFormWithFiles = createFormReceiver({ pace: paces.files, isPerClient: limitsClients });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request: FastifyRequest, body: IncomingMessage) =>
    takesFiles(request) ? readFormWithFiles(getClientKey(request.ip), { body, headers: request.headers }) : readForm(body, paces.text),
  );
  app.addHook('preHandler', async ({ body }, reply) => {
    if (body instanceof ReceivedForm) reply.raw.once('close', () => void body.discard());
  });
  for (const url of ['/', '/*']) app.route({ method: ['GET', 'HEAD', 'POST'], url, handler: answer });
  app.route({
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler: async (_, reply) =>
      reply.code(405).header('allow', 'GET, HEAD, POST').type('text/plain; charset=utf-8').send('Method Not Allowed'),
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof RenderingRefused) return sendBusy(request, reply, error);
    const isOurs = !(error.statusCode && error.statusCode >= 400 && error.statusCode < 500);
    // Whoever went away while sending reads no answer, and it is nobody's fault.
    const hasLeft = request.raw.destroyed && !request.raw.complete;
    if (isOurs && !hasLeft) app.log.error({ err: error, reqId: request.id });
    const status = hasLeft ? 400 : isOurs ? 500 : error.statusCode;
    // The rest of it is still on its way.
    if (status === 413 || status === 408) return sendRefusal(reply.header('connection', 'close'), status === 413 ? 'tooLong' : 'tooSlow');
    return reply
      .code(status ?? 500)
      .type('text/html; charset=utf-8')
      .send(status === 500 ? SERVER_ERROR : BAD_REQUEST);
  });
}

/** What depends on the visitor is nobody else's. */
function sendOn(reply: FastifyReply, { to, status, language }: Extract<Address, { kind: 'elsewhere' }>): FastifyReply {
  if (language) reply.header('set-cookie', languageCookie(language));
  if (status === 302) reply.header('vary', 'Cookie, Accept-Language').header('cache-control', 'no-store');
  return reply.redirect(to, status);
}

/** A page that is not rendered now, in the language of its address. */
function sendBusy({ url }: FastifyRequest, reply: FastifyReply, { statusCode, retryAfterSeconds }: RenderingRefused): FastifyReply {
  reply.code(statusCode).header('retry-after', String(retryAfterSeconds)).header('cache-control', 'no-store');
  return reply.type('text/html; charset=utf-8').send(busyPage(localeOfPath(url.replace(/\?.*$/s, '')), statusCode));
}

/** A form that cannot be shown again. */
function sendRefusal(reply: FastifyReply, refused: keyof typeof REFUSALS): FastifyReply {
  const { status, plain } = REFUSALS[refused];
  if (refused === 'tooMany') reply.header('retry-after', '60');
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(plain);
}

/** Whether files may come with what is sent to this screen. */
const takesFiles = ({ url, headers }: FastifyRequest): boolean =>
  isFormWithFiles(headers) && rowOfPath(withoutData(url.replace(/\?.*$/s, '')))?.files === true;

/** `origin` is what the browser's own comes to. Of a form with files only its words are left. */
function webHeaders(request: FastifyRequest, origin: string | undefined, isWords: boolean): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  if (origin && headers.has('origin')) headers.set('origin', origin);
  if (isWords) {
    headers.set('content-type', 'application/x-www-form-urlencoded');
    headers.delete('content-length');
  }
  return headers;
}

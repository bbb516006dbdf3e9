import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../app/content/context.ts';
import { detectLocale, languageCookie } from '../app/lib/locale-detection.ts';
import { readAddress, withoutData } from './address.ts';
import type { PageCache } from './page-cache.ts';
import { BAD_REQUEST, SERVER_ERROR } from './plain-pages.ts';
import { type Renderer, renderPage } from './render.ts';
import { sendPage } from './send-page.ts';

interface Options {
  renderer: () => Renderer | Promise<Renderer>;
  pages: PageCache;
  context: Omit<RequestContext, 'now'>;
  /** Whether pages may be kept; not while they are being written. */
  keeps: boolean;
}

/** Bytes of a visitor's form. */
const MAX_BODY = 64 * 1024;

/** Every address that no other room answers: pages, their data, and visitors' forms. */
export function registerPages(app: FastifyInstance, { renderer, pages, context, keeps }: Options): void {
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
    const url = new URL(address.key, context.publicOrigin);
    const isForm = request.method === 'POST';
    const isCacheable = keeps && !isForm && !address.isPrivate && !withoutData(url.pathname).startsWith('/qr/');
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
  for (const url of ['/', '/*']) app.route({ method: ['GET', 'HEAD', 'POST'], url, bodyLimit: MAX_BODY, handler: answer });
  app.route({
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    bodyLimit: MAX_BODY,
    handler: async (_, reply) =>
      reply.code(405).header('allow', 'GET, HEAD, POST').type('text/plain; charset=utf-8').send('Method Not Allowed'),
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const isOurs = !(error.statusCode && error.statusCode >= 400 && error.statusCode < 500);
    // Whoever went away while sending reads no answer, and it is nobody's fault.
    const hasLeft = request.raw.destroyed && !request.raw.complete;
    if (isOurs && !hasLeft) app.log.error({ err: error, reqId: request.id });
    const status = hasLeft ? 400 : isOurs ? 500 : error.statusCode;
    return reply
      .code(status ?? 500)
      .type('text/html; charset=utf-8')
      .send(status === 500 ? SERVER_ERROR : BAD_REQUEST);
  });
}

function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  return headers;
}

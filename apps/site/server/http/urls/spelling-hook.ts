import { DEFAULT_LOCALE } from '@liget/content-api';
import type { FastifyInstance } from 'fastify';
import { resolveUrl } from '../../../app/lib/urls/redirects/resolve-url.ts';
import { isServicePath } from '../../../app/lib/urls/service-paths.ts';
import { checkSpelling } from '../../../app/lib/urls/spelling.ts';
import { getUrlLocale, writeErrorPage } from '../static-error-pages.ts';

/** Redirects pages to their canonical spelling and refuses invalid URLs, before anything is counted, cached or proxied. */
export function registerSpelling(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const address = request.raw.url ?? '/';
    const pathname = address.replace(/\?.*$/s, '');
    const isRead = ['GET', 'HEAD'].includes(request.method);
    // Like pages; the content service itself would answer with a 308.
    if (isRead && isServicePath(pathname) && /[^/]\/+$/.test(pathname))
      return reply.redirect(pathname.replace(/\/+$/, '') + address.slice(pathname.length), 301);
    const spelling = checkSpelling(pathname);
    if (spelling.kind === 'canonical') return undefined;
    const isPage = spelling.kind === 'redirect' && !isServicePath(spelling.path);
    const found = resolveUrl(address, { rootLocale: () => DEFAULT_LOCALE });
    if (isPage && isRead && found.kind === 'redirect') return reply.redirect(found.to, found.status);
    const page = writeErrorPage(getUrlLocale(pathname), 'noSuchUrl');
    return reply.code(404).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  });
}

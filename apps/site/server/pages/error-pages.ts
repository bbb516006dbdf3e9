import type { Locale } from '@liget/content-api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../../app/content/context.ts';
import { ERROR_PAGE_STATUS, type ErrorPageKind } from '../../app/content/error-page-kinds.ts';
import type { StoredPage } from '../cache/stored-page.ts';
import { getUrlLocale, writeErrorPage } from '../http/static-error-pages.ts';
import type { Hosts } from '../http/urls/allowed-hosts.ts';
import { type Renderer, renderPage } from './render.ts';
import { sendPage } from './send-page.ts';

interface Options {
  renderer: () => Renderer | Promise<Renderer>;
  context: Pick<RequestContext, 'content' | 'indexable' | 'translations' | 'previewSecret'>;
  hosts: Hosts;
  log: (message: string) => void;
  /** Signs the time of a sending. */
  createTimestamp: () => string;
  clock?: () => number;
}

interface MadePage {
  /** `null` when it could not be rendered. */
  page: Promise<StoredPage | null>;
  revision: number | null;
  at: number;
}

/** A path of each language at which there is no page. */
const PATHS = { hu: '/-/-/-', en: '/en/-/-/-' };
/** Milliseconds: the page leads to today's programs. */
const MAX_AGE_MS = 30_000;

export const sendHtml = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(html);

/**
 * Error pages in the site's layout and the language of the URL. Each kind is rendered once for all URLs, in half a minute and a revision, so that
 * nobody causes work with endless bad requests. They have no scripts: React could hydrate them only at the URL at which they were rendered. While
 * one cannot be rendered, a plain page is sent.
 */
export function createErrorPages({ renderer, context, hosts, log, createTimestamp, clock = Date.now }: Options) {
  const made = new Map<string, MadePage>();

  async function render(locale: Locale, kind: ErrorPageKind): Promise<StoredPage | null> {
    const publicOrigin = hosts.origins[locale];
    const ownOrigins = hosts.hasHostPerLanguage ? { ownOrigins: hosts.origins } : {};
    try {
      const { result: page } = await context.content.trackReads(async () =>
        renderPage(new Request(new URL(PATHS[locale], publicOrigin)), {
          renderer: await renderer(),
          context: { ...context, publicOrigin, ...ownOrigins, errorPage: kind },
        }),
      );
      if (page.status === ERROR_PAGE_STATUS[kind]) return page;
      log(`the error page ${kind} was rendered with the status ${page.status}`);
    } catch (error) {
      log(`the error page ${kind} could not be rendered: ${error instanceof Error ? error.message : String(error)}`);
    }
    return null;
  }

  function getPage(locale: Locale, kind: ErrorPageKind): MadePage['page'] {
    const key = `${locale} ${kind}`;
    const revision = context.content.revision();
    const known = made.get(key);
    if (known && known.revision === revision && clock() - known.at < MAX_AGE_MS) return known.page;
    const page = render(locale, kind);
    made.set(key, { page, revision, at: clock() });
    return page;
  }

  return {
    async send(request: FastifyRequest, reply: FastifyReply, kind: ErrorPageKind): Promise<FastifyReply> {
      const { url } = request;
      const locale = getUrlLocale(url);
      reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'no-store');
      // The site's own scripts need only the status.
      const page = url.replace(/\?.*$/s, '').endsWith('.data') ? null : await getPage(locale, kind);
      return page
        ? sendPage(request, reply, { page: { ...page, etag: '' }, source: 'rendered', age: 0 }, { createTimestamp })
        : sendHtml(reply, ERROR_PAGE_STATUS[kind], writeErrorPage(locale, kind));
    },
  };
}

export type ErrorPages = ReturnType<typeof createErrorPages>;

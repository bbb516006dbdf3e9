import { getClientKey } from '@liget/content-api/client-address';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorPageKind } from '../../app/content/error-page-kinds.ts';
import { getApiError } from '../http/api-errors.ts';
import { createFailureLimit } from '../http/limits/failure-limit.ts';
import { getUrlLocale, writeErrorPage } from '../http/static-error-pages.ts';
import { type ErrorPages, sendHtml } from '../pages/error-pages.ts';

interface Options {
  errorPages: ErrorPages;
  /** Whether clients are limited; false if all requests come from one trusted address. */
  limitsClients: boolean;
}

/**
 * Requests for files that do not exist: number per client and seconds. Each reaches the content service, and there are endlessly many names. So
 * many that no visitors behind one address request them; beyond it their client gets only files with a copy.
 */
const MISSES = { points: 600, duration: 60 };

const UNAVAILABLE = 'The file cannot be had at the moment. / A fájl most nem érhető el.';
const ERRORS = {
  404: { code: 'not_found', message: 'There is no such file. / Nincs ilyen fájl.' },
  429: getApiError(429),
  502: { code: 'bad_gateway', message: UNAVAILABLE },
  503: { code: 'unavailable', message: UNAVAILABLE },
  504: { code: 'timeout', message: UNAVAILABLE },
} as const;

const PAGES: Partial<Record<keyof typeof ERRORS, ErrorPageKind>> = { 404: 'noSuchUrl', 429: 'tooManyPages', 503: 'fileUnavailable' };

/** Whether a visitor opened the file itself, for example by an old link, and not a page with it. */
const isOpenedByVisitor = ({ headers, url }: FastifyRequest) => headers.accept?.includes('text/html') === true && !url.startsWith('/api/');

/** The answers to requests for files that are not sent, and the limit of those for files that do not exist. */
export function createFileRefusals({ errorPages, limitsClients }: Options) {
  const misses = createFailureLimit(MISSES);

  async function refuse(request: FastifyRequest, reply: FastifyReply, status: keyof typeof ERRORS, waitSeconds = 5): Promise<FastifyReply> {
    reply.header('cache-control', 'no-store').header('vary', 'Accept');
    if (status !== 404) reply.header('retry-after', String(waitSeconds));
    if (!isOpenedByVisitor(request)) return reply.code(status).send({ error: ERRORS[status] });
    const kind = PAGES[status];
    return kind
      ? errorPages.send(request, reply, kind)
      : sendHtml(reply, status, writeErrorPage(getUrlLocale(request.url), 'fileUnavailable'));
  }

  async function refuseMissing(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (limitsClients) await misses.count(getClientKey(request.ip));
    return refuse(request, reply, 404);
  }

  return {
    refuse,
    refuseMissing,
    /** Seconds for which the client gets only files with a copy; 0 while it is below the limit. */
    getWaitSeconds: ({ ip }: FastifyRequest): Promise<number> => misses.getWaitSeconds(getClientKey(ip)),
  };
}

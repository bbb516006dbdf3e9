import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_PAGE_STATUS, type ErrorPageKind } from '../../app/content/error-page-kinds.ts';
import type { RenderingRefused } from '../cache/rendering-budget.ts';
import { getFormWaitSeconds } from '../http/limits/rate-limits.ts';
import { getUrlLocale, writeErrorPage } from '../http/static-error-pages.ts';
import { type ErrorPages, sendHtml } from './error-pages.ts';

/** The reasons for refusing a form: the page if the form cannot be shown again. */
const REFUSALS = { tooMany: 'tooManyForms', tooLong: 'formTooLong' } as const;

export type ErrorPageReason = keyof typeof REFUSALS;

/** Retry-After of a form that was refused because others were being received. */
const BUSY_SECONDS = 60;

/** Whether a rendered page shows the refusal of its form. */
export const showsRefusal = (refusal: ErrorPageReason, status: number): boolean => status === ERROR_PAGE_STATUS[REFUSALS[refusal]];

/** Sets Retry-After on the answer to a refused form. */
export function addRetryAfter(reply: FastifyReply, refusal: ErrorPageReason): FastifyReply {
  return refusal === 'tooMany' ? reply.header('retry-after', String(getFormWaitSeconds(reply.request) ?? BUSY_SECONDS)) : reply;
}

/** Answers a form that cannot be shown again. */
export const sendRefusal = (
  request: FastifyRequest,
  reply: FastifyReply,
  { refusal, errorPages }: { refusal: ErrorPageReason; errorPages: ErrorPages },
): Promise<FastifyReply> => errorPages.send(request, addRetryAfter(reply, refusal), REFUSALS[refusal]);

/** Answers for a page that is not rendered now, in the language of its URL: too many requests of the client (429) or too much load (503). */
export function sendBusy(
  { url }: FastifyRequest,
  reply: FastifyReply,
  { reason, statusCode, retryAfterSeconds }: RenderingRefused,
): FastifyReply {
  reply.header('retry-after', String(retryAfterSeconds)).header('cache-control', 'no-store');
  return sendHtml(reply, statusCode, writeErrorPage(getUrlLocale(url), reason));
}

/** The kind of the page that answers an unhandled error. */
function getFailureKind(status: number, method: string): ErrorPageKind {
  if (status === 413) return 'formTooLong';
  if (status === 408) return 'formTooSlow';
  if (status === 500) return 'serverError';
  return method === 'POST' ? 'unreadableForm' : 'unreadableRequest';
}

/** Answers unhandled errors: 4xx as the client's error, others as 500, which is logged. Plain pages, because rendering may be what failed. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, error: Error & { statusCode?: number }): FastifyReply {
  const isServerError = !(error.statusCode && error.statusCode >= 400 && error.statusCode < 500);
  // A client that disconnected while sending gets no answer, and nothing has failed.
  const hasDisconnected = request.raw.destroyed && !request.raw.complete;
  if (isServerError && !hasDisconnected) request.server.log.error({ err: error, reqId: request.id });
  const status = hasDisconnected ? 400 : isServerError ? 500 : (error.statusCode ?? 500);
  // The rest of the body is still being sent.
  if (status === 413 || status === 408) reply.header('connection', 'close').header('cache-control', 'no-store');
  return sendHtml(reply, status, writeErrorPage(getUrlLocale(request.url), getFailureKind(status, request.method)));
}

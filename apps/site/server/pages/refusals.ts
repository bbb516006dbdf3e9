import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_PAGE_STATUS, type ErrorPageKind } from '../../app/content/error-page-kinds.ts';
import { isServicePath } from '../../app/lib/urls/service-paths.ts';
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

/** Whether a visitor opens the URL or sends a form to it, so that the answer is shown as a page. */
const isNavigation = ({ headers, url }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true && !isServicePath(url);

/** Answers a request that is refused without a rendering of its own: with the error page for a navigation, else with a plain page. */
export async function refuseRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, errorPages }: { kind: ErrorPageKind; errorPages: ErrorPages },
): Promise<FastifyReply> {
  if (isNavigation(request)) return errorPages.send(request, reply, kind);
  return sendHtml(reply.header('cache-control', 'no-store'), ERROR_PAGE_STATUS[kind], writeErrorPage(getUrlLocale(request.url), kind));
}

/** Answers for a page that is not rendered now, in the language of its URL: too many requests of the client (429) or too much load (503). */
export const sendBusy = (
  request: FastifyRequest,
  reply: FastifyReply,
  { refusal, errorPages }: { refusal: RenderingRefused; errorPages: ErrorPages },
): Promise<FastifyReply> =>
  refuseRequest(request, reply.header('retry-after', String(refusal.retryAfterSeconds)), { kind: refusal.reason, errorPages });

/** Forms whose body is not read to its end. */
const UNFINISHED_FORMS: Partial<Record<number, ErrorPageKind>> = { 413: 'formTooLong', 408: 'formTooSlow' };

/** The kind of the page that answers another unhandled error. */
function getFailureKind(status: number, method: string): ErrorPageKind {
  if (status === 500) return 'serverError';
  return method === 'POST' ? 'unreadableForm' : 'unreadableRequest';
}

/** Answers unhandled errors: 4xx as the client's error, others as 500, which is logged, with a plain page, because rendering may be what failed. */
export async function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  { error, errorPages }: { error: Error & { statusCode?: number }; errorPages: ErrorPages },
): Promise<FastifyReply> {
  const isServerError = !(error.statusCode && error.statusCode >= 400 && error.statusCode < 500);
  // A client that disconnected while sending gets no answer, and nothing has failed.
  const hasDisconnected = request.raw.destroyed && !request.raw.complete;
  if (isServerError && !hasDisconnected) request.server.log.error({ err: error, reqId: request.id });
  const status = hasDisconnected ? 400 : isServerError ? 500 : (error.statusCode ?? 500);
  const unfinished = UNFINISHED_FORMS[status];
  // The rest of the body is still being sent.
  if (unfinished) return refuseRequest(request, reply.header('connection', 'close'), { kind: unfinished, errorPages });
  return sendHtml(reply, status, writeErrorPage(getUrlLocale(request.url), getFailureKind(status, request.method)));
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { getPathLocale } from '../../app/lib/urls/href.ts';
import type { RenderingRefused } from '../cache/rendering-budget.ts';
import {
  BAD_REQUEST,
  FORM_TOO_LONG,
  FORM_TOO_SLOW,
  getBusyPage,
  SERVER_ERROR,
  TOO_MANY_FORMS,
  UNREADABLE_FORM,
} from '../http/static-error-pages.ts';

/** The reasons for refusing a form: the status, and the page if the form cannot be shown again. */
const REFUSALS = {
  tooMany: { status: 429, html: TOO_MANY_FORMS },
  tooLong: { status: 413, html: FORM_TOO_LONG },
  tooSlow: { status: 408, html: FORM_TOO_SLOW },
} as const;

export type ErrorPageReason = keyof typeof REFUSALS;

/** Retry-After of a form above the limit. */
const RETRY_AFTER_SECONDS = '60';

export const sendHtml = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(html);

/** Whether a rendered page shows the refusal of its form. */
export const showsRefusal = (refusal: ErrorPageReason, status: number): boolean => status === REFUSALS[refusal].status;

/** Sets Retry-After on the answer to a refused form. */
export function addRetryAfter(reply: FastifyReply, refusal: ErrorPageReason): FastifyReply {
  return refusal === 'tooMany' ? reply.header('retry-after', RETRY_AFTER_SECONDS) : reply;
}

/** Answers a form that cannot be shown again. */
export function sendRefusal(reply: FastifyReply, refusal: ErrorPageReason): FastifyReply {
  const { status, html } = REFUSALS[refusal];
  return sendHtml(addRetryAfter(reply, refusal).header('cache-control', 'no-store'), status, html);
}

/** Answers for a page that is not rendered now, in the language of its URL. */
export function sendBusy({ url }: FastifyRequest, reply: FastifyReply, { statusCode, retryAfterSeconds }: RenderingRefused): FastifyReply {
  reply.header('retry-after', String(retryAfterSeconds)).header('cache-control', 'no-store');
  return sendHtml(reply, statusCode, getBusyPage(getPathLocale(url.replace(/\?.*$/s, '')), statusCode));
}

/** Answers unhandled errors: 4xx as the client's error, others as 500, which is logged. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, error: Error & { statusCode?: number }): FastifyReply {
  const isServerError = !(error.statusCode && error.statusCode >= 400 && error.statusCode < 500);
  // A client that disconnected while sending gets no answer, and nothing has failed.
  const hasDisconnected = request.raw.destroyed && !request.raw.complete;
  if (isServerError && !hasDisconnected) request.server.log.error({ err: error, reqId: request.id });
  const status = hasDisconnected ? 400 : isServerError ? 500 : error.statusCode;
  // The rest of the body is still being sent.
  if (status === 413 || status === 408) return sendRefusal(reply.header('connection', 'close'), status === 413 ? 'tooLong' : 'tooSlow');
  if (status === 500) return sendHtml(reply, 500, SERVER_ERROR);
  return sendHtml(reply, status ?? 500, request.method === 'POST' ? UNREADABLE_FORM : BAD_REQUEST);
}

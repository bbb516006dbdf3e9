import { getClientKey } from '@liget/content-api/client-address';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorPageKind } from '../../app/content/error-page-kinds.ts';
import type { ContentStore } from '../../app/content/store.ts';
import type { StoredPage } from '../cache/stored-page.ts';
import { answerOneClick, isOneClick } from '../forms/list-unsubscribe.ts';
import { ReceivedForm } from '../forms/multipart-form.ts';
import type { SpamGuards } from '../forms/spam-guard.ts';
import { writeForeignFormPage } from '../http/static-error-pages.ts';
import { type ErrorPages, sendHtml } from './error-pages.ts';
import type { PageRequest } from './page-request.ts';
import { addRetryAfter, sendRefusal, showsRefusal } from './refusals.ts';
import type { Rendering } from './rendering.ts';
import { findRefusal, readFormOrigin } from './sent-form.ts';

interface Options {
  content: ContentStore;
  errorPages: ErrorPages;
  spamGuards: SpamGuards;
  renderForOne: Rendering['renderForOne'];
  /** Sends a page that is not cached. */
  sendOnce: (request: FastifyRequest, reply: FastifyReply, page: StoredPage) => FastifyReply | Promise<FastifyReply>;
}

/** The error pages of forms for which the router has no page: the screen has none, or the body cannot be read. */
const UNREAD_FORMS: Partial<Record<number, ErrorPageKind>> = { 400: 'unreadableForm', 405: 'noForm' };

/** Answers a visitor's form with the screen that received it, or refuses it. */
export function createFormAnswers({ content, errorPages, spamGuards, renderForOne, sendOnce }: Options) {
  return async (request: FastifyRequest, reply: FastifyReply, page: PageRequest): Promise<FastifyReply> => {
    const { url } = page;
    if (isOneClick(url, request.body)) return answerOneClick(reply, url, content);
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
    // The site's own scripts send forms only to screens that have one; their answer is the router's.
    if (unread && !refused && (unread === 'noForm' || !url.pathname.endsWith('.data')))
      return errorPages.send(request, unread === 'noForm' ? reply.header('allow', 'GET, HEAD') : reply, unread);
    if (!refused) return sendOnce(request, reply, renderedPage);
    return showsRefusal(refused, renderedPage.status)
      ? sendOnce(request, addRetryAfter(reply, refused), renderedPage)
      : sendRefusal(request, reply, { refusal: refused, errorPages });
  };
}

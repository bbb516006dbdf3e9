import { isNotModified } from '@liget/content-api/validators';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NEEDS_COOKIE } from '../../app/lib/needs.ts';
import type { ServedPage } from '../cache/page-cache.ts';
import type { StoredPage } from '../cache/stored-page.ts';
import { PREVIEW_COOKIE } from '../pages/preview-instant.ts';
import { dependsOnNeeds } from '../pages/saved-needs.ts';
import { type FastAnswers, isRoot } from './answers.ts';

interface SentPage {
  request: FastifyRequest;
  reply: FastifyReply;
  served: ServedPage;
  encoding: 'br' | 'gzip';
  etag: string;
}

/** Registers a fresh page of the cache. The table only references it. */
export function notePage(answers: FastAnswers, { request, reply, served, encoding, etag }: SentPage): void {
  const { page, isStillFresh } = served;
  const [, query] = (request.raw.url ?? '').split('?');
  // A link to another instant may be signed for a time that has not begun yet.
  if (!isStillFresh || new URLSearchParams(query).has('at')) return;
  const pageRef = new WeakRef<StoredPage>(page);
  const url = request.raw.url ?? '';
  const dependsOnCookies = isRoot(url);
  const dependsOnSavedNeeds = dependsOnNeeds(url);
  answers.note(request, {
    headers: reply.getHeaders(),
    bodyHeaders: { 'content-encoding': encoding },
    body: () => pageRef.deref()?.bodies[encoding],
    isCurrent: () => {
      const currentPage = pageRef.deref();
      return currentPage !== undefined && isStillFresh(currentPage);
    },
    isForRouter: ({ cookie }) =>
      cookie !== undefined &&
      (dependsOnCookies || cookie.includes(PREVIEW_COOKIE) || (dependsOnSavedNeeds && cookie.includes(`${NEEDS_COOKIE}=`))),
    isNotModified: (headers) =>
      headers['if-none-match'] !== undefined && isNotModified({ 'if-none-match': headers['if-none-match'] }, etag),
  });
}

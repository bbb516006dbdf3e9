import { isNotModified } from '@liget/content-api/validators';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { keepQuery } from '../../app/lib/urls/keep-query.ts';
import type { ServedPage } from '../cache/page-cache.ts';
import { type Encoding, getBody, getBodyWithTimestamp } from '../cache/stored-page.ts';
import type { FastAnswers } from '../fast-path/answers.ts';
import { notePage } from '../fast-path/note-page.ts';

/** The smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const satisfies Encoding[];

/** The best encoding that the client accepts, or identity. */
function chooseEncoding({ headers }: FastifyRequest): Encoding {
  const accepted = new Negotiator({ headers }).encodings([...ENCODINGS]);
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** Each encoding is a representation of its own with its own strong validator (RFC 9110, 8.8.1). */
const toEncodedEtag = (etag: string, encoding: Encoding) => (encoding === 'identity' ? etag : etag.replace(/"$/, `-${encoding}"`));

/**
 * The target of a redirect with the visitor's query. Cached pages are rendered with the screen's own parameters only, so the others are added here,
 * except to redirects to the same path and after a form, which have the whole query.
 */
function addQuery({ method, raw }: FastifyRequest, location: string): string {
  const [path = '', ...query] = (raw.url ?? '').split('?');
  const hasOwnQuery = location.includes('?') && (method === 'POST' || location.startsWith(`${path}?`));
  return hasOwnQuery ? location : keepQuery(location, query.length > 0 && query[0] !== '' ? `?${query.join('?')}` : '');
}

interface Options {
  /** Signs the time of the sending, for pages with forms. */
  createTimestamp: () => string;
  /** Gets fresh pages, if given. */
  answers?: FastAnswers | undefined;
}

/**
 * Sends a cached page: in an encoding that the client accepts, with validators, and with a warning if it is stale. A page with a form contains the
 * time of the sending, so that it has no validators.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  served: ServedPage,
  { createTimestamp, answers }: Options,
): Promise<FastifyReply> {
  const { page, source, age } = served;
  const encoding = chooseEncoding(request);
  const body = page.hasTimestamp ? await getBodyWithTimestamp(page, encoding, createTimestamp) : await getBody(page, encoding);
  const vary = [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
  reply.code(page.status).headers(page.headers).header('vary', vary).header('x-page-source', source);
  const location = page.headers['location'];
  if (location) reply.header('location', addQuery(request, location));
  if (source === 'stale') reply.header('age', age).header('warning', '110 - "Response is Stale"');
  const isSharedPage = page.status === 200 && page.etag !== '';
  if (isSharedPage && page.hasTimestamp) {
    // Browsers may keep it for their Back button, which restores what a visitor typed.
    reply.header('cache-control', 'private, no-cache');
  } else if (isSharedPage) {
    const etag = toEncodedEtag(page.etag, encoding);
    reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', etag);
    if (answers && encoding !== 'identity') notePage(answers, { request, reply, served, encoding, etag });
    if (isNotModified({ 'if-none-match': request.headers['if-none-match'] }, etag)) return reply.code(304).send();
  } else if (page.status >= 400 || !(page.etag || page.headers['cache-control'])) reply.header('cache-control', 'no-store');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

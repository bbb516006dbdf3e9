import { isNotModified } from '@liget/content-api/validators';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepQuery } from '../app/lib/keep-query.ts';
import type { Served } from './page-cache.ts';

type Encoding = 'br' | 'gzip' | 'identity';

function encodingFor(header: string | undefined): Encoding {
  const accepted = (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0+)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** Sends a page as it is kept: compressed as the client can read it, with validators, and with a warning when it is an old one. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, { page, source, age }: Served): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply.code(page.status).headers(page.headers).header('vary', 'Accept-Encoding').header('x-page-source', source);
  const location = page.headers['location'];
  // The page was made without what the visitor's query has beyond the screen's own parameters.
  const query = /\?.+/.exec(request.raw.url ?? '')?.[0] ?? '';
  if (location) reply.header('location', keepQuery(location, query));
  if (source === 'stale') reply.header('age', age).header('warning', '110 - "Response is Stale"');
  if (page.status === 200 && page.etag) {
    reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', page.etag);
    if (isNotModified({ 'if-none-match': request.headers['if-none-match'] }, page.etag)) return reply.code(304).send();
  } else if (page.status >= 400 || !(page.etag || page.headers['cache-control'])) reply.header('cache-control', 'no-store');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding]);
}

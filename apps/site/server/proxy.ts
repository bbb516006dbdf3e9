import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { ADMIN_POLICY, COMMON_HEADERS } from './security.ts';

interface Options {
  cmsOrigin: string;
  publicOrigin: string;
}

/** Prefixes of the content service that visitors and editors reach through the site's own origin. */
const ROUTES = [
  { prefix: '/admin', rewritePrefix: '/admin' },
  { prefix: '/_next', rewritePrefix: '/_next' },
  { prefix: '/api', rewritePrefix: '/api' },
  { prefix: '/media', rewritePrefix: '/api/media/file' },
  { prefix: '/files', rewritePrefix: '/api/files/file' },
] as const;

const FILE_CACHE = 'public, max-age=86400, stale-while-revalidate=604800';

export async function registerProxy(app: FastifyInstance, { cmsOrigin, publicOrigin }: Options): Promise<void> {
  const { host, protocol } = new URL(publicOrigin);
  // Next would resize any picture for anybody, and keep every size on the disk.
  for (const url of ['/_next/image', '/_next/image/*']) app.all(url, async (_, reply) => reply.code(404).send());
  for (const { prefix, rewritePrefix } of ROUTES) {
    await app.register(httpProxy, {
      upstream: cmsOrigin,
      prefix,
      rewritePrefix,
      http2: false,
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          host,
          'x-forwarded-for': request.ip,
          'x-forwarded-host': host,
          'x-forwarded-proto': protocol.replace(':', ''),
        }),
        rewriteHeaders: (headers) => ({
          ...headers,
          ...Object.fromEntries(Object.entries(COMMON_HEADERS).map(([name, value]) => [name.toLowerCase(), value])),
          ...(prefix === '/admin' ? { 'content-security-policy': ADMIN_POLICY } : {}),
          ...(prefix === '/media' || prefix === '/files'
            ? { 'cache-control': FILE_CACHE, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
            : {}),
        }),
        onError: (reply, { error }) => {
          app.log.warn(`content service did not answer: ${error.message}`);
          void reply
            .code(503)
            .header('retry-after', '5')
            .type('application/json; charset=utf-8')
            .send({ error: { code: 'unavailable', message: 'The content service is not available; try again in a moment.' } });
        },
      },
    });
  }
}

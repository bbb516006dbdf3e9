import type { FastifyInstance } from 'fastify';

/** Ignores `Range` for HEAD: it is defined for GET alone (RFC 9110, section 14.2). */
export function registerHeadRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.method === 'HEAD') delete raw.headers.range;
  });
}

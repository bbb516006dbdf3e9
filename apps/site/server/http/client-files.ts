import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 365 * 24 * 60 * 60;

/** The built client files of a folder, and what lies beside them. */
export async function registerClientFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    // Built files carry a hash of their content in their names; icons and the manifest do not.
    setHeaders(response, file) {
      const isBuilt = file.includes(`${path.sep}assets${path.sep}`);
      response.header('cache-control', isBuilt ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600');
    },
  });
}

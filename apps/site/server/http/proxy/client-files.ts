import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { FastAnswers } from '../../fast-path/answers.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Extensions of compressed files, by encoding. */
const COMPRESSED = { br: '.br', gzip: '.gz' } as const;
const isCompressed = (name: string) => Object.values(COMPRESSED).some((extension) => name.endsWith(extension));

/**
 * Reads the files of a folder by path, '/assets/x.js.br'. The uncompressed version of a compressed file is not read: it is hardly requested, and most
 * of the data.
 */
async function readFiles(root: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const all = new Set(names);
  const namesToRead = names.filter((name) => isCompressed(name) || !all.has(name + COMPRESSED.br));
  const read = namesToRead.map(async (name) => [`/${path.relative(root, name).replaceAll(path.sep, '/')}`, await readFile(name)] as const);
  return new Map(await Promise.all(read));
}

/** The library that sends the files handles these headers. */
const CONDITIONS = ['if-none-match', 'if-modified-since'] as const;

/** Serves the built client files of a folder. They do not change while the site runs. */
export async function registerClientFiles(app: FastifyInstance, root: string, answers?: FastAnswers): Promise<void> {
  const files = answers ? await readFiles(root) : new Map<string, Buffer>();
  await app.register(async (scope) => {
    scope.addHook('onSend', async (request, reply, payload) => {
      const [pathname = ''] = (request.raw.url ?? '').split('?');
      const encoding = reply.getHeader('content-encoding');
      const extension = encoding === 'br' || encoding === 'gzip' ? COMPRESSED[encoding] : '';
      const body = files.get(pathname + extension);
      const isFullResponse = reply.statusCode === 200 && body !== undefined && Number(reply.getHeader('content-length')) === body.length;
      if (isFullResponse)
        answers?.note(request, {
          headers: {},
          bodyHeaders: reply.getHeaders(),
          body: () => body,
          isCurrent: () => true,
          isForRouter: (headers) => CONDITIONS.some((name) => headers[name] !== undefined),
          isNotModified: () => false,
        });
      return payload;
    });
    await scope.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      // Built files have a hash in their names; icons and the manifest do not.
      setHeaders(response, file) {
        const isBuilt = file.includes(`${path.sep}assets${path.sep}`);
        response.header('cache-control', isBuilt ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600');
      },
    });
  });
}

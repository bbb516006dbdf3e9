import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { startAtOrigin } from '../../../../test-server.ts';
import { createCircuits } from '../../app/content/circuit/circuits.ts';
import { ERROR_PAGE_STATUS } from '../../app/content/error-page-kinds.ts';
import { registerMedia } from './routes.ts';

export interface FileAnswer {
  status: number;
  body: string;
  type: string;
  disposition?: string;
  /** End of the display period. */
  expires?: string;
}

export const MISSING: FileAnswer = { status: 500, body: '{"errors":[{"message":"Something went wrong."}]}', type: 'application/json' };
export const answerPicture = (body: string): FileAnswer => ({ status: 200, body, type: 'image/webp' });

/** For tests: the site's media routes, until the test is done; the test controls the content service. */
export async function startMedia({ maxSize = 1e6, isFolderPossible = true } = {}) {
  const made = mkdtempSync(path.join(os.tmpdir(), 'liget-media-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  const folder = isFolderPossible ? made : '/dev/null/media';
  const contentService: {
    revision: number | null;
    answers: Record<string, FileAnswer>;
    requestedUrls: string[];
    pendingResponses: ServerResponse[];
    /** The answer for signed-in editors, independent of that for visitors. */
    forEditors: string | null;
  } = {
    forEditors: null,
    pendingResponses: [],
    revision: 1,
    answers: { '/api/media/file/to.webp': answerPicture('0123456789') },
    requestedUrls: [],
  };
  const cms = createServer((request, response) => {
    contentService.requestedUrls.push(request.url ?? '');
    const isEditor = contentService.forEditors !== null && request.headers.cookie === 'payload-token=abc';
    const answer = isEditor ? answerPicture(contentService.forEditors ?? '') : (contentService.answers[request.url ?? ''] ?? MISSING);
    // Half of the file, then a broken connection.
    if (answer.type === 'broken') response.writeHead(200, { 'content-length': 100 }).write('half', () => response.destroy());
    else if (answer.type === 'none') response.destroy();
    else if (answer.type === 'held') contentService.pendingResponses.push(response);
    else
      response
        .writeHead(answer.status, {
          'content-type': answer.type,
          ...(answer.disposition ? { 'content-disposition': answer.disposition } : {}),
          ...(answer.expires ? { expires: answer.expires } : {}),
        })
        .end(answer.body);
  });
  const origin = await startAtOrigin(cms);
  onTestFinished(() => new Promise<void>((resolve) => cms.close(() => resolve())));
  const start = async () => {
    const app = Fastify();
    onTestFinished(() => app.close());
    const circuit = createCircuits({ log: () => {} }).getPart('files');
    await registerMedia(app, {
      cmsOrigin: origin,
      folder,
      maxSize,
      revision: () => contentService.revision,
      circuit,
      log: () => {},
      maxSilenceMs: 60_000,
      limitsClients: true,
      errorPages: { send: async (_, reply, kind) => reply.code(ERROR_PAGE_STATUS[kind]).type('text/html').send(kind) },
    });
    return app;
  };
  const app = await start();
  const get = (url = '/media/to.webp', headers = {}) => app.inject({ url, headers });
  return { app, start, contentService, get, folder };
}

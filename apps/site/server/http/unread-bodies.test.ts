import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { createCircuits } from '../../app/content/circuit/circuits.ts';
import { watchRevision } from '../cache/revision-watch.ts';
import { createNotFoundLog } from '../counts/not-found-log.ts';
import { registerMedia } from '../media/routes.ts';
import { loadTranslations } from '../pages/translations.ts';
import { createEditorSessions } from './proxy/editor-sessions.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'liget-unread-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Fetch = typeof globalThis.fetch;
const service = { origin: 'http://cms.example', previewSecret: undefined, log: () => {} };

async function requestFile(fetch: Fetch): Promise<void> {
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  const app = Fastify();
  await registerMedia(app, {
    cmsOrigin: service.origin,
    folder,
    maxSize: 1e6,
    revision: () => 1,
    circuit: createCircuits({ log: service.log }).getPart('files'),
    log: service.log,
    maxSilenceMs: 60_000,
    limitsClients: true,
    errorPages: { send: async (_, reply) => reply.code(404).send() },
  });
  // An editor’s request for a file that visitors may not see is sent a second time, with the session.
  await app.inject({ url: '/api/media/file/to.webp', headers: { cookie: 'payload-token=abc' } });
  await app.close();
}

test.each<[name: string, requests: number, run: (fetch: Fetch) => unknown]>([
  ['a file and an editor’s file', 2, requestFile],
  [
    'the check of a session',
    1,
    (fetch) =>
      createEditorSessions({ cmsOrigin: service.origin, publicOrigin: 'https://liget.example', timeoutMs: 1000, fetch }).verify({
        authorization: 'JWT a',
      }),
  ],
  [
    'the stream of revisions',
    1,
    (fetch) =>
      new Promise<void>((resolve) => {
        const stop = watchRevision({
          ...service,
          fetch,
          onRevision: () => {
            stop();
            resolve();
          },
        });
      }),
  ],
  [
    'counts',
    1,
    (fetch) => {
      const notFoundLog = createNotFoundLog({ ...service, fetch });
      notFoundLog.note('/nincs');
      return notFoundLog.flush();
    },
  ],
  [
    'texts',
    2,
    (fetch) => loadTranslations({ url: 'https://texts.example', key: 'k', host: 'https://liget.example', log: service.log, fetch }),
  ],
])('the answer that refuses %s is not left unread, which would block its connection', async (_, requests, run) => {
  const cancel = vi.fn();
  await run(async () => new Response(new ReadableStream({ cancel }), { status: 403 }));
  expect(cancel).toHaveBeenCalledTimes(requests);
});

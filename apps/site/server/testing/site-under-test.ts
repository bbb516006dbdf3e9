import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { RouterContextProvider } from 'react-router';
import { afterAll, vi } from 'vitest';
import { startAtOrigin } from '../../../../test-server.ts';
import { requestContext } from '../../app/content/context.ts';
import { createApp } from '../app.ts';
import { readEnvironment } from '../environment.ts';
import type { Paces } from '../http/limits/bounded-body.ts';
import type { Renderer } from '../pages/render.ts';

const ends: (() => Promise<unknown> | void)[] = [];
// Some sites are shared by the tests of a file.
afterAll(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

export type Answers = (request: IncomingMessage, response: ServerResponse) => unknown;

interface SiteParts {
  /** Without it the body of each page is its path. */
  renderer?: Renderer;
  paces?: Paces;
  clientFiles?: string;
  bundle?: string;
}

/** Starts the site with these environment variables and a content service that answers by `answers`. */
export async function startSite(
  variables: Record<string, string> = {},
  answers: Answers = (_, response) => response.end('{}'),
  { renderer, ...parts }: SiteParts = {},
) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'liget-site-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const contentService: { answers: Answers; requestedUrls: string[]; revisions?: ServerResponse } = { answers, requestedUrls: [] };
  const cms = createServer((incoming, response) => {
    // The stream of revisions stays open.
    if (incoming.url?.endsWith('/content-revision/events')) {
      contentService.revisions = response;
      return;
    }
    contentService.requestedUrls.push(incoming.url ?? '');
    contentService.answers(incoming, response);
  });
  const cmsOrigin = await startAtOrigin(cms);
  ends.push(() => {
    cms.closeAllConnections();
    return new Promise((resolve) => cms.close(resolve));
  });
  const environment = readEnvironment({
    CMS_ORIGIN: cmsOrigin,
    MEDIA_CACHE_DIR: folder,
    LOG_LEVEL: 'silent',
    ...variables,
  });
  const handler = vi.fn<Renderer['handler']>(
    async (request) => new Response(new URL(request.url).pathname, { headers: { 'content-type': 'text/plain' } }),
  );
  const createLoadContext: Renderer['createLoadContext'] = (values) => new RouterContextProvider(new Map([[requestContext, values]]));
  const app = await createApp({
    environment,
    renderer: () => renderer ?? { handler, createLoadContext, pageSheets: new Map() },
    ...parts,
  });
  ends.push(() => app.close());
  return { app, handler, contentService };
}

import { createServer, type IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { startAtOrigin } from '../../../../test-server.ts';
import type { READING_PACE } from '../http/proxy/archive-limits.ts';
import { registerProxy } from '../http/proxy/proxy.ts';
import { UPLOAD_BODY_BYTES } from '../http/proxy/proxy-limits.ts';

/**
 * Starts the site's proxy in front of a content service that knows one session.
 * `requests` lists the other requests that the content service received. Both end with the test.
 */
export async function startProxiedSite({
  isDown = false,
  beforeAnswer = Promise.resolve(),
  timeouts = {},
  status = 200,
  body = 'from the content service',
  readingPace,
}: {
  isDown?: boolean;
  beforeAnswer?: Promise<void>;
  timeouts?: object;
  status?: number;
  body?: string;
  readingPace?: typeof READING_PACE;
} = {}) {
  const requests: Pick<IncomingMessage, 'url' | 'headers' | 'method'>[] = [];
  const sessionRequests: unknown[] = [];
  const cms = createServer((request, response) => {
    if (request.url?.startsWith('/api/users/me?')) {
      sessionRequests.push([request.headers.cookie, request.headers.origin]);
      response.end(JSON.stringify({ user: request.headers.cookie?.includes('real') ? { id: 1 } : null }));
      return;
    }
    requests.push(request);
    const headers = { 'content-type': 'text/plain', 'x-frame-options': 'ALLOWALL', 'cache-control': 'no-cache' };
    request.resume().on('end', () => void beforeAnswer.then(() => response.writeHead(status, headers).end(body)));
  });
  const cmsOrigin = await startAtOrigin(cms);
  const close = () => {
    cms.closeAllConnections();
    return new Promise<void>((resolve) => cms.close(() => resolve()));
  };
  if (isDown) await close();
  else onTestFinished(close);
  const app = Fastify({ bodyLimit: UPLOAD_BODY_BYTES });
  onTestFinished(() => app.close());
  await registerProxy(app, {
    cmsOrigin,
    publicOrigin: 'https://liget.example',
    timeouts,
    ...(readingPace && { readingPace }),
  });
  return { app, requests, sessionRequests };
}

import { QR_USES, type QrScans } from '@liget/content-api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { type CountsService, createCounts } from './counts.ts';

interface Options extends CountsService {
  gatherMs?: number;
}

const GATHER_MS = 1_000;
/** Codes of one message; made-up ones find nothing and are not counted. */
const MAX_CODES = 200;
const FETCHED_AHEAD = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** Whether somebody has followed the code: not a robot, a preview in a messenger, or a browser that only guesses. */
function isPerson({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' || isbot(headers['user-agent'] ?? '')) return false;
  return (
    headers['user-agent'] !== undefined && !FETCHED_AHEAD.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))
  );
}

/** The code that an answer leads on from; what is sent to another spelling, or found nothing, has not been used yet. */
function findUsedCode(request: FastifyRequest, reply: FastifyReply): string | null {
  const [, code] = /^\/qr\/([A-Za-z0-9_-]+)(?:\?|$)/.exec(request.url) ?? [];
  const target = String(reply.getHeader('location') ?? '');
  return code !== undefined && reply.statusCode === 302 && !target.startsWith('/qr/') ? code : null;
}

/** Counts how often printed codes are used: the code and nothing else. */
export function registerQrScans(app: FastifyInstance, { gatherMs = GATHER_MS, ...service }: Options): void {
  const { count, flush } = createCounts({
    ...service,
    name: 'Printed codes',
    path: QR_USES,
    maxKeys: MAX_CODES,
    gatherMs,
    toBody: (counts): QrScans => ({ uses: [...counts].map(([code, times]) => ({ code, count: times })) }),
  });
  app.addHook('onResponse', async (request, reply) => {
    const code = findUsedCode(request, reply);
    if (code !== null && isPerson(request)) count(code);
  });
  app.addHook('onClose', flush);
}

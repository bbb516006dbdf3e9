import { QR_USES, type QrScans } from '@liget/content-api';
import { QR_PATH } from '@liget/content-api/vocabulary/qr-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { type CountsService, createCounts } from './counts.ts';

interface Options extends CountsService {
  collectMs?: number;
}

const CODE = new RegExp(`^${QR_PATH}([A-Za-z0-9_-]+)(?:\\?|$)`);
const COLLECT_MS = 1_000;
/** Maximum number of codes per message; unknown codes are not counted. */
const MAX_CODES = 200;
const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** Whether a person followed the code: not a robot, a link preview of a messenger, or a browser's prefetch. */
function isPerson({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' || isbot(headers['user-agent'] ?? '')) return false;
  return (
    headers['user-agent'] !== undefined && !PREFETCH_HEADERS.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))
  );
}

/** The code that an answer redirects from; a redirect to another spelling, or a 404, is not a scan. */
function findUsedCode(request: FastifyRequest, reply: FastifyReply): string | null {
  const [, code] = CODE.exec(request.url) ?? [];
  const target = String(reply.getHeader('location') ?? '');
  return code !== undefined && reply.statusCode === 302 && !target.startsWith(QR_PATH) ? code : null;
}

/** Counts scans of printed codes: only the code. */
export function registerQrScans(app: FastifyInstance, { collectMs = COLLECT_MS, ...service }: Options): void {
  const { count, flush } = createCounts({
    ...service,
    name: 'Printed codes',
    path: QR_USES,
    maxKeys: MAX_CODES,
    collectMs,
    toBody: (counts): QrScans => ({ uses: [...counts].map(([code, times]) => ({ code, count: times })) }),
  });
  app.addHook('onResponse', async (request, reply) => {
    const code = findUsedCode(request, reply);
    if (code !== null && isPerson(request)) count(code);
  });
  app.addHook('onClose', flush);
}

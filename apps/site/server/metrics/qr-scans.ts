import { DEFAULT_LOCALE, QR_USES, type QrUses } from '@liget/content-api';
import { draftCredential } from '@liget/content-api/preview';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';

interface Options {
  cmsOrigin: string;
  /** Shared with the content service, which counts for the site alone. */
  previewSecret?: string | undefined;
  log: (message: string) => void;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds for which uses are gathered, so that a crowd before a sign is one message. */
  pause?: number;
}

const PAUSE = 1_000;
/** Codes whose uses wait to be told; made-up ones find nothing and are not counted. */
const MOST_CODES = 200;
const PATIENCE = 5_000;
const FETCHED_AHEAD = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** Whether somebody has followed the code: not a robot, a preview in a messenger, or a browser that only guesses. */
function isPersons({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' || isbot(headers['user-agent'] ?? '')) return false;
  return (
    headers['user-agent'] !== undefined && !FETCHED_AHEAD.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))
  );
}

/** The code that an answer leads on from; what is sent to another spelling, or found nothing, has not been used yet. */
function usedCode(request: FastifyRequest, reply: FastifyReply): string | null {
  const [, code] = /^\/qr\/([A-Za-z0-9_-]+)(?:\?|$)/.exec(request.url) ?? [];
  const target = String(reply.getHeader('location') ?? '');
  return code !== undefined && reply.statusCode === 302 && !target.startsWith('/qr/') ? code : null;
}

/** Counts how often printed codes are used: the code and nothing else is kept, and told to the content service. What it does not take is told later. */
export function registerQrUses(
  app: FastifyInstance,
  { cmsOrigin, previewSecret, log, fetch = globalThis.fetch, pause = PAUSE }: Options,
): void {
  const waiting = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function note(code: string, count: number): void {
    if (!waiting.has(code) && waiting.size >= MOST_CODES) return;
    waiting.set(code, (waiting.get(code) ?? 0) + count);
  }

  async function tell(): Promise<void> {
    const uses: QrUses['uses'] = [...waiting].map(([code, count]) => ({ code, count }));
    if (uses.length === 0) return;
    waiting.clear();
    try {
      const response = await fetch(new URL(`/api/${DEFAULT_LOCALE}${QR_USES}`, cmsOrigin), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(previewSecret ? { authorization: `Bearer ${draftCredential(previewSecret)}` } : {}),
        },
        body: JSON.stringify({ uses } satisfies QrUses),
        signal: AbortSignal.timeout(PATIENCE),
      });
      // What it refuses it would refuse again.
      if (response.status >= 500) throw new Error(`status ${response.status}`);
    } catch (error) {
      log(`uses of printed codes could not be told: ${error instanceof Error ? error.message : String(error)}`);
      for (const { code, count } of uses) note(code, count);
    }
  }

  app.addHook('onResponse', async (request, reply) => {
    const code = usedCode(request, reply);
    if (code === null || !isPersons(request)) return;
    note(code, 1);
    timer ??= setTimeout(() => {
      timer = undefined;
      void tell();
    }, pause).unref();
  });
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await tell();
  });
}

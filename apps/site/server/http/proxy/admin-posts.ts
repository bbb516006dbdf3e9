import { getClientKey } from '@liget/content-api/client-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isApi } from './api-answers.ts';
import type { EditorSessions } from './editor-sessions.ts';

interface Options {
  sessions: EditorSessions;
  publicOrigin: string;
  /** Whether requests without a valid session count against a limit per client. */
  countsRequests: boolean;
}

/** Requests without a valid session per client, and the period in seconds. The pages for signing in send none. */
const ANONYMOUS = { points: 30, duration: 60 };
const MESSAGES = {
  403: { code: 'foreign_origin', message: 'This cannot be sent from another site. / Ez más oldalról nem küldhető.' },
  429: { code: 'too_many_requests', message: 'Too many requests; try again in a minute. / Túl sok kérés; próbálja újra egy perc múlva.' },
} as const;

// The body has not been read, so the connection cannot be reused.
const refuse = (reply: FastifyReply, status: keyof typeof MESSAGES): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').header('connection', 'close').send({ error: MESSAGES[status] });

/** Whether Next may call a server action for the request: it runs those of the admin for any of its pages. */
const isActionCall = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'POST' && (!isApi(url) || headers['next-action'] !== undefined);

/** Refuses calls of the admin's server actions from other sites, which Next answers with 500, and many of them without a valid session. */
export function registerAdminPosts(app: FastifyInstance, { sessions, publicOrigin, countsRequests }: Options): void {
  const ownOrigin = new URL(publicOrigin).origin;
  const anonymous = new RateLimiterMemory(ANONYMOUS);
  app.addHook('onRequest', async (request, reply) => {
    if (!isActionCall(request)) return undefined;
    const { origin } = request.headers;
    if (origin !== undefined && origin !== ownOrigin) return refuse(reply, 403);
    if (!countsRequests || (await sessions.verify(request.headers)) !== 'invalid') return undefined;
    return anonymous.consume(getClientKey(request.ip)).then(
      () => undefined,
      (refusal: unknown) => {
        const waitMs = refusal instanceof RateLimiterRes ? refusal.msBeforeNext : ANONYMOUS.duration * 1000;
        return refuse(reply.header('retry-after', String(Math.max(1, Math.ceil(waitMs / 1000)))), 429);
      },
    );
  });
}

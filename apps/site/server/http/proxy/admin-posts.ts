import { getClientKey } from '@liget/content-api/client-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { getApiError } from '../api-errors.ts';
import { getRetryAfterSeconds } from '../limits/retry-after.ts';
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
const FOREIGN_ORIGIN = { code: 'foreign_origin', message: 'This cannot be sent from another site. / Ez más oldalról nem küldhető.' };

// The body has not been read, so the connection cannot be reused.
const refuse = (reply: FastifyReply, status: 403 | 429): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('connection', 'close')
    .send({ error: status === 403 ? FOREIGN_ORIGIN : getApiError(status) });

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
      (refusal: unknown) => refuse(reply.header('retry-after', String(getRetryAfterSeconds(refusal, ANONYMOUS.duration))), 429),
    );
  });
}

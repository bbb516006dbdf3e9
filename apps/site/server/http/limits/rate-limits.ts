import { getClientKey } from '@liget/content-api/client-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isAdminPath, isServicePath } from '../../../app/lib/urls/service-paths.ts';
import { isUnsubscription } from '../../forms/list-unsubscribe.ts';
import { getApiError } from '../api-errors.ts';
import { callWhenClosed } from '../call-when-closed.ts';
import { getRetryAfterSeconds } from './retry-after.ts';

/** The limit against which a request counts. */
export type RateLimit = 'forms' | 'api';

const PERIOD_SECONDS = 60;
const FORMS_PER_MINUTE = 20;
/** Above this number the answer is a plain page instead of the form with the visitor's input, which costs a rendering. */
const MAX_FORMS_SHOWN_AGAIN = 60;
const API_CALLS_PER_MINUTE = 600;
/** Concurrent requests of one client to the content service: more would leave no connections for others. */
const CALLS_AT_ONCE = 20;

/** The rest of the admin's API, which answers only signed-in users. Matches plain URLs only: encoded ones are counted. */
const EDITORS_API = /^\/api\/(?!(?:hu|en|users)(?:[/?]|$))[a-z][a-z0-9/_-]*(?:\?|$)/;
/** Case-insensitive, like the content service. */
const CONTENT_API = /^\/api\/(?:hu|en)\//i;
/** Without the admin's scripts and pictures: a browser requests dozens of them at once. */
const PROXIED_CALLS = /^\/api(?:[/?]|$)(?!(?:media|files)\/file\/)/i;

/** Paths of services, and requests of the site's own scripts: their answers are no pages. */
const isNotPage = (url: string) => isServicePath(url) || /\.data(?:\?|$)/i.test(url);

/** The seconds to wait of each form above the limit. */
const formsOverLimit = new WeakMap<FastifyRequest, number>();

/** For a form that is above the limit and is let through only to be shown again with its input: seconds until the next one is accepted. */
export const getFormWaitSeconds = (request: FastifyRequest): number | undefined => formsOverLimit.get(request);

/**
 * Visitors' forms and sign-ins count as forms, the content API as API; an editor's own work, such as uploading many pictures, is not counted.
 */
export function findRateLimit(method: string, url: string): RateLimit | undefined {
  // A mail provider unsubscribes many of its users from few addresses.
  if (method === 'POST' && isUnsubscription(url)) return 'api';
  if (method === 'POST') return isAdminPath(url) || EDITORS_API.test(url) ? undefined : 'forms';
  return CONTENT_API.test(url) ? 'api' : undefined;
}

const sendTooMany = (reply: FastifyReply, seconds: number): FastifyReply =>
  reply
    .code(429)
    .header('retry-after', String(seconds))
    .header('cache-control', 'no-store')
    .send({ error: getApiError(429) });

/** Answers a form that is above the limit and is not shown again. */
type RefuseForm = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Refuses a client's requests above its limits with 429; a form that was sent without scripts is shown again. Returns what takes a call of the
 * content API from the limit of an address, for answers that need no router: false when none is left.
 */
export function registerRateLimits(app: FastifyInstance, refuseForm: RefuseForm): (ip: string) => Promise<boolean> {
  const limits = {
    forms: new RateLimiterMemory({ points: FORMS_PER_MINUTE, duration: PERIOD_SECONDS }),
    api: new RateLimiterMemory({ points: API_CALLS_PER_MINUTE, duration: PERIOD_SECONDS }),
  };
  const openRequests = new Map<string, number>();

  app.addHook('onRequest', async (request, reply) => {
    const limit = findRateLimit(request.method, request.url);
    if (!limit) return undefined;
    try {
      await limits[limit].consume(getClientKey(request.ip));
      return undefined;
    } catch (error) {
      const waitSeconds = getRetryAfterSeconds(error, PERIOD_SECONDS);
      if (limit !== 'forms' || isNotPage(request.url)) return sendTooMany(reply, waitSeconds);
      if (!(error instanceof RateLimiterRes) || error.consumedPoints > MAX_FORMS_SHOWN_AGAIN)
        return refuseForm(request, reply.header('retry-after', String(waitSeconds)));
      formsOverLimit.set(request, waitSeconds);
      return undefined;
    }
  });

  app.addHook('onRequest', async (request: FastifyRequest, reply) => {
    if (!PROXIED_CALLS.test(request.url)) return undefined;
    const client = getClientKey(request.ip);
    const count = (openRequests.get(client) ?? 0) + 1;
    if (count > CALLS_AT_ONCE) return sendTooMany(reply, 1);
    openRequests.set(client, count);
    callWhenClosed(reply.raw, () => {
      const left = (openRequests.get(client) ?? 1) - 1;
      if (left > 0) openRequests.set(client, left);
      else openRequests.delete(client);
    });
    return undefined;
  });

  return async (ip) => {
    const client = getClientKey(ip);
    if ((openRequests.get(client) ?? 0) >= CALLS_AT_ONCE) return false;
    return limits.api.consume(client).then(
      () => true,
      () => false,
    );
  };
}

import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { cancelBody } from '@liget/content-api/cancel-body';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { readRequestCookie } from '../../../app/lib/cookies.server.ts';

/** The content service's verdict on a session: `unknown` when it did not answer. */
export type SessionState = 'valid' | 'invalid' | 'unknown';

interface Options {
  cmsOrigin: string;
  publicOrigin: string;
  /** Time limit of the content service's answer, in milliseconds. */
  timeoutMs: number;
  fetch?: typeof globalThis.fetch;
}

const MAX_AGE_MS = { valid: 30_000, invalid: 10_000 } as const;
const MAX_SESSIONS = 1_000;
const COOKIE = 'payload-token';

const Account = z.object({ user: z.looseObject({}).nullable() });

/** Whether the request has Payload's cookie or a token header, which may be invalid. */
export const carriesSession = (headers: IncomingHttpHeaders): boolean =>
  readRequestCookie(headers.cookie, COOKIE) !== undefined || Boolean(headers.authorization);

/**
 * Asks the content service whether a request's session is valid, and caches the result for a moment; the site has no secret to verify it itself.
 * Concurrent requests of a session cause one check.
 */
export function createEditorSessions({ cmsOrigin, publicOrigin, timeoutMs, fetch = globalThis.fetch }: Options) {
  const states = new LRUCache<string, Exclude<SessionState, 'unknown'>>({ max: MAX_SESSIONS, perf: { now: () => Date.now() } });
  const pending = new Map<string, Promise<SessionState>>();

  async function fetchState(headers: Record<string, string>): Promise<SessionState> {
    try {
      const response = await fetch(new URL('/api/users/me?depth=0', cmsOrigin), {
        headers: { ...headers, accept: 'application/json', origin: publicOrigin },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) {
        await cancelBody(response);
        return response.status === 401 || response.status === 403 ? 'invalid' : 'unknown';
      }
      const account = Account.safeParse(await response.json());
      return account.success ? (account.data.user ? 'valid' : 'invalid') : 'unknown';
    } catch {
      return 'unknown';
    }
  }

  async function fetchAndStore(key: string, headers: Record<string, string>): Promise<SessionState> {
    const state = await fetchState(headers).finally(() => pending.delete(key));
    if (state !== 'unknown') states.set(key, state, { ttl: MAX_AGE_MS[state] });
    return state;
  }

  return {
    async verify(headers: IncomingHttpHeaders): Promise<SessionState> {
      const token = readRequestCookie(headers.cookie, COOKIE);
      const { authorization } = headers;
      if (token === undefined && !authorization) return 'invalid';
      const key = createHash('sha256')
        .update(JSON.stringify([token, authorization]))
        .digest('base64url');
      const running = states.get(key) ?? pending.get(key);
      if (running) return running;
      const check = fetchAndStore(key, {
        ...(token === undefined ? {} : { cookie: `${COOKIE}=${encodeURIComponent(token)}` }),
        ...(authorization ? { authorization } : {}),
      });
      pending.set(key, check);
      return check;
    },
  };
}

export type EditorSessions = ReturnType<typeof createEditorSessions>;

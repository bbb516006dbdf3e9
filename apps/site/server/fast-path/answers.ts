import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** An answer that can be sent again without the router, for as long as the router would send the same. */
export interface FastAnswer {
  /** Names and values in turn; the first pair is the request's id. */
  headers: string[];
  notModifiedHeaders: string[];
  /** Of the figures: where a page came from. */
  source: string;
  /** Nothing when its bytes are not in memory any more. */
  body: () => Buffer | undefined;
  /** Whether the router would answer the same now. */
  isCurrent: () => boolean;
  /** Whether these headers of a request are for the router. */
  isForRouter: (headers: IncomingHttpHeaders) => boolean;
  /** Whether the client has it already. */
  isNotModified: (headers: IncomingHttpHeaders) => boolean;
  /** Takes a call from the client's limit, where there is one; false when none is left. */
  admit?: (request: IncomingMessage) => Promise<boolean>;
}

/** As a reply has them. */
type ReplyHeaders = Partial<Record<string, string | number | string[]>>;

export interface NotedAnswer extends Pick<FastAnswer, 'body' | 'isCurrent' | 'isForRouter' | 'isNotModified' | 'admit'> {
  /** Headers of the answer without a body (304), and those that only come with one. */
  headers: ReplyHeaders;
  bodyHeaders: ReplyHeaders;
  /** Bytes that are in memory for this answer alone. */
  ownBytes?: number;
}

/** The table refers to pages and files that others hold; keys, headers and answers of the API are its own. */
const BOUNDS = { max: 4096, maxSize: 16 * 1024 * 1024 };
/** Bytes of an entry beside its key, its headers and its own body. */
const OVERHEAD_BYTES = 1024;
const LONGEST_KEY = 1500;

export const REQUEST_ID = 'x-request-id';
/** Set for each answer or connection by itself. */
const NOT_KEPT = new Set([REQUEST_ID, 'date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/** Whether the answer depends on the languages that the visitor reads or has chosen. */
export const isRoot = (url: string) => url === '/' || url.startsWith('/?');

/** What answers differ by: the host, also as a proxy names it, the encodings that the client takes, the address, and at the root the languages. */
export function getAnswerKey({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { host, 'x-forwarded-host': forwardedHost, 'accept-encoding': encodings } = headers;
  const languages = isRoot(url) ? headers['accept-language'] : '';
  // No header has this character, and one that is there and empty is not one that is missing.
  return `${host ?? '\0'}\n${forwardedHost?.toString() ?? '\0'}\n${encodings ?? '\0'}\n${languages ?? '\0'}\n${url}`;
}

function flatten(headers: ReplyHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    if (value === undefined || NOT_KEPT.has(name.toLowerCase())) return [];
    return [value].flat().flatMap((one) => [name, String(one)]);
  });
}

/** What the router answered, so that the next one who asks the same is answered without it. */
export function createFastAnswers() {
  const answers = new LRUCache<string, FastAnswer>(BOUNDS);
  return {
    size: () => answers.size,
    find(key: string): FastAnswer | undefined {
      const known = answers.get(key);
      if (!known || known.isCurrent()) return known;
      answers.delete(key);
      return undefined;
    },
    /** Keeps an answer of status 200 to a request that has changed nothing. */
    note({ raw, originalUrl, method }: FastifyRequest, { headers, bodyHeaders, ownBytes = 0, ...noted }: NotedAnswer): void {
      const body = noted.body();
      // An address that was answered as another one is for the router.
      if (!body || (method !== 'GET' && method !== 'HEAD') || originalUrl !== raw.url) return;
      const key = getAnswerKey(raw);
      if (key.length > LONGEST_KEY) return;
      const notModifiedHeaders = [REQUEST_ID, '', ...flatten(headers)];
      const all = [...notModifiedHeaders, ...flatten(bodyHeaders), 'content-length', String(body.length)];
      const size = OVERHEAD_BYTES + 2 * key.length + all.reduce((sum, text) => sum + text.length, 0) + ownBytes;
      const source = String(headers['x-page-source'] ?? 'none');
      answers.set(key, { ...noted, source, headers: all, notModifiedHeaders }, { size });
    },
  };
}

export type FastAnswers = ReturnType<typeof createFastAnswers>;

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** An answer that can be sent again without the router while the router would send the same. */
export interface FastAnswer {
  /** Alternating names and values; the first pair is the request id. */
  headers: string[];
  notModifiedHeaders: string[];
  /** The page's source, for the metrics. */
  source: string;
  /** `undefined` when its bytes are no longer in memory. */
  body: () => Buffer | undefined;
  /** Whether the router would answer the same now. */
  isCurrent: () => boolean;
  /** Whether a request with these headers must go to the router. */
  isForRouter: (headers: IncomingHttpHeaders) => boolean;
  /** Whether the client has it already. */
  isNotModified: (headers: IncomingHttpHeaders) => boolean;
  /** Takes a call from the client's limit, if there is one; false when none is left. */
  admit?: (request: IncomingMessage) => Promise<boolean>;
}

/** The headers of a reply. */
type ReplyHeaders = Partial<Record<string, string | number | string[]>>;

export interface NotedAnswer extends Pick<FastAnswer, 'body' | 'isCurrent' | 'isForRouter' | 'isNotModified' | 'admit'> {
  /** Headers of the answer without a body (304), and those that only come with one. */
  headers: ReplyHeaders;
  bodyHeaders: ReplyHeaders;
  /** Bytes that only this answer keeps in memory. */
  ownBytes?: number;
}

/** Pages and files are in other caches; keys, headers and API answers are the table's own. */
const BOUNDS = { max: 4096, maxSize: 16 * 1024 * 1024 };
/** Bytes of an entry beside its key, its headers and its own body. */
const OVERHEAD_BYTES = 1024;
const MAX_KEY_LENGTH = 1500;

export const REQUEST_ID = 'x-request-id';
/** Headers that are set for each answer or connection. */
const EXCLUDED_HEADERS = new Set([REQUEST_ID, 'date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/** Whether the answer depends on the languages that the visitor reads or has chosen. */
export const isRoot = (url: string) => url === '/' || url.startsWith('/?');

/** The cache key of an answer: the host (also as forwarded by a proxy), the accepted encodings, the URL, and for the root the languages. */
export function getAnswerKey({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { host, 'x-forwarded-host': forwardedHost, 'accept-encoding': encodings } = headers;
  const languages = isRoot(url) ? headers['accept-language'] : '';
  // \0 cannot occur in a header; it distinguishes a missing header from an empty one.
  return `${host ?? '\0'}\n${forwardedHost?.toString() ?? '\0'}\n${encodings ?? '\0'}\n${languages ?? '\0'}\n${url}`;
}

function flatten(headers: ReplyHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    if (value === undefined || EXCLUDED_HEADERS.has(name.toLowerCase())) return [];
    return [value].flat().flatMap((item) => [name, String(item)]);
  });
}

/** Answers of the router that can be sent again without it. */
export function createFastAnswers() {
  const answers = new LRUCache<string, FastAnswer>(BOUNDS);
  return {
    size: () => answers.size,
    find(key: string): FastAnswer | undefined {
      const cachedAnswer = answers.get(key);
      if (!cachedAnswer || cachedAnswer.isCurrent()) return cachedAnswer;
      answers.delete(key);
      return undefined;
    },
    /** Stores an answer of status 200 to a GET or HEAD request. */
    note({ raw, originalUrl, method }: FastifyRequest, { headers, bodyHeaders, ownBytes = 0, ...noted }: NotedAnswer): void {
      const body = noted.body();
      // A URL that was rewritten goes to the router.
      if (!body || (method !== 'GET' && method !== 'HEAD') || originalUrl !== raw.url) return;
      const key = getAnswerKey(raw);
      if (key.length > MAX_KEY_LENGTH) return;
      const notModifiedHeaders = [REQUEST_ID, '', ...flatten(headers)];
      const allHeaders = [...notModifiedHeaders, ...flatten(bodyHeaders), 'content-length', String(body.length)];
      const size = OVERHEAD_BYTES + 2 * key.length + allHeaders.reduce((sum, text) => sum + text.length, 0) + ownBytes;
      const source = String(headers['x-page-source'] ?? 'none');
      answers.set(key, { ...noted, source, headers: allHeaders, notModifiedHeaders }, { size });
    },
  };
}

export type FastAnswers = ReturnType<typeof createFastAnswers>;

import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LOCALES, type Locale } from '@liget/content-api';
import { CONTENT_REVISION_HEADER } from '@liget/content-api/headers';
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { sendAnswer, sendError } from '../platform/content-api/respond.ts';
import type { StoredAnswer } from '../platform/content-api/stored-answer.ts';
import { getCurrentRevision } from '../platform/content-revision/revision.ts';
import { now } from '../platform/read-model/clock.ts';
import type { DirectAnswer, DirectRequest } from './before-next.ts';
import { findAnswer } from './read.ts';
import { matchRoute } from './route.ts';

/** Compressed at any length, as Next does. */
const compress = promisify(gzip);
/** Responses by their URL as sent; the limit is in bytes of bodies, most of which the answer cache holds, too. */
const BOUNDS = { max: 2_000, maxSize: 12 * 1024 * 1024 };
const OVERHEAD_BYTES = 1024;

/** URLs in their canonical spelling; Next and Payload handle others. */
const CANONICAL_URL = /^\/api\/(?<locale>[a-z]{2})(?<path>(?:\/[a-z0-9-]+)+)(?:\?(?<query>[^#]*))?$/;
const MALFORMED_ENCODING = /%(?![0-9A-Fa-f]{2})/;

/** The headers that Next and Payload send with each response of the content API to a request without an origin. */
const FRAMEWORK_HEADERS = [
  ['Accept-CH', 'Sec-CH-Prefers-Color-Scheme'],
  ['Vary', 'Sec-CH-Prefers-Color-Scheme, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding'],
  ['Critical-CH', 'Sec-CH-Prefers-Color-Scheme'],
  [
    'access-control-allow-headers',
    'Origin, X-Requested-With, Content-Type, Accept, Authorization, Content-Encoding, x-apollo-tracing, X-Payload-HTTP-Method-Override',
  ],
  ['access-control-allow-methods', 'PUT, PATCH, POST, GET, DELETE, OPTIONS'],
].flat();

interface CachedAnswer {
  revision: number;
  /** In milliseconds since 1970. */
  at: number;
  answer: DirectAnswer;
}

function toDirect({ status, headers }: Response, body: Buffer, encoding: 'gzip' | undefined): DirectAnswer {
  headers.delete('content-length');
  const isBodyHeader = (name: string) => name === 'content-type';
  const allHeaders = [...headers];
  const commonHeaders = [...FRAMEWORK_HEADERS, ...allHeaders.filter(([name]) => !isBodyHeader(name)).flat()];
  const bodyHeaders = [...allHeaders.filter(([name]) => isBodyHeader(name)).flat(), ...(encoding ? ['content-encoding', encoding] : [])];
  return {
    status,
    etag: headers.get('etag'),
    notModifiedHeaders: commonHeaders,
    headers: [...commonHeaders, ...bodyHeaders, 'content-length', String(body.length)],
    body,
  };
}

async function getBody(answer: StoredAnswer, takesGzip: boolean): Promise<Buffer> {
  if (!takesGzip) return answer.body;
  answer.gzipped ??= compress(answer.body);
  return answer.gzipped;
}

const isLocale = (value: string | undefined): value is Locale => LOCALES.some((locale) => locale === value);

/**
 * Answers public requests of the content API without the request layer of Next and Payload, which costs fifty times the answer. `null` for
 * all other URLs, and for requests of the site or an editor. Rejects like `findAnswer`.
 */
export function createDirectAnswers(payload: Payload): (request: DirectRequest) => Promise<DirectAnswer | null> {
  const cachedAnswers = new LRUCache<string, CachedAnswer>({
    ...BOUNDS,
    sizeCalculation: ({ answer }, key) => answer.body.length + 2 * key.length + OVERHEAD_BYTES,
  });
  return async ({ url, takesGzip }) => {
    const key = `${takesGzip} ${url}`;
    const cachedAnswer = cachedAnswers.get(key);
    const at = now().epochMilliseconds;
    if (cachedAnswer && cachedAnswer.at === at && cachedAnswer.revision === (await getCurrentRevision(payload))) return cachedAnswer.answer;
    const { locale, path = '', query = '' } = CANONICAL_URL.exec(url)?.groups ?? {};
    const route = isLocale(locale) && !MALFORMED_ENCODING.test(query) ? matchRoute(path) : null;
    if (!isLocale(locale) || route?.kind !== 'endpoint') return null;
    const encoding = takesGzip ? 'gzip' : undefined;
    const result = await findAnswer(payload, { name: route.name, locale, slug: route.slug, search: new URLSearchParams(query) });
    if (result.kind === 'refused') {
      const revision = String(await getCurrentRevision(payload));
      const errorResponse = sendError(400, result.error, { [CONTENT_REVISION_HEADER]: revision });
      const text = Buffer.from(await errorResponse.arrayBuffer());
      return toDirect(errorResponse, takesGzip ? await compress(text) : text, encoding);
    }
    const { answer, revision } = result;
    const response = sendAnswer(answer, { revision, ifNoneMatch: null, head: true });
    const direct = toDirect(response, await getBody(answer, takesGzip), encoding);
    cachedAnswers.set(key, { revision, at, answer: direct });
    return direct;
  };
}

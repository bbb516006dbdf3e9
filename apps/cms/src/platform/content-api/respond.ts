import type { ApiError, Locale } from '@liget/content-api';
import { CONTENT_REVISION_HEADER } from '@liget/content-api/headers';
import { isNotModified } from '@liget/content-api/validators';
import { ERRORS, type ErrorCode } from './messages.ts';
import type { StoredAnswer } from './stored-answer.ts';

/** Caches in front ask for every use whether their copy is current; this is cheap because of the ETag. */
const CACHED = 'public, max-age=0, must-revalidate';
const JSON_UTF8 = 'application/json; charset=utf-8';

function getHeaders(cacheControl: string, more: Record<string, string> = {}): Headers {
  return new Headers({ 'Cache-Control': cacheControl, 'X-Content-Type-Options': 'nosniff', ...more });
}

export function sendAnswer(
  answer: StoredAnswer,
  { revision, ifNoneMatch, head }: { revision: number; ifNoneMatch: string | null; head: boolean },
): Response {
  const headers = getHeaders(CACHED, { ETag: answer.etag, [CONTENT_REVISION_HEADER]: String(revision) });
  if (answer.status === 200 && isNotModified({ 'if-none-match': ifNoneMatch ?? undefined }, answer.etag))
    return new Response(null, { status: 304, headers });
  headers.set('Content-Type', JSON_UTF8);
  headers.set('Content-Length', String(answer.body.byteLength));
  return new Response(head ? null : new Uint8Array(answer.body), { status: answer.status, headers });
}

/** The contract's error body. */
export function createErrorBody(locale: Locale, code: ErrorCode, more: Omit<ApiError['error'], 'code' | 'message'> = {}): ApiError {
  return { error: { code, message: ERRORS[code][locale], ...more } };
}

export function sendError(status: number, body: ApiError, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: getHeaders('no-store', { 'Content-Type': JSON_UTF8, ...headers }) });
}

/** A response for one client only, which must not be cached. */
export function sendPrivate(status: number, value: unknown): Response {
  return new Response(JSON.stringify(value), { status, headers: getHeaders('no-store', { 'Content-Type': JSON_UTF8 }) });
}

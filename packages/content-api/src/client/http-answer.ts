import { ApiError } from '../schemas/primitives.ts';
import type { Answer } from './answer.ts';

type Unavailable = Extract<Answer<never>, { kind: 'unavailable' }>;
type WithoutValue = Exclude<Answer<never>, { kind: 'ok' } | { kind: 'invalid' }>;

/** An answer below 400 that has come whole. `body` is `undefined` when it is no JSON. */
export interface HttpAnswer {
  kind: 'answered';
  status: number;
  body: unknown;
  headers: Headers;
}

interface Options {
  fetch: typeof globalThis.fetch;
  url: URL;
  init?: Omit<RequestInit, 'signal'>;
  /** Milliseconds from the question to the last byte of the answer. */
  timeoutMs: number;
  /**
   * When to ask once more: never, when the connection broke while there is time left, or also when the time ran out. Only for questions that may
   * be asked twice.
   */
  retry?: 'never' | 'when-cut' | 'when-cut-or-late';
}

/** Statuses below 500 that are about the service or its state, not about what was asked. */
const NOT_ABOUT_THE_QUESTION = [401, 403, 429];

/** No answer to the question, if this is none. */
function findOutage({ status, headers }: Response, path: string): Unavailable | null {
  if (status < 500 && !NOT_ABOUT_THE_QUESTION.includes(status)) return null;
  const retryAfter = headers.get('retry-after');
  return { kind: 'unavailable', reason: `status ${status} for ${path}`, status, ...(retryAfter ? { retryAfter } : {}) };
}

/** Throws for a body that says it is JSON and is none: it was cut on its way. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    if (/\bjson\b/.test(response.headers.get('content-type') ?? '')) throw new Error('the answer was cut', { cause: error });
    return undefined;
  }
}

/** A connection that broke after it stood. */
const BROKEN_CONNECTION = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

function hasCode(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.includes(String(error.code))) || hasCode(error.cause, codes);
}

/** Whether the service is not there at all: nothing listens at its address. */
export const isRefusedConnection = (error: unknown): boolean => hasCode(error, ['ECONNREFUSED']);

const getMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

function toAnswer(response: Response, body: unknown): HttpAnswer | WithoutValue {
  if (response.status === 404) return { kind: 'not-found' };
  if (response.status < 400) return { kind: 'answered', status: response.status, body, headers: response.headers };
  const parsed = ApiError.safeParse(body);
  const error = parsed.success ? parsed.data.error : { code: 'bad_request', message: `status ${response.status}` };
  return { kind: 'refused', error, status: response.status };
}

/**
 * Asks over HTTP and reads the whole answer. What does not come, or not whole, within the time is `unavailable`, wherever it broke off. Never
 * throws.
 */
export async function fetchAnswer({ retry = 'never', ...options }: Options): Promise<HttpAnswer | WithoutValue> {
  const { fetch, url, init, timeoutMs } = options;
  // What visitors search for stands in the query, and is in no log.
  const { pathname: path } = url;
  const signal = AbortSignal.timeout(timeoutMs);
  let response: Response | undefined;
  try {
    response = await fetch(url, { ...init, signal });
    const outage = findOutage(response, path);
    if (!outage) return toAnswer(response, await readBody(response));
    // Unread, it would hold the connection.
    await response.body?.cancel();
    return outage;
  } catch (error) {
    const isCut = !signal.aborted && (response !== undefined || hasCode(error, BROKEN_CONNECTION));
    if ((isCut && retry !== 'never') || (signal.aborted && retry === 'when-cut-or-late')) return fetchAnswer(options);
    return {
      kind: 'unavailable',
      reason: `${getMessage(error)} for ${path}`,
      ...(isRefusedConnection(error) ? { isRefused: true } : {}),
    };
  }
}

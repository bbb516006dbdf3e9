import { cancelBody } from '../http/cancel-body.ts';
import { ApiError } from '../schemas/primitives.ts';
import type { Answer } from './answer.ts';

type Unavailable = Extract<Answer<never>, { kind: 'unavailable' }>;
type WithoutValue = Exclude<Answer<never>, { kind: 'ok' } | { kind: 'invalid' }>;

/** A complete answer with a status below 400. `body` is `undefined` if it is not JSON. */
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
  /** Milliseconds from the request to the last byte of the answer. */
  timeoutMs: number;
  /**
   * When to repeat the request once: never, when the connection broke while there is time left, or also after a timeout. Only for idempotent
   * requests.
   */
  retry?: 'never' | 'when-cut' | 'when-cut-or-late';
}

/** Statuses below 500 that concern the service or its state, not the request. */
const OUTAGE_STATUSES = [401, 403, 429];

/** Whether a status means that the content service is not available. */
export const isOutage = (status: number): boolean => status >= 500 || OUTAGE_STATUSES.includes(status);

/** The outage that a response means; `null` if it answers the request. */
function findOutage({ status, headers }: Response, path: string): Unavailable | null {
  if (!isOutage(status)) return null;
  const retryAfter = headers.get('retry-after');
  return { kind: 'unavailable', reason: `status ${status} for ${path}`, status, ...(retryAfter ? { retryAfter } : {}) };
}

/** Throws for a body with a JSON content type that is not JSON: it was truncated. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    if (/\bjson\b/.test(response.headers.get('content-type') ?? '')) throw new Error('the answer was cut', { cause: error });
    return undefined;
  }
}

/** Errors of a connection that broke after it was established. */
const BROKEN_CONNECTION = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

function hasCode(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.includes(String(error.code))) || hasCode(error.cause, codes);
}

/** Whether nothing listens at the service's address. */
export const isRefusedConnection = (error: unknown): boolean => hasCode(error, ['ECONNREFUSED']);

const getMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

function toAnswer(response: Response, body: unknown): HttpAnswer | WithoutValue {
  if (response.status === 404) return { kind: 'not-found' };
  if (response.status < 400) return { kind: 'answered', status: response.status, body, headers: response.headers };
  const parsed = ApiError.safeParse(body);
  const error = parsed.success ? parsed.data.error : { code: 'bad_request', message: `status ${response.status}` };
  return { kind: 'refused', error, status: response.status };
}

/** Sends a request and reads the whole answer. An answer that is missing or incomplete after the timeout is `unavailable`. Never throws. */
export async function fetchAnswer({ retry = 'never', ...options }: Options): Promise<HttpAnswer | WithoutValue> {
  const { fetch, url, init, timeoutMs } = options;
  // The query contains search terms, which must not be logged.
  const { pathname: path } = url;
  const signal = AbortSignal.timeout(timeoutMs);
  let response: Response | undefined;
  try {
    response = await fetch(url, { ...init, signal });
    const outage = findOutage(response, path);
    if (!outage) return toAnswer(response, await readBody(response));
    await cancelBody(response);
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

import type * as z from 'zod';
import {
  type AnswerOf,
  type BodyOf,
  type EndpointName,
  endpoints,
  type FormName,
  forms,
  newsletterLinks,
  type QueryOf,
} from './endpoints.ts';
import type { NewsletterLink, NewsletterStanding, Receipt } from './forms.ts';
import { ApiError, type Locale } from './primitives.ts';
import { readTolerantly } from './tolerant.ts';

/** What a read came to. An outage is never a not-found. */
export type Answer<Value> =
  | { kind: 'ok'; value: Value; revision: string | null }
  | { kind: 'not-found' }
  /** The service refused the question (any other 4xx): the caller's fault. */
  | { kind: 'refused'; error: ApiError['error']; status: number }
  /** No answer, or one that says nothing of the question: a 5xx, 401, 403 or 429. Its status is then given, and its Retry-After. */
  | { kind: 'unavailable'; reason: string; status?: number; retryAfter?: string }
  /** An answer that the contract does not allow. */
  | { kind: 'invalid'; reason: string };

export interface ClientOptions {
  /** The content service's origin, for example 'http://127.0.0.1:3001'. */
  origin: string;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds that one call may take. */
  timeout?: number;
  /** Told of every value in an answer that the contract does not allow and that was spared: left out, emptied or replaced. */
  complain?: (message: string) => void;
}

type Values = Record<string, unknown>;

/** The path and query of a reading call, for example `/api/hu/events?limit=7`. */
export function contentPath(
  name: EndpointName,
  locale: Locale,
  options: { slug?: string | undefined; query?: Values | undefined } = {},
): string {
  const path = endpoints[name].path.replace(':slug', () => encodeURIComponent(options.slug ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(options.query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(key, String(item));
    }
  }
  const text = search.toString();
  return `/api/${locale}${path}${text ? `?${text}` : ''}`;
}

/** Statuses below 500 that are about the service or its state, not about what was asked. */
const NOT_ABOUT_THE_QUESTION = [401, 403, 429];

/** No answer to the question, if this is none. */
export function withoutAnswer(response: Response, path: string): Extract<Answer<never>, { kind: 'unavailable' }> | null {
  const { status } = response;
  if (status < 500 && !NOT_ABOUT_THE_QUESTION.includes(status)) return null;
  const retryAfter = response.headers.get('retry-after');
  return { kind: 'unavailable', reason: `status ${status} for ${path}`, status, ...(retryAfter ? { retryAfter } : {}) };
}

async function refusal(response: Response): Promise<ApiError['error']> {
  const parsed = ApiError.safeParse(await response.json().catch(() => null));
  return parsed.success ? parsed.data.error : { code: 'bad_request', message: `status ${response.status}` };
}

export function createContentClient({ origin, fetch = globalThis.fetch, timeout = 5000, complain = () => {} }: ClientOptions) {
  async function call(path: string, init: RequestInit): Promise<Response | Extract<Answer<never>, { kind: 'unavailable' }>> {
    try {
      const response = await fetch(new URL(path, origin), { ...init, signal: AbortSignal.timeout(timeout) });
      return withoutAnswer(response, path) ?? response;
    } catch (error) {
      return { kind: 'unavailable', reason: `${error instanceof Error ? error.message : String(error)} for ${path}` };
    }
  }

  /** Reads one endpoint, tolerantly. Never throws; times out after `timeout`. */
  async function read<Name extends EndpointName>(
    name: Name,
    locale: Locale,
    options: { slug?: string; query?: QueryOf<Name> } = {},
  ): Promise<Answer<AnswerOf<Name>>> {
    const response = await call(contentPath(name, locale, options), { headers: { accept: 'application/json' } });
    if (!(response instanceof Response)) return response;
    if (response.status === 404) return { kind: 'not-found' };
    if (response.status >= 400) return { kind: 'refused', error: await refusal(response), status: response.status };
    const body: unknown = await response.json().catch(() => undefined);
    // The compiler does not follow which schema belongs to a name that is only known at run time.
    const schema: z.ZodType<AnswerOf<Name>> = endpoints[name].answer as never;
    const reading = readTolerantly(schema, body);
    if (!reading.ok) return { kind: 'invalid', reason: `${name}: ${reading.reason}` };
    for (const complaint of reading.complaints) complain(`${complaint} (${contentPath(name, locale, options)})`);
    return { kind: 'ok', value: reading.value, revision: response.headers.get('x-content-revision') };
  }

  async function post<Value>(
    { path, answer }: { path: string; answer: z.ZodType<Value> },
    locale: Locale,
    body: object,
  ): Promise<Answer<Value>> {
    const response = await call(`/api/${locale}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    });
    if (!(response instanceof Response)) return response;
    if (response.status === 404) return { kind: 'not-found' };
    if (response.status >= 400) return { kind: 'refused', error: await refusal(response), status: response.status };
    const reading = readTolerantly(answer, await response.json().catch(() => undefined));
    return reading.ok ? { kind: 'ok', value: reading.value, revision: null } : { kind: 'invalid', reason: `${path}: ${reading.reason}` };
  }

  /** Sends a form. `refused` carries the message of each faulty field, in the locale's language. */
  const send = <Name extends FormName>(name: Name, locale: Locale, body: BodyOf<Name>): Promise<Answer<Receipt>> =>
    post(forms[name], locale, body);

  /** Follows a link of one of the newsletter's letters. `not-found` for a token that there is not; status 410 for one that is used or expired. */
  const followLink = (body: NewsletterLink): Promise<Answer<NewsletterStanding>> => post(newsletterLinks, 'hu', body);

  return { read, send, followLink };
}

export type ContentClient = ReturnType<typeof createContentClient>;

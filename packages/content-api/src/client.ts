import type * as z from 'zod';
import { type AnswerOf, type BodyOf, type EndpointName, endpoints, type FormName, forms, type QueryOf } from './endpoints.ts';
import type { Receipt } from './forms.ts';
import { ApiError, type Locale } from './primitives.ts';

/** What a read came to. An outage is never a not-found. */
export type Answer<Value> =
  | { kind: 'ok'; value: Value; revision: string | null }
  | { kind: 'not-found' }
  /** The service refused the question (400): the caller's fault. */
  | { kind: 'refused'; error: ApiError['error'] }
  /** No answer, or a 5xx or 429, whose status is then given. */
  | { kind: 'unavailable'; reason: string; status?: number }
  /** An answer that the contract does not allow. */
  | { kind: 'invalid'; reason: string };

export interface ClientOptions {
  /** The content service's origin, for example 'http://127.0.0.1:3001'. */
  origin: string;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds that one call may take. */
  timeout?: number;
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

function describe(error: z.ZodError): string {
  return error.issues
    .slice(0, 3)
    .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    .join('; ');
}

async function refusal(response: Response): Promise<ApiError['error']> {
  const parsed = ApiError.safeParse(await response.json().catch(() => null));
  return parsed.success ? parsed.data.error : { code: 'bad_request', message: `status ${response.status}` };
}

export function createContentClient({ origin, fetch = globalThis.fetch, timeout = 5000 }: ClientOptions) {
  async function call(path: string, init: RequestInit): Promise<Response | Extract<Answer<never>, { kind: 'unavailable' }>> {
    try {
      const response = await fetch(new URL(path, origin), { ...init, signal: AbortSignal.timeout(timeout) });
      if (response.status >= 500 || response.status === 429)
        return { kind: 'unavailable', reason: `status ${response.status} for ${path}`, status: response.status };
      return response;
    } catch (error) {
      return { kind: 'unavailable', reason: `${error instanceof Error ? error.message : String(error)} for ${path}` };
    }
  }

  /** Reads one endpoint. Never throws; times out after `timeout`. */
  async function read<Name extends EndpointName>(
    name: Name,
    locale: Locale,
    options: { slug?: string; query?: QueryOf<Name> } = {},
  ): Promise<Answer<AnswerOf<Name>>> {
    const response = await call(contentPath(name, locale, options), { headers: { accept: 'application/json' } });
    if (!(response instanceof Response)) return response;
    if (response.status === 404) return { kind: 'not-found' };
    if (response.status >= 400) return { kind: 'refused', error: await refusal(response) };
    const body: unknown = await response.json().catch(() => undefined);
    const schema: z.ZodType<AnswerOf<Name>> = endpoints[name].answer as never;
    const parsed = schema.safeParse(body);
    if (!parsed.success) return { kind: 'invalid', reason: `${name}: ${describe(parsed.error)}` };
    return { kind: 'ok', value: parsed.data, revision: response.headers.get('x-content-revision') };
  }

  /** Sends a form. `refused` carries the message of each faulty field, in the locale's language. */
  async function send<Name extends FormName>(name: Name, locale: Locale, body: BodyOf<Name>): Promise<Answer<Receipt>> {
    const response = await call(`/api/${locale}${forms[name].path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    });
    if (!(response instanceof Response)) return response;
    if (response.status === 404) return { kind: 'not-found' };
    if (response.status >= 400) return { kind: 'refused', error: await refusal(response) };
    const parsed = forms[name].answer.safeParse(await response.json().catch(() => undefined));
    return parsed.success
      ? { kind: 'ok', value: parsed.data, revision: null }
      : { kind: 'invalid', reason: `${name}: ${describe(parsed.error)}` };
  }

  return { read, send };
}

export type ContentClient = ReturnType<typeof createContentClient>;

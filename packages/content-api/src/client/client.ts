import type * as z from 'zod';
import {
  type EndpointAnswer,
  type EndpointName,
  type EndpointQuery,
  endpoints,
  type FormName,
  type FormValues,
  forms,
  newsletterLinks,
} from '../endpoints.ts';
import { CONTENT_REVISION_HEADER } from '../http/headers.ts';
import type { NewsletterLink, Receipt, SubscriptionStatus } from '../schemas/forms.ts';
import type { Locale } from '../schemas/primitives.ts';
import { readTolerantly } from '../tolerant.ts';
import type { Answer } from './answer.ts';
import { fetchAnswer } from './http-answer.ts';

/** The endpoints, typed so that a generic name selects its own schema. */
const readEndpoints: { [Name in EndpointName]: { answer: z.ZodType<EndpointAnswer<Name>> } } = endpoints;

export interface ClientOptions {
  /** The content service's origin, for example 'http://127.0.0.1:3001'. */
  origin: string;
  fetch?: typeof globalThis.fetch;
  /** Time limit of a call in milliseconds; a form without an answer by then is sent once more. */
  timeout?: number;
  /** The site's credential, without which the service accepts no forms. */
  credential?: string | undefined;
  /** Called for every invalid value in an answer that was dropped, emptied or replaced. */
  onWarning?: (message: string) => void;
}

type Values = Record<string, unknown>;

/** An earlier answer to the same request. If the service says that it is unchanged, the same value object is returned again. */
export interface PreviousAnswer<Value> {
  value: Value;
  etag: string;
}

/** On one machine, compressing and decompressing an answer costs more than sending it. */
const listEncodings = (origin: string): Record<string, string> =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname) ? { 'accept-encoding': 'identity' } : {};

/** The path and query of a reading call, for example `/api/hu/events?limit=7`. */
export function buildContentPath(
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

export function createContentClient({ origin, fetch = globalThis.fetch, timeout = 5000, credential, onWarning = () => {} }: ClientOptions) {
  const encodings = listEncodings(origin);
  const ask = (path: string, init: RequestInit, retry: 'when-cut' | 'when-cut-or-late') =>
    fetchAnswer({ fetch, url: new URL(path, origin), init, timeoutMs: timeout, retry });

  /** Reads one endpoint, tolerantly. Never throws; times out after `timeout`. `previous` is an earlier answer to the same request. */
  async function read<Name extends EndpointName, Previous = never>(
    name: Name,
    locale: Locale,
    options: { slug?: string; query?: EndpointQuery<Name> } = {},
    previous?: PreviousAnswer<Previous>,
  ): Promise<Answer<EndpointAnswer<Name> | Previous>> {
    const headers = { accept: 'application/json', ...encodings, ...(previous && { 'if-none-match': previous.etag }) };
    const answer = await ask(buildContentPath(name, locale, options), { headers }, 'when-cut');
    if (answer.kind !== 'answered') return answer;
    const revision = answer.headers.get(CONTENT_REVISION_HEADER);
    if (answer.status === 304 && previous) return { kind: 'ok', value: previous.value, revision, etag: previous.etag };
    const reading = readTolerantly(readEndpoints[name].answer, answer.body);
    if (!reading.ok) return { kind: 'invalid', reason: `${name}: ${reading.reason}` };
    for (const warning of reading.warnings) onWarning(`${warning} (${buildContentPath(name, locale, { slug: options.slug })})`);
    return { kind: 'ok', value: reading.value, revision, etag: answer.headers.get('etag') };
  }

  /** For requests that may be repeated: forms have an idempotency key, and newsletter links name the resulting state. */
  async function post<Value>(
    { path, schema }: { path: string; schema: z.ZodType<Value> },
    locale: Locale,
    body: object,
  ): Promise<Answer<Value>> {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(credential === undefined ? {} : { authorization: `Bearer ${credential}` }),
    };
    const answer = await ask(`/api/${locale}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }, 'when-cut-or-late');
    if (answer.kind !== 'answered') return answer;
    const reading = readTolerantly(schema, answer.body);
    return reading.ok ? { kind: 'ok', value: reading.value, revision: null } : { kind: 'invalid', reason: `${path}: ${reading.reason}` };
  }

  /** Sends a form. `refused` has the message of each invalid field, in the locale's language. */
  const send = <Name extends FormName>(name: Name, locale: Locale, body: FormValues<Name>): Promise<Answer<Receipt>> =>
    post({ path: forms[name].path, schema: forms[name].answer }, locale, body);

  /** Follows a link of a newsletter. `not-found` for an unknown token; status 410 for a used or expired one. */
  const followLink = (body: NewsletterLink): Promise<Answer<SubscriptionStatus>> =>
    post({ path: newsletterLinks.path, schema: newsletterLinks.answer }, 'hu', body);

  return { read, send, followLink };
}

export type ContentClient = ReturnType<typeof createContentClient>;

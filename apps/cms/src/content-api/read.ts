import {
  type ApiError,
  type EndpointAnswer,
  type EndpointName,
  endpoints,
  type Locale,
  type ParsedEndpointQuery,
} from '@liget/content-api';
import { DRAFT_MENU_HEADER, INSTANT_HEADER, parseDocumentId } from '@liget/content-api/preview';
import { toBudapestDay } from '@liget/park/time';
import type { Payload, PayloadRequest } from 'payload';
import type * as z from 'zod';
import { canonicalizeQuery, parseQuery } from '../platform/content-api/query.ts';
import { createErrorBody, sendAnswer, sendError, sendPrivate } from '../platform/content-api/respond.ts';
import { checkServiceCredential } from '../platform/content-api/service-credential.ts';
import { type StoredAnswer, storeAnswer } from '../platform/content-api/stored-answer.ts';
import { ContentCache } from '../platform/content-revision/content-cache.ts';
import { getCurrentRevision } from '../platform/content-revision/revision.ts';
import { now, toMinute } from '../platform/read-model/clock.ts';
import type { Handlers } from '../platform/read-model/handler.ts';
import type { ReadContext } from '../platform/read-model/published.ts';
import { handlers } from './handlers.ts';

/** The same table with a type that depends on the endpoint's name. */
const contract: { [Name in EndpointName]: { query: z.ZodType<ParsedEndpointQuery<Name>>; answer: z.ZodType<EndpointAnswer<Name>> } } =
  endpoints;
const handlersByName: Handlers = handlers;

/** The compressed body's share of the body's size, at most; lists need far less. */
const COMPRESSED_SHARE = 0.25;
/** The memory of an entry besides its body. */
const OVERHEAD_BYTES = 400;
const answers = new ContentCache<StoredAnswer>({
  maxBytes: 32 * 1024 * 1024,
  measureBytes: ({ body }, key) => body.byteLength + Math.ceil(body.byteLength * COMPRESSED_SHARE) + key.length * 2 + OVERHEAD_BYTES,
});
/** Keys of time-dependent answers contain the minute, so that older answers are not used. */
const MINUTE_ANSWERS_TTL_MS = 120_000;

function getTimeKey(name: EndpointName, at: Temporal.Instant): string {
  const { changes } = endpoints[name];
  return { by_publication: '', by_day: toBudapestDay(at), by_minute: at.toString() }[changes];
}

/** The instant of an editor's preview that the site requests; `undefined` for visitors and for clients other than the site. */
export function getPreviewedInstant(req: PayloadRequest): Temporal.Instant | undefined {
  const instantHeader = req.headers.get(INSTANT_HEADER);
  if (instantHeader === null || checkServiceCredential(req) !== 'yes') return undefined;
  return toMinute(Temporal.Instant.from(instantHeader));
}

/** The menu whose newest version an editor's preview shows; only for requests that `getPreviewedInstant` accepts. */
function getPreviewedMenu({ headers }: Pick<PayloadRequest, 'headers'>): ReadContext['draft'] {
  const id = parseDocumentId(headers.get(DRAFT_MENU_HEADER) ?? '');
  return id === undefined ? undefined : { collection: 'menus', id };
}

type Value<Name extends EndpointName> = (at: Temporal.Instant, draft?: ReadContext['draft']) => Promise<EndpointAnswer<Name> | null>;
export type AnswerResult = { kind: 'refused'; error: ApiError } | { kind: 'found'; answer: StoredAnswer; revision: number };

interface AnswerRequest<Name extends EndpointName> {
  name: Name;
  locale: Locale;
  slug: string;
  search: URLSearchParams;
}

/** The computation for a request with a valid query. It does not get the request, so that an editor gets the same answer as visitors. */
function parseRequest<Name extends EndpointName>(payload: Payload, { name, locale, slug, search }: AnswerRequest<Name>) {
  const parsed = parseQuery(contract[name].query, search, locale);
  if (!parsed.ok) return parsed;
  const readValue: Value<Name> = (at, draft) =>
    handlersByName[name]({ payload, locale, slug, query: parsed.query, now: at, ...(draft && { draft }) });
  return { ok: true as const, value: readValue, key: [name, locale, slug, canonicalizeQuery(parsed.query)].join('|') };
}

/** The current answer for everybody, computed or cached. Rejects on unexpected errors. */
export async function findAnswer<Name extends EndpointName>(payload: Payload, request: AnswerRequest<Name>): Promise<AnswerResult> {
  const revision = await getCurrentRevision(payload);
  const parsed = parseRequest(payload, request);
  if (!parsed.ok) return { kind: 'refused', error: parsed.error };
  const { name, locale } = request;
  const at = now();
  const compute = async () => {
    const current = await parsed.value(at);
    return current === null ? storeAnswer(404, createErrorBody(locale, 'not_found')) : storeAnswer(200, current);
  };
  const key = `${parsed.key}|${getTimeKey(name, at)}`;
  const answer =
    name === 'contentRevision'
      ? await compute()
      : await answers.get(payload, key, compute, endpoints[name].changes === 'by_minute' ? { ttlMs: MINUTE_ANSWERS_TTL_MS } : {});
  return { kind: 'found', answer, revision };
}

/** Answers a path of the contract: query, cache, ETag. Rejects on unexpected errors. */
export async function read<Name extends EndpointName>(req: PayloadRequest, name: Name, locale: Locale, slug: string): Promise<Response> {
  const request = { name, locale, slug, search: req.searchParams };
  const previewedAt = getPreviewedInstant(req);
  if (previewedAt) {
    const parsed = parseRequest(req.payload, request);
    if (!parsed.ok) return sendError(400, parsed.error);
    const previewedValue = await parsed.value(previewedAt, getPreviewedMenu(req));
    return previewedValue === null ? sendError(404, createErrorBody(locale, 'not_found')) : sendPrivate(200, previewedValue);
  }
  const result = await findAnswer(req.payload, request);
  if (result.kind === 'refused') return sendError(400, result.error);
  const { answer, revision } = result;
  return sendAnswer(answer, { revision, ifNoneMatch: req.headers.get('if-none-match'), head: req.method === 'HEAD' });
}

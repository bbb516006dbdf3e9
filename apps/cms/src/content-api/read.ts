import { type AnswerOf, type ApiError, type EndpointName, endpoints, type Locale, type ParsedQueryOf } from '@liget/content-api';
import { INSTANT_HEADER } from '@liget/content-api/preview';
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
import type { Handlers } from '../platform/read-model/question.ts';
import { handlers } from './handlers.ts';

/** The same table, said so that a schema's type follows from a name that is not known yet. */
const contract: { [Name in EndpointName]: { query: z.ZodType<ParsedQueryOf<Name>>; answer: z.ZodType<AnswerOf<Name>> } } = endpoints;
const answering: Handlers = handlers;

/** Of the body, what its compressed form takes beside it at most; lists take far less. */
const COMPRESSED_SHARE = 0.25;
/** What an entry costs beside its body. */
const OVERHEAD_BYTES = 400;
const answers = new ContentCache<StoredAnswer>({
  maxBytes: 32 * 1024 * 1024,
  measureBytes: ({ body }, key) => body.byteLength + Math.ceil(body.byteLength * COMPRESSED_SHARE) + key.length * 2 + OVERHEAD_BYTES,
});
/** Answers that depend on the minute have it in their key, so older ones are of no use. */
const MINUTE_ANSWERS_LIVE_MS = 120_000;

function getTimeKey(name: EndpointName, at: Temporal.Instant): string {
  const { changes } = endpoints[name];
  return { by_publication: '', by_day: toBudapestDay(at), by_minute: at.toString() }[changes];
}

/** The instant of an editor's preview that the site requests; `undefined` for visitors and for clients other than the site. */
function getPreviewedInstant(req: PayloadRequest): Temporal.Instant | undefined {
  const instantHeader = req.headers.get(INSTANT_HEADER);
  if (instantHeader === null || checkServiceCredential(req) !== 'yes') return undefined;
  return toMinute(Temporal.Instant.from(instantHeader));
}

type Value<Name extends EndpointName> = (at: Temporal.Instant) => Promise<AnswerOf<Name> | null>;
export type FoundAnswer = { kind: 'refused'; error: ApiError } | { kind: 'found'; answer: StoredAnswer; revision: number };

interface Question<Name extends EndpointName> {
  name: Name;
  locale: Locale;
  slug: string;
  search: URLSearchParams;
}

/** What a question asks for, if its query may be asked. No request goes with it: an editor who asks gets what every visitor gets. */
function parseQuestion<Name extends EndpointName>(payload: Payload, { name, locale, slug, search }: Question<Name>) {
  const parsed = parseQuery(contract[name].query, search, locale);
  if (!parsed.ok) return parsed;
  const value: Value<Name> = (at) => answering[name]({ payload, locale, slug, query: parsed.query, now: at });
  return { ok: true as const, value, key: [name, locale, slug, canonicalizeQuery(parsed.query)].join('|') };
}

/** The answer that everybody gets now: computed, or of before. Rejects on what nobody expected. */
export async function findAnswer<Name extends EndpointName>(payload: Payload, question: Question<Name>): Promise<FoundAnswer> {
  const revision = await getCurrentRevision(payload);
  const parsed = parseQuestion(payload, question);
  if (!parsed.ok) return { kind: 'refused', error: parsed.error };
  const { name, locale } = question;
  const at = now();
  const compute = async () => {
    const current = await parsed.value(at);
    return current === null ? storeAnswer(404, createErrorBody(locale, 'not_found')) : storeAnswer(200, current);
  };
  const key = `${parsed.key}|${getTimeKey(name, at)}`;
  const answer =
    name === 'contentRevision'
      ? await compute()
      : await answers.get(payload, key, compute, endpoints[name].changes === 'by_minute' ? { ttlMs: MINUTE_ANSWERS_LIVE_MS } : {});
  return { kind: 'found', answer, revision };
}

/** Answers one reading path: query, cache, ETag. Rejects on what nobody expected. */
export async function read<Name extends EndpointName>(req: PayloadRequest, name: Name, locale: Locale, slug: string): Promise<Response> {
  const question = { name, locale, slug, search: req.searchParams };
  const previewed = getPreviewedInstant(req);
  if (previewed) {
    const parsed = parseQuestion(req.payload, question);
    if (!parsed.ok) return sendError(400, parsed.error);
    const seen = await parsed.value(previewed);
    return seen === null ? sendError(404, createErrorBody(locale, 'not_found')) : sendPrivate(200, seen);
  }
  const found = await findAnswer(req.payload, question);
  if (found.kind === 'refused') return sendError(400, found.error);
  const { answer, revision } = found;
  return sendAnswer(answer, { revision, ifNoneMatch: req.headers.get('if-none-match'), head: req.method === 'HEAD' });
}

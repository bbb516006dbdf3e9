import { type AnswerOf, type EndpointName, endpoints, type Locale, type ParsedQueryOf } from '@liget/content-api';
import { INSTANT_HEADER } from '@liget/content-api/preview';
import type { Payload, PayloadRequest } from 'payload';
import type * as z from 'zod';
import { AnswerCache, storeAnswer } from '../platform/content-api/answer-cache.ts';
import { canonical, parseQuery } from '../platform/content-api/query.ts';
import { errorBody, sendAnswer, sendError, sendPrivate } from '../platform/content-api/respond.ts';
import { isAskedBySite } from '../platform/content-api/service-credential.ts';
import { currentRevision } from '../platform/content-revision/revision.ts';
import { now, toMinute } from '../platform/read-model/clock.ts';
import { budapestDay } from '../platform/read-model/dates.ts';
import type { Handlers } from '../platform/read-model/question.ts';
import { handlers } from './handlers.ts';

/** The same table, said so that a schema's type follows from a name that is not known yet. */
const contract: { [Name in EndpointName]: { query: z.ZodType<ParsedQueryOf<Name>>; answer: z.ZodType<AnswerOf<Name>> } } = endpoints;
const answering: Handlers = handlers;

const caches = new WeakMap<Payload, AnswerCache>();

function cacheOf(payload: Payload): AnswerCache {
  const known = caches.get(payload);
  if (known) return known;
  const made = new AnswerCache();
  caches.set(payload, made);
  return made;
}

function timeKey(name: EndpointName, at: Temporal.Instant): string {
  const { changes } = endpoints[name];
  return { by_publication: '', by_day: budapestDay(at), by_minute: at.toString() }[changes];
}

/** The instant as of which the site asks for an editor; undefined when it asks for everybody, and for whoever is not the site. */
function previewedInstant(req: PayloadRequest): Temporal.Instant | undefined {
  const given = req.headers.get(INSTANT_HEADER);
  if (given === null || isAskedBySite(req) !== 'yes') return undefined;
  return toMinute(Temporal.Instant.from(given));
}

/** Answers one reading path: query, cache, ETag. Rejects on what nobody expected. */
export async function read<Name extends EndpointName>(req: PayloadRequest, name: Name, locale: Locale, slug: string): Promise<Response> {
  const { payload } = req;
  const revision = await currentRevision(payload);
  const parsed = parseQuery(contract[name].query, req.searchParams, locale);
  if (!parsed.ok) return sendError(400, parsed.error);
  const { query } = parsed;
  const previewed = previewedInstant(req);
  const at = previewed ?? now();
  // No `req`: an editor who asks gets what every visitor gets.
  const value = () => answering[name]({ payload, locale, slug, query, now: at });
  if (previewed) {
    const seen = await value();
    return seen === null ? sendError(404, errorBody(locale, 'not_found')) : sendPrivate(200, seen);
  }
  const compute = async () => {
    const current = await value();
    return current === null ? storeAnswer(404, errorBody(locale, 'not_found')) : storeAnswer(200, current);
  };
  const key = [name, locale, slug, canonical(query), timeKey(name, at)].join('|');
  const answer =
    name === 'contentRevision'
      ? await compute()
      : await cacheOf(payload).get(revision, key, compute, { brief: endpoints[name].changes === 'by_minute' });
  return sendAnswer(answer, { revision, ifNoneMatch: req.headers.get('if-none-match'), head: req.method === 'HEAD' });
}

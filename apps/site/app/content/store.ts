import { AsyncLocalStorage } from 'node:async_hooks';
import type {
  Answer,
  AnswerOf,
  BodyOf,
  EndpointName,
  FormName,
  Locale,
  NewsletterLink,
  PreviousAnswer,
  QueryOf,
  Receipt,
  SubscriptionStatus,
} from '@liget/content-api';
import { buildContentPath, createContentClient, endpoints, fetchAnswer, readTolerantly } from '@liget/content-api';
import { createDraftCredential, findPreviewKind, type PreviewEndpoint } from '@liget/content-api/preview';
import { waitAtMost } from '@liget/content-api/wait-at-most';
import { LRUCache } from 'lru-cache';
import type * as z from 'zod';
import { type AnswerBounds, type AnswerChanges, createAnswerCache, type StoredAnswer } from './answer-cache.ts';
import { createOwnCases, type OwnCases } from './case-client.ts';
import { type Circuits, createCircuits } from './circuit.ts';
import { isFreshAt, isUsableAt, LONG_WAIT_MS, SHORT_WAIT_MS, TELLS_AGE_AFTER_MS } from './shelf-life.ts';

export interface ContentStore {
  read<Name extends EndpointName>(
    name: Name,
    locale: Locale,
    options?: { slug?: string; query?: QueryOf<Name> },
  ): Promise<Answer<AnswerOf<Name>>>;
  send<Name extends FormName>(name: Name, locale: Locale, body: BodyOf<Name>): Promise<Answer<Receipt>>;
  /** Follows a link of the newsletter's letters; nothing is kept. */
  followLink(link: NewsletterLink): Promise<Answer<SubscriptionStatus>>;
  caseOf: OwnCases['caseOf'];
  attach: OwnCases['attach'];
  /** What that endpoint will answer of the newest version of an item, published or not. The caller has checked the visitor's signature; nothing is kept. */
  preview<Name extends PreviewEndpoint>(name: Name, locale: Locale, id: number): Promise<Answer<AnswerOf<Name>>>;
  /** What the content service last said its revision is; `null` while it has said nothing. */
  revision(): number | null;
  setRevision(revision: number | null): void;
  /**
   * Makes something of what is read meanwhile, and tells how good those answers were. `isQuestion`: of an address with values that visitors
   * choose.
   */
  attend<Made>(make: () => Promise<Made>, options?: { isQuestion?: boolean }): Promise<{ made: Made; reads: ReadQuality }>;
  /**
   * When the oldest of the answers came that were out of date and are used in what is made just now (`attend`), of all endpoints or of these; `null`
   * while they are too young to be told of.
   */
  outOfDateSince(names?: readonly EndpointName[]): number | null;
  log(message: string): void;
}

/** What came of the questions behind one page. */
export interface ReadQuality {
  /** When the oldest answer came that was used although it was out of date, in milliseconds; `null` when there was none. */
  oldest: number | null;
  /** Whether a question had no answer at all. */
  isLacking: boolean;
}

interface RequestReads {
  reads: ReadQuality;
  /** By endpoint, when the oldest answer came that was used although it was out of date. */
  outOfDate: Map<EndpointName, number>;
  isQuestion: boolean;
}

interface Question {
  name: EndpointName;
  key: string;
  ask: (previous?: PreviousAnswer) => Promise<Answer<unknown>>;
}

export interface StoreOptions {
  origin: string;
  /** Milliseconds that an answer may take. */
  timeout?: number;
  log: (message: string) => void;
  /** Shared with the content service; without it there are no previews. */
  previewSecret?: string | undefined;
  fetch?: typeof globalThis.fetch;
  /** Shared with all that asks the content service. */
  circuits?: Circuits;
  /** Milliseconds; handed in by tests. */
  clock?: () => number;
  /** Bytes; handed in by tests. */
  bounds?: AnswerBounds;
  /** Answers of an earlier process, and who is told what becomes of those that an outage needs. */
  saved?: { answers: Iterable<[key: string, answer: StoredAnswer]>; changes: AnswerChanges };
}

/** Some answers depend on the hour (what is on now), so none is used longer than this, in milliseconds. */
const MAX_AGE = 60_000;
/** While the revision is unknown, an answer is asked for again after this, in milliseconds. */
const MAX_AGE_UNWATCHED = 2_000;
/** What failed is not asked for again for this long, in milliseconds, so that its error costs the next visitor nothing; and so many of them are known. */
const FAILURE_MS = 1_000;
const MAX_FAILURES = 1_000;

/** The contract's table, said so that a schema's type follows from a name that is not known yet. */
const schemas: { [Name in PreviewEndpoint]: { answer: z.ZodType<AnswerOf<Name>> } } = endpoints;

const NOT_ASKED = { kind: 'unavailable', reason: 'the content service has not answered lately' } as const;

/**
 * Reads the content API and keeps the last good answer of each question: it is used while the content revision stays,
 * and again, however old, when the content service cannot answer or takes too long; the new one is then kept when it comes. Visitors see
 * in an outage what has been read before, and are told how old it is. Identical questions that are under way are asked once.
 */
export function createContentStore({
  origin,
  timeout = 5_000,
  log,
  previewSecret,
  fetch,
  clock = Date.now,
  bounds,
  saved,
  ...options
}: StoreOptions): ContentStore {
  const credential = previewSecret === undefined ? undefined : createDraftCredential(previewSecret);
  const client = createContentClient({ origin, timeout, credential, onWarning: log, ...(fetch ? { fetch } : {}) });
  const circuits = options.circuits ?? createCircuits({ log, clock });
  const cachedAnswers = createAnswerCache(bounds, saved?.changes);
  cachedAnswers.restore(saved?.answers ?? []);
  const failures = new LRUCache<string, { answer: Answer<unknown>; at: number }>({ max: MAX_FAILURES });
  const underWay = new Map<string, Promise<Answer<unknown>>>();
  const attending = new AsyncLocalStorage<RequestReads>();
  let revision: number | null = null;
  /** Until the service was there once, nobody knows of an outage: it may have been there all the time. */
  let hasConnected = false;

  function isFresh(entry: StoredAnswer): boolean {
    if (revision === null) return isFreshAt(entry.at, clock(), MAX_AGE_UNWATCHED);
    return entry.revision === String(revision) && isFreshAt(entry.at, clock(), MAX_AGE);
  }

  /** Nobody waits for a trial call; a service that is merely slow is waited for when the old answer may be untrue by now. */
  function waitMs(name: EndpointName, entry: StoredAnswer): number {
    if (circuits.of(name).isOpen()) return 0;
    const isLost = revision === null && hasConnected;
    return isLost || isUsableAt(entry.at, clock()) ? SHORT_WAIT_MS : LONG_WAIT_MS;
  }

  /** What nobody attends to is for one visitor alone, whose values may be any. */
  const isOfQuestion = () => attending.getStore()?.isQuestion ?? true;

  async function ask(key: string, question: Question['ask']): Promise<Answer<unknown>> {
    const { value, etag } = cachedAnswers.get(key, isOfQuestion()) ?? {};
    const answer = await question(etag ? { value, etag } : undefined);
    if (answer.kind === 'ok')
      cachedAnswers.set(key, { value: answer.value, revision: answer.revision, etag: answer.etag, at: clock() }, isOfQuestion());
    const isGone = answer.kind === 'not-found' || (answer.kind === 'refused' && answer.status === 410);
    if (isGone) cachedAnswers.delete(key);
    if (answer.kind === 'unavailable' || answer.kind === 'invalid') {
      failures.set(key, { answer, at: clock() });
      log(`content ${answer.kind}: ${answer.reason}`);
    }
    if (answer.kind === 'refused')
      log(`content refused: status ${answer.status} for ${key.replace(/\?.*$/s, '')}: ${answer.error.message}`);
    return answer;
  }

  /** The answer that is under way or, when the service may be asked, a new one. */
  function begin({ name, key, ask: question }: Question): Promise<Answer<unknown>> | undefined {
    const running = underWay.get(key);
    if (running) return running;
    const begun = circuits.of(name).call(() => ask(key, question), {
      isAnswer: (answer) => answer.kind !== 'unavailable' || answer.status !== undefined,
      isRefused: (answer) => answer.kind === 'unavailable' && answer.isRefused === true,
    });
    if (!begun) return undefined;
    const ended = begun.finally(() => underWay.delete(key));
    // Nobody may be waiting for it any more.
    ended.catch(() => {});
    underWay.set(key, ended);
    return ended;
  }

  const isFailure = ({ kind }: Answer<unknown>) => kind === 'unavailable' || kind === 'invalid';

  async function answerFor(question: Question): Promise<Answer<unknown>> {
    const { name, key } = question;
    const entry = cachedAnswers.get(key, isOfQuestion());
    if (entry && isFresh(entry)) return { kind: 'ok', value: entry.value, revision: entry.revision };
    const failure = failures.get(key);
    const hasJustFailed = failure !== undefined && clock() < failure.at + FAILURE_MS;
    const running = hasJustFailed ? undefined : begin(question);
    const answer = entry && running ? await waitAtMost(running, waitMs(name, entry)) : await running;
    if (answer && !isFailure(answer)) return answer;
    const { reads, outOfDate } = attending.getStore() ?? {};
    if (entry) {
      if (reads) reads.oldest = Math.min(reads.oldest ?? entry.at, entry.at);
      outOfDate?.set(name, Math.min(outOfDate.get(name) ?? entry.at, entry.at));
      return { kind: 'ok', value: entry.value, revision: entry.revision };
    }
    if (reads) reads.isLacking = true;
    return answer ?? (hasJustFailed ? failure.answer : NOT_ASKED);
  }

  return {
    async read(name, locale, options = {}) {
      const answer = await answerFor({
        name,
        key: buildContentPath(name, locale, options),
        ask: (previous) => client.read(name, locale, options, previous),
      });
      return answer as Answer<never>;
    },
    async attend(make, { isQuestion = false } = {}) {
      const reads: ReadQuality = { oldest: null, isLacking: false };
      return { made: await attending.run({ reads, outOfDate: new Map(), isQuestion }, make), reads };
    },
    outOfDateSince(names) {
      const outOfDate = attending.getStore()?.outOfDate ?? new Map<EndpointName, number>();
      const times = [...outOfDate].filter(([name]) => names?.includes(name) ?? true).map(([, at]) => at);
      const oldest = Math.min(...times);
      return clock() - oldest >= TELLS_AGE_AFTER_MS && times.length > 0 ? oldest : null;
    },
    send: client.send,
    followLink: client.followLink,
    ...createOwnCases({ origin, timeout, previewSecret, fetch }),
    async preview(name, locale, id) {
      if (!previewSecret) return { kind: 'not-found' };
      const path = `/api/${locale}/preview/${findPreviewKind(name)}/${id}`;
      const asked = await fetchAnswer({
        fetch: fetch ?? globalThis.fetch,
        url: new URL(path, origin),
        init: { headers: { authorization: `Bearer ${createDraftCredential(previewSecret)}` } },
        timeoutMs: timeout,
        retry: 'when-cut',
      });
      if (asked.kind === 'refused') return { kind: 'unavailable', reason: `status ${asked.status} for a preview`, status: asked.status };
      if (asked.kind !== 'answered') return asked;
      const reading = readTolerantly<AnswerOf<typeof name>>(schemas[name].answer, asked.body);
      if (!reading.ok) return { kind: 'invalid', reason: reading.reason };
      for (const complaint of reading.warnings) log(`${complaint} (${path})`);
      return { kind: 'ok', value: reading.value, revision: null };
    },
    revision: () => revision,
    setRevision(next) {
      if (next !== null && revision === null) {
        circuits.close();
        failures.clear();
      }
      revision = next;
      hasConnected ||= next !== null;
    },
    log,
  };
}

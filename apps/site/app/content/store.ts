import type {
  Answer,
  EndpointAnswer,
  EndpointName,
  EndpointQuery,
  FormName,
  FormValues,
  Locale,
  NewsletterLink,
  Receipt,
  SubscriptionStatus,
} from '@liget/content-api';
import { buildContentPath, createContentClient } from '@liget/content-api';
import { createDraftCredential, type PreviewEndpoint } from '@liget/content-api/preview';
import { waitAtMost } from '@liget/content-api/wait-at-most';
import { type AnswerBounds, type AnswerChanges, createAnswerCache, type StoredAnswer } from './answers/answer-cache.ts';
import { type AnswerRequest, createAnswerRequests, isFailure } from './answers/answer-requests.ts';
import { isFreshAt, isUsableAt, LONG_WAIT_MS, SHORT_WAIT_MS } from './answers/shelf-life.ts';
import { createOwnCases, type OwnCases } from './case-client.ts';
import { type Circuits, createCircuits } from './circuit/circuits.ts';
import { createPreviewReader } from './preview-client.ts';
import { createRequestReads, type ReadQuality } from './request-reads.ts';

export interface ContentStore {
  read<Name extends EndpointName>(
    name: Name,
    locale: Locale,
    options?: { slug?: string; query?: EndpointQuery<Name> },
  ): Promise<Answer<EndpointAnswer<Name>>>;
  send<Name extends FormName>(name: Name, locale: Locale, body: FormValues<Name>): Promise<Answer<Receipt>>;
  /** Follows a link of a newsletter; not cached. */
  followLink(link: NewsletterLink): Promise<Answer<SubscriptionStatus>>;
  readCase: OwnCases['readCase'];
  attach: OwnCases['attach'];
  /** The endpoint's answer for the newest version of an item, published or not. The caller has verified the visitor's signature; not cached. */
  preview<Name extends PreviewEndpoint>(name: Name, locale: Locale, id: number): Promise<Answer<EndpointAnswer<Name>>>;
  /** The last known revision of the content service; `null` when it is unknown. */
  revision(): number | null;
  setRevision(revision: number | null): void;
  /** Runs `make` and reports the quality of the answers that it read. `isVisitorQuery`: for a URL with values of a visitor's choice. */
  trackReads<Made>(make: () => Promise<Made>, options?: { isVisitorQuery?: boolean }): Promise<{ result: Made; reads: ReadQuality }>;
  /** Counts the time of work that reads contents elsewhere against the time that the current `trackReads` waits for its answers. */
  countWait<Made>(work: () => Promise<Made>): Promise<Made>;
  /**
   * The time of the oldest stale answer that the current `trackReads` has used, of all endpoints or of the given ones; `null` while the answers are too
   * young for a notice.
   */
  outOfDateSince(names?: readonly EndpointName[]): number | null;
  /** Whether an answer for the current `trackReads` is missing. */
  isLacking(): boolean;
  log(message: string): void;
}

export interface StoreOptions {
  origin: string;
  /** Time limit of an answer in milliseconds, and of all answers of one `trackReads`. */
  timeout?: number;
  log: (message: string) => void;
  /** Shared with the content service; without it there are no previews. */
  previewSecret?: string | undefined;
  fetch?: typeof globalThis.fetch;
  /** Shared with all clients of the content service. */
  circuits?: Circuits;
  /** Milliseconds; set by tests. */
  clock?: () => number;
  /** Bytes; set by tests. */
  bounds?: AnswerBounds;
  /** Answers of an earlier process, and the observer of the answers that are needed in an outage. */
  saved?: { answers: Iterable<[key: string, answer: StoredAnswer]>; changes: AnswerChanges };
}

/** Milliseconds for which an answer is used at most, because some answers depend on the time. */
const MAX_AGE_MS = 60_000;
/** Milliseconds after which an answer is revalidated while the revision is unknown. */
const MAX_AGE_WITHOUT_REVISION_MS = 2_000;
const NOT_ANSWERED: Extract<Answer<never>, { kind: 'unavailable' }> = {
  kind: 'unavailable',
  reason: 'the content service has not answered lately',
};

/**
 * Reads the content API and caches the last good answer of each request. It is used while the content revision is unchanged, and regardless of its
 * age while the content service fails or is slow; a late answer then replaces it. During an outage visitors see cached content with its age.
 * Concurrent identical requests are sent once.
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
  const ownCases = createOwnCases({ origin, timeout, previewSecret, fetch });
  const readPreview = createPreviewReader({ origin, timeout, previewSecret, fetch, log });
  const cachedAnswers = createAnswerCache(bounds, saved?.changes);
  cachedAnswers.restore(saved?.answers ?? []);
  const requestReads = createRequestReads({ budgetMs: timeout, clock });
  let revision: number | null = null;
  /** Before the first connection an outage is unknown: the service may have been reachable all the time. */
  let hasConnected = false;
  const requests = createAnswerRequests({
    cachedAnswers,
    circuits,
    getRevision: () => revision,
    isVisitorQuery: requestReads.isVisitorQuery,
    clock,
    log,
  });

  function isFresh(entry: StoredAnswer): boolean {
    if (revision === null) return isFreshAt(entry.at, clock(), MAX_AGE_WITHOUT_REVISION_MS);
    return entry.revision === String(revision) && isFreshAt(entry.at, clock(), MAX_AGE_MS);
  }

  /** No waiting for a trial call; for a slow service the wait is longer if the old answer may be wrong by now. */
  function getWaitMs(name: EndpointName, entry: StoredAnswer): number {
    if (circuits.getPart(name).isOpen()) return 0;
    const isLost = revision === null && hasConnected;
    const isOfEarlierRevision = revision !== null && entry.revision !== String(revision);
    return isLost || (isUsableAt(entry.at, clock()) && !isOfEarlierRevision) ? SHORT_WAIT_MS : LONG_WAIT_MS;
  }

  /** Whether an answer is of an earlier revision than the known one. */
  const isBehind = (answer: Answer<unknown>) =>
    answer.kind === 'ok' && answer.revision !== null && revision !== null && Number(answer.revision) < revision;

  const waitForAnswer = <Value>(running: Promise<Answer<Value>>, waitMs = timeout): Promise<Answer<Value> | undefined> =>
    requestReads.countWait(() => waitAtMost(running, Math.min(waitMs, requestReads.getRemainingMs())));

  async function getAnswer(request: AnswerRequest): Promise<Answer<unknown>> {
    const { name, key } = request;
    const entry = cachedAnswers.get(key, requestReads.isVisitorQuery());
    if (entry && isFresh(entry)) return { kind: 'ok', value: entry.value, revision: entry.revision };
    const failure = requests.getRecentFailure(key);
    const running = failure ? undefined : requests.start(request);
    const answer = running && (await waitForAnswer(running, entry && getWaitMs(name, entry)));
    if (answer && !isFailure(answer)) {
      if (isBehind(answer)) requestReads.noteStale(name, clock());
      return answer;
    }
    if (entry) {
      requestReads.noteStale(name, entry.at);
      return { kind: 'ok', value: entry.value, revision: entry.revision };
    }
    const missing = answer ?? failure ?? NOT_ANSWERED;
    const hasTimedOut = missing.kind === 'unavailable' && missing.status === undefined && !missing.isRefused;
    requestReads.noteMissing({ isLate: hasTimedOut && !circuits.getPart(name).isOpen() });
    return missing;
  }

  return {
    async read(name, locale, options = {}) {
      const answer = await getAnswer({
        name,
        key: buildContentPath(name, locale, options),
        fetchAnswer: (previous) => client.read(name, locale, options, previous),
      });
      return answer as Answer<never>;
    },
    trackReads: requestReads.track,
    countWait: requestReads.countWait,
    outOfDateSince: requestReads.outOfDateSince,
    isLacking: requestReads.isLacking,
    send: client.send,
    // A link that changes something is not given up, because its answer says whether it did.
    followLink: async (link) =>
      link.action === 'look' ? ((await waitForAnswer(client.followLink(link))) ?? NOT_ANSWERED) : client.followLink(link),
    attach: ownCases.attach,
    readCase: async (...request) => (await waitForAnswer(ownCases.readCase(...request))) ?? NOT_ANSWERED,
    preview: async (...request) => (await waitForAnswer(readPreview(...request))) ?? NOT_ANSWERED,
    revision: () => revision,
    setRevision(next) {
      if (next !== null && revision === null) {
        circuits.close();
        requests.forgetFailures();
      }
      revision = next;
      hasConnected ||= next !== null;
    },
    log,
  };
}

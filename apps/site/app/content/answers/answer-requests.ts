import type { Answer, EndpointName, PreviousAnswer } from '@liget/content-api';
import { LRUCache } from 'lru-cache';
import type { Circuits } from '../circuit/circuits.ts';
import type { AnswerCache } from './answer-cache.ts';

/** A request for an answer of the content API; `key` is its path. */
export interface AnswerRequest {
  name: EndpointName;
  key: string;
  fetchAnswer: (previous?: PreviousAnswer<unknown>) => Promise<Answer<unknown>>;
}

/** `revision` is the one that was known when the request began: after a publication its answer may be the one from before. */
interface PendingRequest {
  revision: number | null;
  answer: Promise<Answer<unknown>>;
}

interface Options {
  cachedAnswers: AnswerCache;
  circuits: Circuits;
  /** The known revision of the content service. */
  getRevision: () => number | null;
  /** Whether the current request is for a URL with values of a visitor's choice. */
  isVisitorQuery: () => boolean;
  clock: () => number;
  log: (message: string) => void;
}

/**
 * Milliseconds for which a failed request is not repeated, so that the next visitor does not wait for the same error; and how many are
 * remembered.
 */
const FAILURE_MS = 1_000;
const MAX_FAILURES = 1_000;

export const isFailure = ({ kind }: Answer<unknown>): boolean => kind === 'unavailable' || kind === 'invalid';

/** Sends requests to the content service, identical ones once, and caches their good answers. */
export function createAnswerRequests({ cachedAnswers, circuits, getRevision, isVisitorQuery, clock, log }: Options) {
  const failures = new LRUCache<string, { answer: Answer<unknown>; at: number }>({ max: MAX_FAILURES });
  const pendingRequests = new Map<string, PendingRequest>();

  function storeAnswer(key: string, answer: Answer<unknown>): void {
    if (answer.kind === 'ok')
      cachedAnswers.set(key, { value: answer.value, revision: answer.revision, etag: answer.etag, at: clock() }, isVisitorQuery());
    const isGone = answer.kind === 'not-found' || (answer.kind === 'refused' && answer.status === 410);
    if (isGone) cachedAnswers.delete(key);
    if (isFailure(answer)) failures.set(key, { answer, at: clock() });
  }

  function logProblem(key: string, answer: Answer<unknown>): void {
    if (answer.kind === 'unavailable' || answer.kind === 'invalid') log(`content ${answer.kind}: ${answer.reason}`);
    if (answer.kind === 'refused')
      log(`content refused: status ${answer.status} for ${key.replace(/\?.*$/s, '')}: ${answer.error.message}`);
  }

  async function fetchAndStore({ key, fetchAnswer }: AnswerRequest, isNewest: () => boolean): Promise<Answer<unknown>> {
    const { value, etag } = cachedAnswers.get(key, isVisitorQuery()) ?? {};
    const answer = await fetchAnswer(etag ? { value, etag } : undefined);
    if (!isNewest()) return answer;
    storeAnswer(key, answer);
    logProblem(key, answer);
    return answer;
  }

  return {
    /** The pending answer or, if the service may be called, a new one. */
    start(request: AnswerRequest): Promise<Answer<unknown>> | undefined {
      const { name, key } = request;
      const revision = getRevision();
      const running = pendingRequests.get(key);
      if (running?.revision === revision) return running.answer;
      const isNewest = () => pendingRequests.get(key) === pending;
      const pendingAnswer = circuits.getPart(name).call(() => fetchAndStore(request, isNewest), {
        isAnswer: (answer) => answer.kind !== 'unavailable' || answer.status !== undefined,
        isRefused: (answer) => answer.kind === 'unavailable' && answer.isRefused === true,
      });
      if (!pendingAnswer) return undefined;
      const ended = pendingAnswer.finally(() => isNewest() && pendingRequests.delete(key));
      // Possibly nothing awaits it any more: avoid an unhandled rejection.
      ended.catch(() => {});
      const pending: PendingRequest = { revision, answer: ended };
      pendingRequests.set(key, pending);
      return ended;
    },
    /** The answer of a request that failed within the last second. */
    getRecentFailure(key: string): Answer<unknown> | undefined {
      const failure = failures.get(key);
      return failure && clock() < failure.at + FAILURE_MS ? failure.answer : undefined;
    },
    forgetFailures: (): void => failures.clear(),
  };
}

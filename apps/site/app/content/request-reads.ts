import { AsyncLocalStorage } from 'node:async_hooks';
import type { EndpointName } from '@liget/content-api';
import { SHOW_AGE_AFTER_MS } from './answers/shelf-life.ts';

/** The quality of the answers behind one page. */
export interface ReadQuality {
  /** The time of the oldest stale answer that was used, in milliseconds; `null` when there was none. */
  oldest: number | null;
  /** Whether a request had no answer at all. */
  isLacking: boolean;
  /** Whether one of those had none in time, although the service is not known to be down: it may answer a little later. */
  isLate: boolean;
}

interface TrackedRequest {
  reads: ReadQuality;
  /** By endpoint, the time of the oldest stale answer that was used. */
  outOfDate: Map<EndpointName, number>;
  isVisitorQuery: boolean;
  /** Milliseconds spent waiting, without the current wait; calls that wait at the same time count once. */
  waitedMs: number;
  waits: number;
  /** When the current wait began, in milliseconds. */
  waitingSince: number;
}

interface Options {
  /** Milliseconds that one request waits for all its answers. */
  budgetMs: number;
  clock: () => number;
}

const start = (isVisitorQuery: boolean): TrackedRequest => ({
  reads: { oldest: null, isLacking: false, isLate: false },
  outOfDate: new Map(),
  isVisitorQuery,
  waitedMs: 0,
  waits: 0,
  waitingSince: 0,
});

/**
 * Tracks the answers that each request for a page uses: their age, and the time spent waiting for them, for which the request has one budget. Only
 * waiting counts, so that a form that was sent slowly still gets its page.
 */
export function createRequestReads({ budgetMs, clock }: Options) {
  const requests = new AsyncLocalStorage<TrackedRequest>();

  return {
    /** Reads outside a tracked request are for one visitor, with values of their choice. */
    isVisitorQuery: (): boolean => requests.getStore()?.isVisitorQuery ?? true,
    /** Milliseconds that the current request may still wait. */
    getRemainingMs(): number {
      const request = requests.getStore();
      if (!request) return budgetMs;
      const current = request.waits > 0 ? clock() - request.waitingSince : 0;
      return Math.max(0, budgetMs - request.waitedMs - current);
    },
    /** Counts the time of the work against the budget of the current request. */
    async countWait<Made>(work: () => Promise<Made>): Promise<Made> {
      const request = requests.getStore();
      if (!request) return work();
      if (request.waits === 0) request.waitingSince = clock();
      request.waits += 1;
      try {
        return await work();
      } finally {
        request.waits -= 1;
        if (request.waits === 0) request.waitedMs += clock() - request.waitingSince;
      }
    },
    noteStale(name: EndpointName, at: number): void {
      const request = requests.getStore();
      if (!request) return;
      request.reads.oldest = Math.min(request.reads.oldest ?? at, at);
      request.outOfDate.set(name, Math.min(request.outOfDate.get(name) ?? at, at));
    },
    noteMissing({ isLate }: { isLate: boolean }): void {
      const request = requests.getStore();
      if (!request) return;
      request.reads.isLacking = true;
      request.reads.isLate ||= isLate;
    },
    isLacking: (): boolean => requests.getStore()?.reads.isLacking ?? false,
    async track<Made>(
      make: () => Promise<Made>,
      { isVisitorQuery = false }: { isVisitorQuery?: boolean } = {},
    ): Promise<{ result: Made; reads: ReadQuality }> {
      const request = start(isVisitorQuery);
      return { result: await requests.run(request, make), reads: request.reads };
    },
    outOfDateSince(names?: readonly EndpointName[]): number | null {
      const outOfDate = requests.getStore()?.outOfDate ?? new Map<EndpointName, number>();
      const times = [...outOfDate].filter(([name]) => names?.includes(name) ?? true).map(([, at]) => at);
      const oldest = Math.min(...times);
      return clock() - oldest >= SHOW_AGE_AFTER_MS && times.length > 0 ? oldest : null;
    },
  };
}

import { RateLimiterMemory } from 'rate-limiter-flexible';
import { ERROR_PAGE_STATUS, type ErrorPageKind } from '../../app/content/error-page-kinds.ts';
import { createFailureLimit } from '../http/limits/failure-limit.ts';
import { getRetryAfterSeconds } from '../http/limits/retry-after.ts';
import { createSlots } from '../http/limits/slots.ts';
import type { VisitorQueryKind } from '../http/urls/requested-url.ts';

/** Pages rendered at a time, pages in the queue, and the longest wait in milliseconds. */
const SLOTS = { atOnce: 8, queue: 64, waitMs: 5_000 };
/** Uncached pages of each kind of visitor query: number per client and seconds. A client's searches do not count against its personal pages. */
const QUERY_LIMIT = { points: 60, duration: 60 };
/**
 * Pages that do not exist: number per client and seconds. There are endlessly many, and each is rendered. So many that no visitors behind one
 * address request them; beyond it their client gets only cached pages and those that always exist.
 */
const MISSING = { points: 300, duration: 60 };
/** Retry-After of a page that was refused because of load. */
const RETRY_AFTER_SECONDS = 5;

type Reason = Extract<ErrorPageKind, 'tooManySearches' | 'tooManyPages' | 'tooBusy'>;

/** A page is not rendered: its client requested too many (429), or the server has too much load (503). */
export class RenderingRefused extends Error {
  /** The page that says so. */
  readonly reason: Reason;
  readonly statusCode: number;
  readonly retryAfterSeconds: number;

  constructor(reason: Reason, retryAfterSeconds: number) {
    super(`a page was not rendered: ${reason}`);
    this.reason = reason;
    this.statusCode = ERROR_PAGE_STATUS[reason];
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface RenderingRequest {
  /** The kind of a page that is not cached and whose URL has values of the visitor's choice; `null` for other pages. */
  newQuery: VisitorQueryKind | null;
  /** Whether there may be no such page: it is not cached, and its URL is not that of a screen that always exists. */
  mayBeMissing: boolean;
}

/** Ends a rendering, with the status of its page unless it failed. */
export type EndRendering = (status?: number) => void;

/** Admits a rendering or throws a `RenderingRefused`. Call the returned function when it ends. */
export type Admit = (request: RenderingRequest) => Promise<EndRendering>;

interface Options {
  /** Whether clients are limited; false if all requests come from one trusted address. */
  limitsClients: boolean;
  slots?: Partial<typeof SLOTS>;
}

/** Limits the pages rendered at a time, and per client the filters and searches and the pages that do not exist. */
export function createRenderingBudget({ limitsClients, slots }: Options) {
  const renderingSlots = createSlots({ ...SLOTS, ...slots });
  const limiters = {
    search: new RateLimiterMemory({ ...QUERY_LIMIT, keyPrefix: 'search' }),
    personal: new RateLimiterMemory({ ...QUERY_LIMIT, keyPrefix: 'personal' }),
  };
  const missing = createFailureLimit(MISSING);

  async function count(client: string, kind: VisitorQueryKind): Promise<void> {
    try {
      await limiters[kind].consume(client);
    } catch (error) {
      throw new RenderingRefused(kind === 'search' ? 'tooManySearches' : 'tooManyPages', getRetryAfterSeconds(error, QUERY_LIMIT.duration));
    }
  }

  async function checkMissing(client: string): Promise<void> {
    const waitSeconds = await missing.getWaitSeconds(client);
    if (waitSeconds > 0) throw new RenderingRefused('tooManyPages', waitSeconds);
  }

  return {
    /** The budget of one client. */
    of:
      (client: string): Admit =>
      async ({ newQuery, mayBeMissing }) => {
        if (limitsClients && mayBeMissing) await checkMissing(client);
        if (limitsClients && newQuery) await count(client, newQuery);
        const release = await renderingSlots.acquire(client);
        if (!release) throw new RenderingRefused('tooBusy', RETRY_AFTER_SECONDS);
        return (status) => {
          release();
          if (limitsClients && status === 404) void missing.count(client);
        };
      },
  };
}

export type RenderingBudget = ReturnType<typeof createRenderingBudget>;

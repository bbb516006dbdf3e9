import { RateLimiterMemory } from 'rate-limiter-flexible';
import { getRetryAfterSeconds } from '../http/limits/retry-after.ts';
import { createSlots, type Release } from '../http/limits/slots.ts';
import type { VisitorQueryKind } from '../http/urls/address.ts';

/** Pages rendered at a time, pages in the queue, and the longest wait in milliseconds. */
const SLOTS = { atOnce: 8, queue: 64, waitMs: 5_000 };
/** Uncached pages of each kind of question: number per client and seconds. A client's searches do not count against its personal pages. */
const QUESTIONS = { points: 60, duration: 60 };
/** Retry-After of a page that was refused because of load. */
const RETRY_AFTER = 5;

/** A page is not rendered: its client requested too many filters and searches (429), or the server has too much load (503). */
export class RenderingRefused extends Error {
  readonly statusCode: 429 | 503;
  readonly retryAfterSeconds: number;

  constructor(statusCode: 429 | 503, retryAfterSeconds: number) {
    super(statusCode === 429 ? 'too many questions of one client' : 'too many pages are being rendered');
    this.statusCode = statusCode;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface RenderingRequest {
  /** The kind of a page that is not cached and whose URL has values of the visitor's choice; `null` for other pages. */
  newQuestion: VisitorQueryKind | null;
}

/** Admits a rendering or throws a `RenderingRefused`. Call the returned function when it ends. */
export type Admit = (request: RenderingRequest) => Promise<Release>;

interface Options {
  /** Whether clients are limited; false if all requests come from one trusted address. */
  limitsClients: boolean;
  slots?: Partial<typeof SLOTS>;
}

/** Limits the pages rendered at a time, and the filters and searches per client. */
export function createRenderingBudget({ limitsClients, slots }: Options) {
  const renderingSlots = createSlots({ ...SLOTS, ...slots });
  const questions = {
    search: new RateLimiterMemory({ ...QUESTIONS, keyPrefix: 'search' }),
    personal: new RateLimiterMemory({ ...QUESTIONS, keyPrefix: 'personal' }),
  };

  async function count(client: string, kind: VisitorQueryKind): Promise<void> {
    try {
      await questions[kind].consume(client);
    } catch (error) {
      throw new RenderingRefused(429, getRetryAfterSeconds(error, QUESTIONS.duration));
    }
  }

  return {
    /** The budget of one client. */
    of:
      (client: string): Admit =>
      async ({ newQuestion }) => {
        if (limitsClients && newQuestion) await count(client, newQuestion);
        const release = await renderingSlots.acquire(client);
        if (!release) throw new RenderingRefused(503, RETRY_AFTER);
        return release;
      },
  };
}

export type RenderingBudget = ReturnType<typeof createRenderingBudget>;

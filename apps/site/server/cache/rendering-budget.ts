import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { createSlots, type Release } from '../http/limits/slots.ts';

/** Pages that are rendered at a time, those that wait for it, and how long one waits at most, in milliseconds. */
const SLOTS = { atOnce: 8, queue: 64, waitMs: 5_000 };
/** Pages that nobody has asked for before and whose address has values of the visitor's choice: so many a client and seconds. */
const QUESTIONS = { points: 60, duration: 60 };
/** Seconds after which a page is asked for again that was refused because there was too much to do. */
const RETRY_AFTER = 5;

/** A page is not rendered: its client asked too many questions (429), or there is too much to do (503). */
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
  /** Nobody has asked for it before, and its address has values of the visitor's choice. */
  isNewQuestion: boolean;
}

/** Lets a rendering begin, or throws a `RenderingRefused`. What it gives back is called at its end. */
export type Admit = (wanted: RenderingRequest) => Promise<Release>;

interface Options {
  /** Whether clients are limited; not where all requests come from one address that is trusted. */
  limitsClients: boolean;
  slots?: Partial<typeof SLOTS>;
}

/** Bounds how many pages are rendered at a time, and how many questions of one client are. */
export function createRenderingBudget({ limitsClients, slots }: Options) {
  const places = createSlots({ ...SLOTS, ...slots });
  const questions = new RateLimiterMemory(QUESTIONS);

  async function count(client: string): Promise<void> {
    try {
      await questions.consume(client);
    } catch (error) {
      const waitMs = error instanceof RateLimiterRes ? error.msBeforeNext : QUESTIONS.duration * 1000;
      throw new RenderingRefused(429, Math.ceil(waitMs / 1000));
    }
  }

  return {
    /** What one client may have rendered. */
    of:
      (client: string): Admit =>
      async ({ isNewQuestion }) => {
        if (limitsClients && isNewQuestion) await count(client);
        const release = await places.acquire(client);
        if (!release) throw new RenderingRefused(503, RETRY_AFTER);
        return release;
      },
  };
}

export type RenderingBudget = ReturnType<typeof createRenderingBudget>;

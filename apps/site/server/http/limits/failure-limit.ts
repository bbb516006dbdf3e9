import { RateLimiterMemory } from 'rate-limiter-flexible';
import { getRetryAfterSeconds } from './retry-after.ts';

interface Options {
  /** Failed requests per client. */
  points: number;
  /** Seconds. */
  duration: number;
}

/** Limits the clients with many failed requests. A failure is counted when it is known, after its work. */
export function createFailureLimit({ points, duration }: Options) {
  const failures = new RateLimiterMemory({ points, duration });
  return {
    async count(client: string): Promise<void> {
      await failures.penalty(client);
    },
    /** Seconds for which the client has no more requests; 0 while it is below the limit. */
    async getWaitSeconds(client: string): Promise<number> {
      const state = await failures.get(client);
      return state && state.consumedPoints >= points ? getRetryAfterSeconds(state, duration) : 0;
    },
  };
}

export type FailureLimit = ReturnType<typeof createFailureLimit>;

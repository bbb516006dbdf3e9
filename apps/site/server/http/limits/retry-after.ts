import { RateLimiterRes } from 'rate-limiter-flexible';

/** Seconds until a client may try again: what its limiter answered, or the whole period if the limiter itself failed. */
export const getRetryAfterSeconds = (refusal: unknown, periodSeconds: number): number =>
  refusal instanceof RateLimiterRes ? Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) : periodSeconds;

import type { ApiError } from '../schemas/primitives.ts';

/** The result of a read. An outage is never a not-found. */
export type Answer<Value> =
  | { kind: 'ok'; value: Value; revision: string | null; etag?: string | null }
  | { kind: 'not-found' }
  /** The service refused the request (any other 4xx): an error of the caller. */
  | { kind: 'refused'; error: ApiError['error']; status: number }
  /**
   * No answer, or one that does not depend on the request: a 5xx, 401, 403 or 429, with its status and Retry-After. `isRefused`: the connection
   * was refused.
   */
  | { kind: 'unavailable'; reason: string; status?: number; retryAfter?: string; isRefused?: true }
  /** An answer that the contract does not allow. */
  | { kind: 'invalid'; reason: string };

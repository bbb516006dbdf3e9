import type { ApiError } from '../schemas/primitives.ts';

/** What a read came to. An outage is never a not-found. */
export type Answer<Value> =
  | { kind: 'ok'; value: Value; revision: string | null; etag?: string | null }
  | { kind: 'not-found' }
  /** The service refused the question (any other 4xx): the caller's fault. */
  | { kind: 'refused'; error: ApiError['error']; status: number }
  /**
   * No answer, or one that says nothing of the question: a 5xx, 401, 403 or 429. Its status is then given, and its Retry-After. `isRefused` when
   * there was not even a connection.
   */
  | { kind: 'unavailable'; reason: string; status?: number; retryAfter?: string; isRefused?: true }
  /** An answer that the contract does not allow. */
  | { kind: 'invalid'; reason: string };

import type { Locale } from '@liget/content-api';
import { IDEMPOTENCY_HEADER } from '@liget/content-api/idempotency';
import { LRUCache } from 'lru-cache';
import type { PayloadRequest } from 'payload';
import type * as z from 'zod';
import { readFormBody } from './form-body.ts';
import { createErrorBody, sendError } from './respond.ts';

interface Options<Counts> {
  schema: z.ZodType<Counts>;
  /** Limit of the request's body, in bytes. */
  maxBytes: number;
  store: (counts: Counts) => Promise<void>;
}

/** Recent messages by their ids, also those that are being stored. */
const messages = new LRUCache<string, Promise<void>>({ max: 1_000 });

/** Stores a message once: one that the site sends again has the same id. A message that could not be stored may be sent again. */
async function storeOnce(id: string | null, store: () => Promise<void>): Promise<void> {
  if (id === null) return store();
  const earlier = messages.get(id);
  if (earlier) return earlier;
  const stored = store();
  messages.set(id, stored);
  stored.catch(() => messages.delete(id));
  return stored;
}

/** Stores counts that the site has collected and answers 204. The log does not repeat their content. */
export async function receiveCounts<Counts>(
  req: PayloadRequest,
  locale: Locale,
  { schema, maxBytes, store }: Options<Counts>,
): Promise<Response> {
  const body = await readFormBody(req, maxBytes);
  if (!body.ok) return sendError(body.status, createErrorBody(locale, body.code));
  const counts = schema.safeParse(body.value);
  if (!counts.success) return sendError(422, createErrorBody(locale, 'invalid_fields'));
  await storeOnce(req.headers.get(IDEMPOTENCY_HEADER), () => store(counts.data));
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

import type { Locale } from '@liget/content-api';
import type { PayloadRequest } from 'payload';
import type * as z from 'zod';
import { readFormBody } from './form-body.ts';
import { createErrorBody, sendError } from './respond.ts';

interface Options<Counts> {
  schema: z.ZodType<Counts>;
  /** Limit of the request's body, in bytes. */
  maxBytes: number;
  store: (counts: Counts) => Promise<void> | void;
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
  await store(counts.data);
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

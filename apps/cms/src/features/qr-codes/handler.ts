import { type Locale, QrUses } from '@liget/content-api';
import type { PayloadRequest } from 'payload';
import { formBody } from '../../platform/content-api/form-body.ts';
import { errorBody, sendError } from '../../platform/content-api/respond.ts';
import { now } from '../../platform/read-model/clock.ts';
import { noteUse } from './uses.ts';

/** `POST /qr-codes/uses`, for the site, which tells visitors from robots. Written by the way. */
export async function countUses(req: PayloadRequest, locale: Locale): Promise<Response> {
  const body = await formBody(req);
  if (!body.ok) return sendError(body.status, errorBody(locale, body.code));
  const told = QrUses.safeParse(body.value);
  if (!told.success) return sendError(422, errorBody(locale, 'invalid_fields'));
  for (const { code, count } of told.data.uses) noteUse(req.payload, code, count, now());
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

import type { Locale } from '@liget/content-api';
import { MissedPages } from '@liget/content-api/missed-pages';
import type { PayloadRequest } from 'payload';
import { limitedBytes } from '../../../platform/content-api/form-body.ts';
import { errorBody, sendError } from '../../../platform/content-api/respond.ts';
import { countNotFound } from './count.ts';

/** Bytes: as many addresses as one message may have. */
const LARGEST = 256 * 1024;

function read(bytes: Buffer | null): MissedPages | null {
  try {
    return MissedPages.parse(JSON.parse(String(bytes ?? '')));
  } catch {
    return null;
  }
}

/** Takes from the site what its visitors asked for in vain. 204; 400 for what is no such message. */
export async function receiveNotFoundLog(req: PayloadRequest, locale: Locale): Promise<Response> {
  const told = read(req.body ? await limitedBytes(req.body, LARGEST) : null);
  if (!told) return sendError(400, errorBody(locale, 'bad_json'));
  await countNotFound(req.payload, told, Temporal.Now.instant());
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

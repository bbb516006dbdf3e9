import { type Locale, QrScans } from '@liget/content-api';
import type { PayloadRequest } from 'payload';
import { receiveCounts } from '../../platform/content-api/counts.ts';
import { now } from '../../platform/read-model/clock.ts';
import { noteUse } from './uses.ts';

const MAX_BYTES = 64 * 1024;

/** `POST /qr-codes/uses`, for the site, which recognises robots. The response does not wait for the write. */
export const countUses = (req: PayloadRequest, locale: Locale): Promise<Response> =>
  receiveCounts(req, locale, {
    schema: QrScans,
    maxBytes: MAX_BYTES,
    store: ({ uses }) => {
      for (const { code, count } of uses) noteUse(req.payload, code, count, now());
    },
  });

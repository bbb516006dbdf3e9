import { type Locale, QrScans } from '@liget/content-api';
import type { PayloadRequest } from 'payload';
import { receiveCounts } from '../../platform/content-api/counts.ts';
import { now } from '../../platform/read-model/clock.ts';
import { storeScans } from './scans.ts';

const MAX_BYTES = 64 * 1024;

/** `POST /qr-codes/uses`, for the site, which recognises robots. */
export const receiveScans = (req: PayloadRequest, locale: Locale): Promise<Response> =>
  receiveCounts(req, locale, {
    schema: QrScans,
    maxBytes: MAX_BYTES,
    store: (scans) => storeScans(req.payload, scans, now()),
  });

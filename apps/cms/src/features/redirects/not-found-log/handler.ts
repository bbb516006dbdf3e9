import type { Locale } from '@liget/content-api';
import { NotFoundReport } from '@liget/content-api/not-found-report';
import type { PayloadRequest } from 'payload';
import { receiveCounts } from '../../../platform/content-api/counts.ts';
import { countNotFound } from './count.ts';

/** Enough for the most paths of one message. */
const MAX_BYTES = 256 * 1024;

/** `POST /missed-pages`: the site's counts of pages that do not exist. */
export const receiveNotFoundLog = (req: PayloadRequest, locale: Locale): Promise<Response> =>
  receiveCounts(req, locale, {
    schema: NotFoundReport,
    maxBytes: MAX_BYTES,
    store: (counts) => countNotFound(req.payload, counts, Temporal.Now.instant()),
  });

import type { Locale } from '@liget/content-api';
import type { PreviewDetails, PreviewKind } from '@liget/content-api/preview';
import type { PayloadRequest } from 'payload';
import { EVENT_DEPTH } from '../programs/handlers/event.ts';
import { eventDetailOf } from '../programs/handlers/events.ts';
import { now } from '../reading/clock.ts';
import { DocumentError } from '../reading/document-reader.ts';
import { findDraft } from '../reading/published.ts';
import { newsDetailOf } from './articles.ts';
import { errorBody, sendError, sendPrivate } from './respond.ts';
import { askedBySite } from './service-credential.ts';

type Asked = { payload: PayloadRequest['payload']; locale: Locale; now: Temporal.Instant };
type Previews = { [Kind in PreviewKind]: (asked: Asked, id: number) => Promise<PreviewDetails[Kind] | null> };

const PREVIEWS: Previews = {
  events: async (asked, id) => {
    const read = await findDraft(asked, 'events', id, EVENT_DEPTH);
    return read && eventDetailOf(asked, read);
  },
  news: async (asked, id) => {
    const read = await findDraft(asked, 'news', id, 1);
    return read && newsDetailOf(asked, read);
  },
};

/**
 * A draft, for the site alone, which has checked the link's signature and shows the service credential. Whoever does not gets the
 * same 404 as for an item that does not exist. A draft that lacks what its page needs is a 404 too.
 */
export async function preview(req: PayloadRequest, { of, id }: { of: PreviewKind; id: number }, locale: Locale): Promise<Response> {
  const missing = () => sendError(404, errorBody(locale, 'not_found'));
  if (askedBySite(req) !== 'yes') return missing();
  try {
    const detail = await PREVIEWS[of]({ payload: req.payload, locale, now: now() }, id);
    return detail ? sendPrivate(200, { data: detail }) : missing();
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    req.payload.logger.info(`No preview of ${of} ${id}: ${error.message}`);
    return missing();
  }
}

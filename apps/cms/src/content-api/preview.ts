import type { Locale } from '@liget/content-api';
import type { PreviewEndpoint, PreviewKind } from '@liget/content-api/preview';
import type { PayloadRequest } from 'payload';
import { createErrorBody, sendError, sendPrivate } from '../platform/content-api/respond.ts';
import { checkServiceCredential } from '../platform/content-api/service-credential.ts';
import { now } from '../platform/read-model/clock.ts';
import { DocumentError } from '../platform/read-model/document-reader.ts';
import { handlers } from './handlers.ts';
import { getPreviewedInstant } from './read.ts';

interface PreviewRequest {
  collection: PreviewKind;
  /** The endpoint whose answer has the same form. */
  endpoint: PreviewEndpoint;
  id: number;
}

/**
 * A draft, for the site only, which has verified the link's signature and sends the service credential. Other clients get the same 404 as
 * for a missing item. A draft without required content is 422.
 */
export async function answerPreview(req: PayloadRequest, { collection, endpoint, id }: PreviewRequest, locale: Locale): Promise<Response> {
  const sendNotFoundError = () => sendError(404, createErrorBody(locale, 'not_found'));
  if (checkServiceCredential(req) !== 'yes') return sendNotFoundError();
  try {
    const draft = { collection, id };
    const answer = await handlers[endpoint]({
      payload: req.payload,
      locale,
      slug: '',
      query: {},
      now: getPreviewedInstant(req) ?? now(),
      draft,
    });
    return answer ? sendPrivate(200, answer) : sendNotFoundError();
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    req.payload.logger.info(`No preview of ${collection} ${id}: ${error.message}`);
    return sendError(422, createErrorBody(locale, 'incomplete_draft'));
  }
}

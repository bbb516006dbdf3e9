import { createErrorBody, sendError } from '../../../platform/content-api/respond.ts';
import { isBrokenJson } from '../../../platform/logging/unreadable-body.ts';
import { type Handler, readLanguage } from './handler.ts';

/**
 * Answers 400 to a query that is sent as the body of a POST (`X-Payload-HTTP-Method-Override: GET`) and is no JSON: Payload (3.90) reads it
 * before it handles errors.
 */
export function refuseBrokenOverrides<Arguments>(handler: Handler<Arguments>): Handler<Arguments> {
  return async (request, context) => {
    try {
      return await handler(request, context);
    } catch (error) {
      if (!isBrokenJson(error)) throw error;
      return sendError(400, createErrorBody(readLanguage(request), 'bad_json'));
    }
  };
}

import { createErrorBody, sendError } from '../../../platform/content-api/respond.ts';
import { type Handler, peekJson, readLanguage } from './handler.ts';

/** Payload's answer to an address without an endpoint; to one of a collection without endpoints it is 501. */
async function isUnknownEndpoint(response: Response): Promise<boolean> {
  if (response.status === 501) return true;
  if (response.status !== 404) return false;
  const body = await peekJson(response);
  return typeof body === 'object' && body !== null && 'message' in body && String(body.message).startsWith('Route not found');
}

/** Answers 404 in the editor's language where there is no endpoint: Payload (3.90) has English texts, which repeat the address. */
export function translateUnknownEndpoints<Arguments>(handler: Handler<Arguments>): Handler<Arguments> {
  return async (request, context) => {
    const response = await handler(request, context);
    return (await isUnknownEndpoint(response)) ? sendError(404, createErrorBody(readLanguage(request), 'not_found')) : response;
  };
}

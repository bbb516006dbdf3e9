import { createErrorBody, sendError } from '../../../platform/content-api/respond.ts';
import { type Handler, peekJson, readLanguage } from './handler.ts';

const OWN_ACCOUNT = /\/users\/me\/?$/;

const carriesToken = ({ headers }: Request): boolean =>
  headers.has('authorization') || /(?:^|;\s*)payload-token=/.test(headers.get('cookie') ?? '');

/** Whether a response treats its sender as signed out. Payload answers a signed-out request for the own account with 200. */
async function refusesAccount(request: Request, response: Response): Promise<boolean> {
  if (response.status === 401 || response.status === 403) return true;
  if (response.status !== 200 || !OWN_ACCOUNT.test(new URL(request.url).pathname)) return false;
  const body = await peekJson(response);
  return typeof body === 'object' && body !== null && 'user' in body && body.user === null;
}

/**
 * Answers 503 with Retry-After instead of a refusal while the database is away: Payload (3.90) treats an account that it cannot read as
 * missing, and editors would be asked to sign in. Only requests with a session are checked.
 */
export function replaceRefusalsInOutage<Arguments>(handler: Handler<Arguments>, isDatabaseUp: () => Promise<boolean>): Handler<Arguments> {
  return async (request, context) => {
    const response = await handler(request, context);
    if (!carriesToken(request) || !(await refusesAccount(request, response)) || (await isDatabaseUp())) return response;
    return sendError(503, createErrorBody(readLanguage(request), 'unavailable'), { 'Retry-After': '5' });
  };
}

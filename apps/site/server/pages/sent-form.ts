import type { FastifyRequest } from 'fastify';
import { TOO_LONG } from '../forms/form-body.ts';
import { ReceivedForm } from '../forms/multipart-form.ts';
import { getFormWaitSeconds } from '../http/limits/rate-limits.ts';
import { getFormOrigin } from '../http/urls/canonical-host.ts';
import type { PageRequest } from './page-request.ts';
import type { ErrorPageReason } from './refusals.ts';

/** The reason why a form must not be accepted and is only shown again. */
export function findRefusal(request: FastifyRequest): Extract<ErrorPageReason, 'tooMany' | 'tooLong'> | undefined {
  if (request.body === TOO_LONG) return 'tooLong';
  return getFormWaitSeconds(request) !== undefined || (request.body instanceof ReceivedForm && request.body.isBusy) ? 'tooMany' : undefined;
}

/**
 * The origin that the router compares; `undefined` for a form from another origin. Forms of a private page have the origin 'null', because the page
 * sends no referrer; they are accepted, because only its visitor knows its URL.
 */
export function readFormOrigin({ headers }: FastifyRequest, { url, isPrivate }: PageRequest): string | undefined {
  return isPrivate && headers.origin === 'null' ? url.origin : getFormOrigin(headers.origin, url.origin);
}

/** The web request for the router: headers and text fields. Files are passed separately. */
export function toWebRequest(request: FastifyRequest, page: PageRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  const origin = readFormOrigin(request, page);
  if (origin && headers.has('origin')) headers.set('origin', origin);
  if (!page.isForm) return new Request(page.url, { headers });
  const { body } = request;
  if (!(body instanceof ReceivedForm))
    return new Request(page.url, { method: 'POST', headers, body: body instanceof Buffer ? new Uint8Array(body) : null });
  headers.set('content-type', 'application/x-www-form-urlencoded');
  headers.delete('content-length');
  return new Request(page.url, { method: 'POST', headers, body: body.fields.toString() });
}

import { type Locale, newsletterLinks } from '@liget/content-api';
import type { PayloadRequest } from 'payload';
import { readFormBody } from '../../../platform/content-api/form-body.ts';
import { createErrorBody, sendError, sendPrivate } from '../../../platform/content-api/respond.ts';
import { followLink } from './links.ts';

const REFUSALS = { unknown: [404, 'unknown_link'], gone: [410, 'used_link'] } as const;

/** `POST /newsletter-links`. The newsletter is in Hungarian only. */
export async function answerNewsletterLink(req: PayloadRequest, locale: Locale): Promise<Response> {
  if (locale !== 'hu') return sendError(404, createErrorBody(locale, 'not_found'));
  const body = await readFormBody(req);
  if (!body.ok) return sendError(body.status, createErrorBody(locale, body.code));
  const link = newsletterLinks.body.safeParse(body.value);
  if (!link.success) return sendError(422, createErrorBody(locale, 'invalid_fields'));
  const followed = await followLink(req.payload, link.data);
  if (followed.kind === 'ok') return sendPrivate(200, followed.status);
  const [status, code] = REFUSALS[followed.kind];
  return sendError(status, createErrorBody(locale, code));
}

import { type Locale, MAX_ATTACHMENT, TOKEN_HEADER } from '@liget/content-api';
import { FILE_NAME_HEADER } from '@liget/content-api/headers';
import type { PayloadRequest } from 'payload';
import { readLimitedBytes } from '../../platform/content-api/form-body.ts';
import { createErrorBody, sendError, sendPrivate } from '../../platform/content-api/respond.ts';
import { storeAttachment } from './intake/attachments.ts';
import { findCaseStatus } from './status.ts';

/** Returns the status of a case to its sender. An unknown reference, a wrong token and an erased case get the same 404. */
export async function answerCaseStatus(req: PayloadRequest, reference: string, locale: Locale): Promise<Response> {
  const status = await findCaseStatus(req.payload, reference, req.headers.get(TOKEN_HEADER) ?? '', locale);
  return status ? sendPrivate(200, { data: status }) : sendError(404, createErrorBody(locale, 'not_found'));
}

/** The file name of a header: percent-encoded UTF-8. */
function readFileName(header: string | null): string {
  try {
    return decodeURIComponent(header ?? '');
  } catch {
    return '';
  }
}

/** Stores a file for a form that names it later. Answers 201 with a token, 413, 415 or 422. Only the site, which limits its visitors, may call it. */
export async function receiveAttachment(req: PayloadRequest, locale: Locale): Promise<Response> {
  const bytes = req.body ? await readLimitedBytes(req.body, MAX_ATTACHMENT) : Buffer.alloc(0);
  const attachmentToken =
    bytes === null ? 'size' : await storeAttachment(req.payload, bytes, readFileName(req.headers.get(FILE_NAME_HEADER)));
  if (attachmentToken === 'size') return sendError(413, createErrorBody(locale, 'attachment_size'));
  if (attachmentToken === 'heic') return sendError(415, createErrorBody(locale, 'attachment_heic'));
  if (attachmentToken === 'type') return sendError(415, createErrorBody(locale, 'attachment_type'));
  if (attachmentToken === 'full') return sendError(422, createErrorBody(locale, 'attachments_full'));
  return sendPrivate(201, { data: attachmentToken });
}

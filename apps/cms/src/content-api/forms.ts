import { type FormName, forms, type Locale } from '@liget/content-api';
import type { PayloadRequest } from 'payload';
import type * as z from 'zod';
import { CASE_FORM_HANDLERS } from '../features/inbox/intake/case-forms.ts';
import { createReference } from '../features/inbox/intake/store-once.ts';
import { subscribe } from '../features/newsletter/subscriptions/subscribe.ts';
import { readFormBody } from '../platform/content-api/form-body.ts';
import { createFormHandler, type FormHandler } from '../platform/content-api/form-handler.ts';
import { getFieldMessage } from '../platform/content-api/messages.ts';
import { createErrorBody, sendError, sendPrivate } from '../platform/content-api/respond.ts';

const FORM_HANDLERS: Record<FormName, FormHandler> = {
  ...CASE_FORM_HANDLERS,
  newsletterSubscriptions: createFormHandler(
    forms.newsletterSubscriptions.body,
    ({ payload, locale }, { idempotency_key: key, email, name }) =>
      subscribe(payload, { key, email, name: name || undefined, locale, reference: createReference('H') }),
  ),
};

function toFieldErrors(locale: Locale, error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? 'body');
    fields[field] ??= getFieldMessage(locale, field, issue);
  }
  return fields;
}

/**
 * Receives a form and stores it before answering. 201 with the reference, or 400, 413, 415, 422 with a message for each invalid field, 409
 * when its key belongs to different content.
 */
export async function receive(req: PayloadRequest, name: FormName, locale: Locale): Promise<Response> {
  const body = await readFormBody(req);
  if (!body.ok) return sendError(body.status, createErrorBody(locale, body.code));
  const outcome = await FORM_HANDLERS[name]({ payload: req.payload, locale }, body.value);
  if (outcome === 'other') return sendError(409, createErrorBody(locale, 'conflict'));
  if ('issues' in outcome) return sendError(422, createErrorBody(locale, 'invalid_fields', { fields: toFieldErrors(locale, outcome) }));
  if ('field' in outcome) {
    const { error } = createErrorBody(locale, outcome.code);
    return sendError(422, { error: { ...error, fields: { [outcome.field]: error.message } } });
  }
  return sendPrivate(201, { data: outcome });
}

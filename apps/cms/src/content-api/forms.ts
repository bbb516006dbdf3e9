import { randomInt } from 'node:crypto';
import { type FormName, forms, type Locale } from '@liget/content-api';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import type * as z from 'zod';
import { budapestDay } from '../reading/dates.ts';
import { isRecord } from '../reading/document-reader.ts';
import { formBody } from './form-body.ts';
import { fieldMessage } from './messages.ts';
import { errorBody, sendError, sendPrivate } from './respond.ts';

type Taken = { ok: true; key: string; fields: Record<string, unknown> } | { ok: false; error: z.ZodError };

interface Form {
  collection: CollectionSlug;
  /** Its references begin with it. */
  letter: string;
  take(body: unknown): Taken;
}

/** `keep` picks the fields that are stored. */
function form<Body extends { idempotency_key: string }>(
  collection: CollectionSlug,
  letter: string,
  schema: z.ZodType<Body>,
  keep: (body: Body) => Record<string, unknown>,
): Form {
  return {
    collection,
    letter,
    take: (body) => {
      const parsed = schema.safeParse(body);
      return parsed.success
        ? { ok: true, key: parsed.data.idempotency_key, fields: keep(parsed.data) }
        : { ok: false, error: parsed.error };
    },
  };
}

const FORMS: Record<FormName, Form> = {
  newsletterSubscriptions: form('newsletter-subscriptions', 'H', forms.newsletterSubscriptions.body, ({ email, name }) => ({
    email,
    name,
  })),
  complaints: form('complaints', 'P', forms.complaints.body, ({ product, name, email, phone, message }) => ({
    product,
    name,
    email,
    phone,
    message,
  })),
};

/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** For example 'P-2026-K7QW3N': the letter of the form, the year in Budapest, six characters that nobody can guess. */
function newReference(letter: string): string {
  const year = budapestDay(Temporal.Now.instant()).slice(0, 4);
  return `${letter}-${year}-${Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}

async function referenceOf(payload: Payload, collection: CollectionSlug, key: string): Promise<string | null> {
  const { docs } = await payload.find({
    collection,
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
    where: { idempotencyKey: { equals: key } },
  });
  const [document]: unknown[] = docs;
  return isRecord(document) && typeof document['reference'] === 'string' ? document['reference'] : null;
}

/** Stores once. The unique key decides between parallel sendings of the same form: who comes second reads what the first one stored. */
async function store(
  payload: Payload,
  collection: CollectionSlug,
  letter: string,
  key: string,
  data: Record<string, unknown>,
): Promise<string> {
  const earlier = await referenceOf(payload, collection, key);
  if (earlier) return earlier;
  const reference = newReference(letter);
  try {
    // One row is one statement, which needs no transaction.
    await payload.create({
      collection,
      overrideAccess: true,
      depth: 0,
      disableTransaction: true,
      data: { ...data, idempotencyKey: key, reference },
    });
    return reference;
  } catch (error) {
    const stored = await referenceOf(payload, collection, key);
    if (stored) return stored;
    throw error;
  }
}

function fieldErrors(locale: Locale, error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? 'body');
    fields[field] ??= fieldMessage(locale, field, issue);
  }
  return fields;
}

/** Takes a form: stored before the visitor is thanked. 201 with the reference, or 413, 415, 400, 422 with a message for each faulty field. */
export async function receive(req: PayloadRequest, name: FormName, locale: Locale): Promise<Response> {
  const body = await formBody(req);
  if (!body.ok) return sendError(body.status, errorBody(locale, body.code));
  const { collection, letter, take } = FORMS[name];
  const taken = take(body.value);
  if (!taken.ok) return sendError(422, errorBody(locale, 'invalid_fields', { fields: fieldErrors(locale, taken.error) }));
  const reference = await store(req.payload, collection, letter, taken.key, { ...taken.fields, locale });
  return sendPrivate(201, { data: { reference } });
}

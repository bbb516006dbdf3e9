import { randomInt } from 'node:crypto';
import { type FormName, forms, LOCALES, type Locale } from '@liget/content-api';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import type * as z from 'zod';
import { subscribe } from '../newsletter/subscribe.ts';
import { budapestDay } from '../reading/dates.ts';
import { isRecord } from '../reading/document-reader.ts';
import { findAll } from '../reading/published.ts';
import { formBody } from './form-body.ts';
import { fieldMessage } from './messages.ts';
import { errorBody, sendError, sendPrivate } from './respond.ts';

type Fields = Record<string, unknown>;
type Stored = { reference: string } | 'other';
type Taken = { ok: true; key: string; fields: Fields } | { ok: false; error: z.ZodError };

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
  keep: (body: Body) => Fields,
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

/** Upper and lower case, outer and repeated spaces make no other content: what the site's key is made of knows none of them either. */
const folded = (value: unknown) => (typeof value === 'string' ? value.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase() : '');

/** The reference of what was stored under this key; 'other' when that was other content. */
async function stored(payload: Payload, collection: CollectionSlug, key: string, fields: Fields): Promise<Stored | null> {
  const { docs } = await payload.find({
    collection,
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
    where: { idempotencyKey: { equals: key } },
  });
  const [document]: unknown[] = docs;
  if (!isRecord(document) || typeof document['reference'] !== 'string') return null;
  const isSame = Object.entries(fields).every(([name, value]) => folded(document[name]) === folded(value));
  return isSame ? { reference: document['reference'] } : 'other';
}

/** Stores once. The unique key decides between parallel sendings of the same form: who comes second reads what the first one stored. */
async function store(
  payload: Payload,
  collection: CollectionSlug,
  letter: string,
  key: string,
  { fields, locale }: { fields: Fields; locale: Locale },
): Promise<Stored> {
  const earlier = await stored(payload, collection, key, fields);
  if (earlier) return earlier;
  const reference = newReference(letter);
  try {
    // One row is one statement, which needs no transaction.
    await payload.create({
      collection,
      overrideAccess: true,
      depth: 0,
      disableTransaction: true,
      data: { ...fields, locale, idempotencyKey: key, reference },
    });
    return { reference };
  } catch (error) {
    const first = await stored(payload, collection, key, fields);
    if (first) return first;
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

/** Whether a product has this name or slug, in either language. */
async function isProduct(payload: Payload, locale: Locale, named: unknown): Promise<boolean> {
  const products = await findAll({ payload, locale }, 'products', { depth: 0, select: ['name', 'slug'] });
  return products.some((product) =>
    LOCALES.some((each) => folded(product.inLocale('name', each)) === folded(named) || product.slugs()[each] === named),
  );
}

const subscriber = ({ email, name }: Fields) => ({ email: String(email), ...(typeof name === 'string' && name !== '' ? { name } : {}) });

/**
 * Takes a form: stored before the visitor is thanked. 201 with the reference, or 400, 413, 415, 422 with a message for each faulty field,
 * 409 when something else was stored under its key.
 */
export async function receive(req: PayloadRequest, name: FormName, locale: Locale): Promise<Response> {
  const body = await formBody(req);
  if (!body.ok) return sendError(body.status, errorBody(locale, body.code));
  const { collection, letter, take } = FORMS[name];
  const taken = take(body.value);
  if (!taken.ok) return sendError(422, errorBody(locale, 'invalid_fields', { fields: fieldErrors(locale, taken.error) }));
  if (name === 'complaints' && !(await isProduct(req.payload, locale, taken.fields['product']))) {
    const { error } = errorBody(locale, 'unknown_product');
    return sendError(422, { error: { ...error, fields: { product: error.message } } });
  }
  const { key, fields } = taken;
  const kept = await (name === 'newsletterSubscriptions'
    ? subscribe(req.payload, { key, ...subscriber(fields), locale, reference: newReference(letter) })
    : store(req.payload, collection, letter, key, { fields, locale }));
  if (kept === 'other') return sendError(409, errorBody(locale, 'conflict'));
  return sendPrivate(201, { data: { reference: kept.reference } });
}

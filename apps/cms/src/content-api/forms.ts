import { type AttachmentTicket, type BodyOf, type CaseKind, type FormName, forms, LOCALES, type Locale } from '@liget/content-api';
import { outsideHours } from '@liget/park';
import type { Payload, PayloadRequest } from 'payload';
import type * as z from 'zod';
import { areGenuine } from '../features/inbox/attachments.ts';
import { createCase } from '../features/inbox/create-case.ts';
import { DEFECT_SUBJECT_LABELS } from '../features/inbox/defect-subjects.ts';
import { enquiryOffer, whyNotOffered } from '../features/inbox/enquiry-offer.ts';
import { type Fields, foldValue, newReference } from '../features/inbox/store-once.ts';
import { subscribe } from '../features/newsletter/subscribe.ts';
import type { Product } from '../payload-types.ts';
import { formBody } from '../platform/content-api/form-body.ts';
import { type ErrorCode, fieldMessage } from '../platform/content-api/messages.ts';
import { errorBody, sendError, sendPrivate } from '../platform/content-api/respond.ts';
import { now } from '../platform/read-model/clock.ts';
import type { DocumentReader } from '../platform/read-model/document-reader.ts';
import { findAll } from '../platform/read-model/published.ts';

type Taken = { reference: string; token?: string } | 'other' | { field: string; code: ErrorCode };
type CaseForm = Exclude<FormName, 'newsletterSubscriptions'>;
interface Asked {
  payload: Payload;
  locale: Locale;
}
type Takers = { [Name in FormName]: (asked: Asked, body: z.output<(typeof forms)[Name]['body']>) => Promise<Taken> };

const KIND_OF = {
  complaints: 'complaint',
  questions: 'question',
  venueHireEnquiries: 'venueHire',
  sportCourtEnquiries: 'sportCourt',
  publicDataRequests: 'publicData',
  defectReports: 'defect',
} as const satisfies Record<CaseForm, CaseKind>;

/** Where the pages are that offer what one can ask about. */
const OFFERS = { venueHire: 'business-partner-items', sportCourt: 'visitor-information' } as const;

type Letter = { idempotency_key: string; name: string; email: string; phone?: string | undefined; message: string };
const written = ({ name, email, phone, message }: Letter): Fields => ({ name, email, phone, message });

interface About {
  fields?: Fields;
  /** What it is about, as its sender's language calls it. */
  about?: string;
  attachments?: readonly AttachmentTicket[] | undefined;
}

const take = (form: CaseForm, { payload, locale }: Asked, letter: Letter, { fields = {}, about = '', attachments = [] }: About = {}) =>
  createCase(payload, {
    kind: KIND_OF[form],
    key: letter.idempotency_key,
    fields: { ...written(letter), ...fields },
    about,
    attachments,
    locale,
  });

/** The product that has this name or slug, in either language. */
async function productNamed({ payload, locale }: Asked, named: string): Promise<DocumentReader<Product> | undefined> {
  const products = await findAll({ payload, locale }, 'products', { depth: 0, select: ['name', 'slug'] });
  return products.find((product) =>
    LOCALES.some((each) => foldValue(product.inLocale('name', each)) === foldValue(named) || product.slugs()[each] === named),
  );
}

async function aboutProduct(form: 'complaints' | 'questions', asked: Asked, body: BodyOf<'complaints'>): Promise<Taken> {
  const product = await productNamed(asked, body.product);
  if (!product) return { field: 'product', code: 'unknown_product' };
  if (!(await areGenuine(asked.payload, body.attachments ?? []))) return { field: 'attachments', code: 'unknown_attachments' };
  return take(form, asked, body, { fields: { product: body.product }, about: product.text('name'), attachments: body.attachments });
}

async function aboutPlace(
  form: 'venueHireEnquiries' | 'sportCourtEnquiries',
  asked: Asked,
  body: BodyOf<'venueHireEnquiries'>,
): Promise<Taken> {
  const offers = await findAll(asked, OFFERS[KIND_OF[form]], {
    depth: 0,
    select: ['title', 'slug', 'takesEnquiries', 'enquiryPlace'],
    where: { takesEnquiries: { equals: true } },
  });
  const offer = offers.find((item) => LOCALES.some((each) => item.slugs()[each] === body.offer));
  const instant = now();
  const open = offer && (await enquiryOffer({ ...asked, now: instant }, offer));
  if (!open) return { field: 'offer', code: 'unknown_offer' };
  const refusal = whyNotOffered(open, body.days, instant);
  if (refusal) return { field: 'days', code: refusal };
  if (body.from >= body.until) return { field: 'until', code: 'bad_times' };
  // An evening after closing time may be just what somebody hires a venue for.
  const outside = form === 'sportCourtEnquiries' ? body.days.map((day) => outsideHours(open, Temporal.PlainDate.from(day), body)) : [];
  const field = outside.find((each) => each !== null);
  if (field) return { field, code: 'outside_hours' };
  return take(form, asked, body, {
    about: offer.text('title'),
    fields: {
      product: body.offer,
      days: body.days.toSorted().join(' '),
      timeFrom: body.from,
      timeUntil: body.until,
      guests: body.guests,
    },
  });
}

async function aboutDefect(asked: Asked, body: BodyOf<'defectReports'>): Promise<Taken> {
  if (!(await areGenuine(asked.payload, body.attachments ?? []))) return { field: 'attachments', code: 'unknown_attachments' };
  return take('defectReports', asked, body, {
    about: DEFECT_SUBJECT_LABELS[body.subject][asked.locale],
    fields: { place: body.place },
    attachments: body.attachments,
  });
}

const FORM_HANDLERS: Takers = {
  newsletterSubscriptions: ({ payload, locale }, { idempotency_key: key, email, name }) =>
    subscribe(payload, { key, email, name: name || undefined, locale, reference: newReference('H') }),
  complaints: (asked, body) => aboutProduct('complaints', asked, body),
  questions: (asked, body) => aboutProduct('questions', asked, body),
  venueHireEnquiries: (asked, body) => aboutPlace('venueHireEnquiries', asked, body),
  sportCourtEnquiries: (asked, body) => aboutPlace('sportCourtEnquiries', asked, body),
  publicDataRequests: (asked, body) => take('publicDataRequests', asked, body),
  defectReports: aboutDefect,
};

function fieldErrors(locale: Locale, error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? 'body');
    fields[field] ??= fieldMessage(locale, field, issue);
  }
  return fields;
}

async function takeBody<Name extends FormName>(asked: Asked, name: Name, value: unknown): Promise<Taken | z.ZodError> {
  // The compiler does not follow which schema belongs to a name that is only known at run time.
  const schema: z.ZodType<z.output<(typeof forms)[Name]['body']>> = forms[name].body as never;
  const parsed = schema.safeParse(value);
  return parsed.success ? FORM_HANDLERS[name](asked, parsed.data) : parsed.error;
}

/**
 * Takes a form: stored before the visitor is thanked. 201 with the reference, or 400, 413, 415, 422 with a message for each faulty field,
 * 409 when something else was stored under its key.
 */
export async function receive(req: PayloadRequest, name: FormName, locale: Locale): Promise<Response> {
  const body = await formBody(req);
  if (!body.ok) return sendError(body.status, errorBody(locale, body.code));
  const taken = await takeBody({ payload: req.payload, locale }, name, body.value);
  if (taken === 'other') return sendError(409, errorBody(locale, 'conflict'));
  if ('issues' in taken) return sendError(422, errorBody(locale, 'invalid_fields', { fields: fieldErrors(locale, taken) }));
  if ('field' in taken) {
    const { error } = errorBody(locale, taken.code);
    return sendError(422, { error: { ...error, fields: { [taken.field]: error.message } } });
  }
  return sendPrivate(201, { data: taken });
}

import { type AttachmentToken, type BodyOf, type CaseKind, type FormName, forms, LOCALES, type Locale } from '@liget/content-api';
import { findOutsideHours } from '@liget/park';
import type { Payload, PayloadRequest } from 'payload';
import type * as z from 'zod';
import { areGenuine } from '../features/inbox/attachments.ts';
import { createCase } from '../features/inbox/create-case.ts';
import { DEFECT_SUBJECT_LABELS } from '../features/inbox/defect-subjects.ts';
import { findReasonNotOffered, toEnquiryOffer } from '../features/inbox/enquiry-offer.ts';
import { createReference, foldValue, type SentFields } from '../features/inbox/store-once.ts';
import { subscribe } from '../features/newsletter/subscribe.ts';
import type { Product } from '../payload-types.ts';
import { readFormBody } from '../platform/content-api/form-body.ts';
import { type ErrorCode, getFieldMessage } from '../platform/content-api/messages.ts';
import { createErrorBody, sendError, sendPrivate } from '../platform/content-api/respond.ts';
import { now } from '../platform/read-model/clock.ts';
import type { DocumentReader } from '../platform/read-model/document-reader.ts';
import { findAll } from '../platform/read-model/published.ts';

type FormOutcome = { reference: string; token?: string } | 'other' | { field: string; code: ErrorCode };
type CaseForm = Exclude<FormName, 'newsletterSubscriptions'>;
interface FormContext {
  payload: Payload;
  locale: Locale;
}
/** Parses a body and stores the form. */
type FormHandler = (context: FormContext, value: unknown) => Promise<FormOutcome | z.ZodError>;

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

type CaseSubmission = { idempotency_key: string; name: string; email: string; phone?: string | undefined; message: string };
const toFields = ({ name, email, phone, message }: CaseSubmission): SentFields => ({ name, email, phone, message });

interface About {
  fields?: SentFields;
  /** What it is about, as its sender's language calls it. */
  about?: string;
  attachments?: readonly AttachmentToken[] | undefined;
}

const take = (
  form: CaseForm,
  { payload, locale }: FormContext,
  submission: CaseSubmission,
  { fields = {}, about = '', attachments = [] }: About = {},
) =>
  createCase(payload, {
    kind: KIND_OF[form],
    key: submission.idempotency_key,
    fields: { ...toFields(submission), ...fields },
    about,
    attachments,
    locale,
  });

/** The product that has this name or slug, in either language. */
async function findProduct({ payload, locale }: FormContext, named: string): Promise<DocumentReader<Product> | undefined> {
  const products = await findAll({ payload, locale }, 'products', { depth: 0, select: ['name', 'slug'] });
  return products.find((product) =>
    LOCALES.some((each) => foldValue(product.inLocale('name', each)) === foldValue(named) || product.slugs()[each] === named),
  );
}

async function storeProductCase(form: 'complaints' | 'questions', context: FormContext, body: BodyOf<'complaints'>): Promise<FormOutcome> {
  const product = await findProduct(context, body.product);
  if (!product) return { field: 'product', code: 'unknown_product' };
  if (!(await areGenuine(context.payload, body.attachments ?? []))) return { field: 'attachments', code: 'unknown_attachments' };
  return take(form, context, body, { fields: { product: body.product }, about: product.text('name'), attachments: body.attachments });
}

async function storePlaceCase(
  form: 'venueHireEnquiries' | 'sportCourtEnquiries',
  context: FormContext,
  body: BodyOf<'venueHireEnquiries'>,
): Promise<FormOutcome> {
  const offers = await findAll(context, OFFERS[KIND_OF[form]], {
    depth: 0,
    select: ['title', 'slug', 'takesEnquiries', 'enquiryPlace'],
    where: { takesEnquiries: { equals: true } },
  });
  const offer = offers.find((item) => LOCALES.some((each) => item.slugs()[each] === body.offer));
  const instant = now();
  const open = offer && (await toEnquiryOffer({ ...context, now: instant }, offer));
  if (!open) return { field: 'offer', code: 'unknown_offer' };
  const refusal = findReasonNotOffered(open, body.days, instant);
  if (refusal) return { field: 'days', code: refusal };
  if (body.from >= body.until) return { field: 'until', code: 'bad_times' };
  // An evening after closing time may be just what somebody hires a venue for.
  const outside = form === 'sportCourtEnquiries' ? body.days.map((day) => findOutsideHours(open, Temporal.PlainDate.from(day), body)) : [];
  const field = outside.find((each) => each !== null);
  if (field) return { field, code: 'outside_hours' };
  return take(form, context, body, {
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

async function storeDefectReport(context: FormContext, body: BodyOf<'defectReports'>): Promise<FormOutcome> {
  if (!(await areGenuine(context.payload, body.attachments ?? []))) return { field: 'attachments', code: 'unknown_attachments' };
  return take('defectReports', context, body, {
    about: DEFECT_SUBJECT_LABELS[body.subject][context.locale],
    fields: { place: body.place },
    attachments: body.attachments,
  });
}

const createHandler =
  <Body>(schema: z.ZodType<Body>, store: (context: FormContext, body: Body) => Promise<FormOutcome>): FormHandler =>
  async (context, value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? store(context, parsed.data) : parsed.error;
  };

const FORM_HANDLERS: Record<FormName, FormHandler> = {
  newsletterSubscriptions: createHandler(forms.newsletterSubscriptions.body, ({ payload, locale }, { idempotency_key: key, email, name }) =>
    subscribe(payload, { key, email, name: name || undefined, locale, reference: createReference('H') }),
  ),
  complaints: createHandler(forms.complaints.body, (context, body) => storeProductCase('complaints', context, body)),
  questions: createHandler(forms.questions.body, (context, body) => storeProductCase('questions', context, body)),
  venueHireEnquiries: createHandler(forms.venueHireEnquiries.body, (context, body) => storePlaceCase('venueHireEnquiries', context, body)),
  sportCourtEnquiries: createHandler(forms.sportCourtEnquiries.body, (context, body) =>
    storePlaceCase('sportCourtEnquiries', context, body),
  ),
  publicDataRequests: createHandler(forms.publicDataRequests.body, (context, body) => take('publicDataRequests', context, body)),
  defectReports: createHandler(forms.defectReports.body, storeDefectReport),
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
 * Takes a form: stored before the visitor is thanked. 201 with the reference, or 400, 413, 415, 422 with a message for each faulty field,
 * 409 when something else was stored under its key.
 */
export async function receive(req: PayloadRequest, name: FormName, locale: Locale): Promise<Response> {
  const body = await readFormBody(req);
  if (!body.ok) return sendError(body.status, createErrorBody(locale, body.code));
  const taken = await FORM_HANDLERS[name]({ payload: req.payload, locale }, body.value);
  if (taken === 'other') return sendError(409, createErrorBody(locale, 'conflict'));
  if ('issues' in taken) return sendError(422, createErrorBody(locale, 'invalid_fields', { fields: toFieldErrors(locale, taken) }));
  if ('field' in taken) {
    const { error } = createErrorBody(locale, taken.code);
    return sendError(422, { error: { ...error, fields: { [taken.field]: error.message } } });
  }
  return sendPrivate(201, { data: taken });
}

import { type AttachmentToken, type CaseKind, type FormName, type FormValues, forms } from '@liget/content-api';
import { findOutsideHours } from '@liget/park';
import { createFormHandler, type FormContext, type FormHandler, type FormOutcome } from '../../../platform/content-api/form-handler.ts';
import { now } from '../../../platform/read-model/clock.ts';
import { findEnquiryItem, findProduct } from '../case-subjects.ts';
import { DEFECT_SUBJECT_LABELS } from '../defect-subjects.ts';
import { findReasonNotOffered, isTimeOver, toEnquiryOffer } from '../enquiry-offer.ts';
import { areGenuine } from './attachments.ts';
import { createCase } from './create-case.ts';
import type { SentFields } from './store-once.ts';

type CaseForm = Exclude<FormName, 'newsletterSubscriptions'>;

const KIND_OF = {
  complaints: 'complaint',
  questions: 'question',
  venueHireEnquiries: 'venueHire',
  sportCourtEnquiries: 'sportCourt',
  publicDataRequests: 'publicData',
  defectReports: 'defect',
} as const satisfies Record<CaseForm, CaseKind>;

type CaseSubmission = { idempotency_key: string; name: string; email: string; phone?: string | undefined; message: string };
const toFields = ({ name, email, phone, message }: CaseSubmission): SentFields => ({ name, email, phone, message });

interface About {
  fields?: SentFields;
  /** The subject, in the language of the sender. */
  about?: string;
  attachments?: readonly AttachmentToken[] | undefined;
}

const storeCase = (
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

async function storeProductCase(
  form: 'complaints' | 'questions',
  context: FormContext,
  body: FormValues<'complaints'>,
): Promise<FormOutcome> {
  const product = await findProduct(context, body.product);
  if (!product) return { field: 'product', code: 'unknown_product' };
  if (!(await areGenuine(context.payload, body.attachments ?? []))) return { field: 'attachments', code: 'unknown_attachments' };
  return storeCase(form, context, body, { fields: { product: body.product }, about: product.text('name'), attachments: body.attachments });
}

async function storePlaceCase(
  form: 'venueHireEnquiries' | 'sportCourtEnquiries',
  context: FormContext,
  body: FormValues<'venueHireEnquiries'>,
): Promise<FormOutcome> {
  const offer = await findEnquiryItem(context, KIND_OF[form], body.offer);
  const instant = now();
  const open = offer && (await toEnquiryOffer({ ...context, now: instant }, offer));
  if (!open) return { field: 'offer', code: 'unknown_offer' };
  const reason = findReasonNotOffered(open, body.days, instant);
  if (reason) return { field: 'days', code: reason };
  if (body.from >= body.until) return { field: 'until', code: 'bad_times' };
  if (isTimeOver(body, instant)) return { field: 'from', code: 'past_time' };
  // A venue may be hired for an evening after closing time.
  const outside = form === 'sportCourtEnquiries' ? body.days.map((day) => findOutsideHours(open, Temporal.PlainDate.from(day), body)) : [];
  const field = outside.find((each) => each !== null);
  if (field) return { field, code: 'outside_hours' };
  return storeCase(form, context, body, {
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

async function storeDefectReport(context: FormContext, body: FormValues<'defectReports'>): Promise<FormOutcome> {
  if (!(await areGenuine(context.payload, body.attachments ?? []))) return { field: 'attachments', code: 'unknown_attachments' };
  return storeCase('defectReports', context, body, {
    about: DEFECT_SUBJECT_LABELS[body.subject][context.locale],
    fields: { place: body.place },
    attachments: body.attachments,
  });
}

/** The forms that open a case. */
export const CASE_FORM_HANDLERS: Record<CaseForm, FormHandler> = {
  complaints: createFormHandler(forms.complaints.body, (context, body) => storeProductCase('complaints', context, body)),
  questions: createFormHandler(forms.questions.body, (context, body) => storeProductCase('questions', context, body)),
  venueHireEnquiries: createFormHandler(forms.venueHireEnquiries.body, (context, body) =>
    storePlaceCase('venueHireEnquiries', context, body),
  ),
  sportCourtEnquiries: createFormHandler(forms.sportCourtEnquiries.body, (context, body) =>
    storePlaceCase('sportCourtEnquiries', context, body),
  ),
  publicDataRequests: createFormHandler(forms.publicDataRequests.body, (context, body) => storeCase('publicDataRequests', context, body)),
  defectReports: createFormHandler(forms.defectReports.body, storeDefectReport),
};

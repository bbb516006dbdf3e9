import * as z from 'zod';
import { MAX_DAYS, MAX_GUESTS } from '../enquiry-limits.ts';
import { CLOCK_TIME_PATTERN } from '../vocabulary/clock-time.ts';
import { MAX_EMAIL_LENGTH } from '../vocabulary/email-address.ts';
import { NEWSLETTER_TOPICS } from '../vocabulary/newsletter-topics.ts';
import { CASE_TOKEN } from './cases.ts';
import { Day, Id } from './primitives.ts';

/** Also accepts non-ASCII letters before and after the @ (RFC 6531). */
const Email = z
  .email({ pattern: /^(?!\.)(?!.*\.\.)[^\p{C}\s@"(),:;<>[\\\]]+@[\p{L}\p{M}\p{N}.-]+\.[\p{L}\p{M}\p{N}-]{2,}$/u })
  .max(MAX_EMAIL_LENGTH);

/** A text without visible characters: white space, and characters such as U+200B and U+3164. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** Text of a visitor. Null characters, at which databases truncate texts, are removed; a text of which nothing can be seen is empty. */
const createTextSchema = () =>
  z
    .string()
    .overwrite((text) => (INVISIBLE.test(text) ? '' : text.replaceAll('\0', '')))
    .trim();

/** `POST /newsletter-subscriptions`. The idempotency key makes repeated sending harmless. */
export const NewsletterSubscription = z.object({
  idempotency_key: z.uuid(),
  email: Email,
  name: createTextSchema().max(120).optional(),
  privacy_accepted: z.literal(true),
});
export type NewsletterSubscription = z.infer<typeof NewsletterSubscription>;

export const NewsletterTopic = z.enum(NEWSLETTER_TOPICS);
export type NewsletterTopic = z.infer<typeof NewsletterTopic>;

/**
 * `POST /newsletter-links`: the actions of the links in a newsletter. A POST even for reading, so that no log contains the token. `look` changes
 * nothing, which is all that email scanners that open every link may do.
 */
export const NewsletterLink = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['look', 'confirm', 'unsubscribe']), token: z.string().min(1).max(200) }),
  z.object({ action: z.literal('choose'), token: z.string().min(1).max(200), topics: z.array(NewsletterTopic).min(1).max(5) }),
]);
export type NewsletterLink = z.infer<typeof NewsletterLink>;

/** The state of a subscription, for a visitor with the token of a newsletter. */
export const SubscriptionStatus = z.object({
  data: z.object({
    /** Masked, so that only its owner recognises it: 'an…@example.com'. */
    email: z.string(),
    state: z.enum(['pending', 'confirmed', 'unsubscribed']),
    topics: z.array(NewsletterTopic),
    /** The token for choosing topics; `null` before the subscription is confirmed. */
    preferences_token: z.string().nullable(),
  }),
});
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** A file that was uploaded before the form (`POST /attachments`), with a token that proves the same sender. */
export const AttachmentToken = z.object({ id: Id, token: z.string().regex(CASE_TOKEN) });
export type AttachmentToken = z.infer<typeof AttachmentToken>;

export const MAX_ATTACHMENTS = 5;
/** Maximum bytes of one attachment. */
export const MAX_ATTACHMENT = 10 * 1024 * 1024;

/** Two characters or more: a text of one has an error of its own, besides that of an empty one. */
const createWordsSchema = () => createTextSchema().min(1, { abort: true }).min(2);

/** At least six digits, with any signs and words between them: '+36 1 234 5678, ext. 12'. */
const PHONE = /^$|(?:\p{Nd}\P{Nd}*){6}/u;

/** The sender and the message. */
const submissionFields = {
  idempotency_key: z.uuid(),
  name: createWordsSchema().max(120),
  email: Email,
  phone: createTextSchema().max(40).regex(PHONE).optional(),
  message: createTextSchema().min(10).max(5000),
  privacy_accepted: z.literal(true),
};

/** `POST /complaints` and `POST /questions`. */
export const Complaint = z.object({
  ...submissionFields,
  /** Its slug or its name, in either language. */
  product: createTextSchema().min(1).max(120),
  attachments: z.array(AttachmentToken).max(MAX_ATTACHMENTS).optional(),
});
export type Complaint = z.infer<typeof Complaint>;

/** `POST /public-data-requests`: Act CXII of 2011, section 28. */
export const PublicDataRequest = z.object(submissionFields);
export type PublicDataRequest = z.infer<typeof PublicDataRequest>;

/** The kinds of things that can be reported as broken, missing or dirty. */
export const DEFECT_SUBJECTS = ['bench', 'playground', 'lighting', 'litter', 'toilet', 'water', 'path', 'plants', 'other'] as const;
export const DefectSubject = z.enum(DEFECT_SUBJECTS);
export type DefectSubject = z.infer<typeof DefectSubject>;

/** Maximum characters of the place in a `DefectReport`. */
export const MAX_DEFECT_PLACE = 200;

/** `POST /defect-reports`; the message describes the defect. */
export const DefectReport = z.object({
  ...submissionFields,
  subject: DefectSubject,
  /** The place, in the visitor's words. */
  place: createWordsSchema().max(MAX_DEFECT_PLACE),
  attachments: z.array(AttachmentToken).max(MAX_ATTACHMENTS).optional(),
});
export type DefectReport = z.infer<typeof DefectReport>;

/** A time of day, 'HH:mm'. */
const Clock = z.string().regex(CLOCK_TIME_PATTERN);

/** `POST /venue-hire-enquiries` and `POST /sport-court-enquiries`; the message is the purpose. */
export const PlaceEnquiry = z.object({
  ...submissionFields,
  /** The slug of the page that offers it, in either language. */
  offer: createTextSchema().min(1).max(200),
  days: z.array(Day).min(1).max(MAX_DAYS),
  from: Clock,
  until: Clock,
  guests: z.number().int().min(1).max(MAX_GUESTS),
});
export type PlaceEnquiry = z.infer<typeof PlaceEnquiry>;

/** The token gives the sender access to the state of the case; newsletter subscriptions have none. */
export const Receipt = z.object({ data: z.object({ reference: z.string(), token: z.string().optional() }) });
export type Receipt = z.infer<typeof Receipt>;

export const ContentRevision = z.object({ revision: z.number().int().nonnegative() });

import * as z from 'zod';

const Email = z.email().max(254);

/** `POST /newsletter-subscriptions`. The key makes a repeated sending harmless. */
export const NewsletterSubscription = z.object({
  idempotency_key: z.uuid(),
  email: Email,
  name: z.string().trim().max(120).optional(),
  privacy_accepted: z.literal(true),
});
export type NewsletterSubscription = z.infer<typeof NewsletterSubscription>;

/** `POST /complaints`. */
export const Complaint = z.object({
  idempotency_key: z.uuid(),
  product: z.string().min(1).max(120),
  name: z.string().trim().min(2).max(120),
  email: Email,
  phone: z.string().trim().max(40).optional(),
  message: z.string().trim().min(10).max(5000),
  privacy_accepted: z.literal(true),
});
export type Complaint = z.infer<typeof Complaint>;

export const Receipt = z.object({ data: z.object({ reference: z.string() }) });
export type Receipt = z.infer<typeof Receipt>;

export const ContentRevision = z.object({ revision: z.number().int().nonnegative() });

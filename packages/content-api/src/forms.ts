import * as z from 'zod';

/** Also with letters that English has not, before and after the sign (RFC 6531). */
const Email = z.email({ pattern: /^(?!\.)(?!.*\.\.)[^\p{C}\s@"(),:;<>[\\\]]+@[\p{L}\p{M}\p{N}.-]+\.[\p{L}\p{M}\p{N}-]{2,}$/u }).max(254);

/** What a visitor wrote. A null character, which nobody types and databases cut texts at, is left out; nothing else is lost. */
const words = () =>
  z
    .string()
    .overwrite((text) => text.replaceAll('\0', ''))
    .trim();

/** `POST /newsletter-subscriptions`. The key makes a repeated sending harmless. */
export const NewsletterSubscription = z.object({
  idempotency_key: z.uuid(),
  email: Email,
  name: words().max(120).optional(),
  privacy_accepted: z.literal(true),
});
export type NewsletterSubscription = z.infer<typeof NewsletterSubscription>;

/** `POST /complaints`. */
export const Complaint = z.object({
  idempotency_key: z.uuid(),
  /** Its slug or its name, in either language. */
  product: words().min(1).max(120),
  name: words().min(2).max(120),
  email: Email,
  phone: words().max(40).optional(),
  message: words().min(10).max(5000),
  privacy_accepted: z.literal(true),
});
export type Complaint = z.infer<typeof Complaint>;

export const Receipt = z.object({ data: z.object({ reference: z.string() }) });
export type Receipt = z.infer<typeof Receipt>;

export const ContentRevision = z.object({ revision: z.number().int().nonnegative() });

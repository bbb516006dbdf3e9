/**
 * Every kind of email, and whether its recipient has confirmed the address: by an account, a confirmed subscription, or as staff who answer
 * their own cases. Anybody can cause an email of an `unconfirmed` kind to any address, so these are limited and contain no text of the sender
 * (`email-limits.ts`). Visitors cause a `notice` to the staff by sending a form: it has wider limits.
 */
export const EMAIL_KINDS = {
  account: 'confirmed',
  invitation: 'confirmed',
  approval: 'confirmed',
  'schedule-failed': 'confirmed',
  'case-answer': 'confirmed',
  'case-receipt': 'unconfirmed',
  'case-assigned': 'confirmed',
  'case-new': 'notice',
  newsletter: 'confirmed',
  'newsletter-test': 'confirmed',
  'newsletter-confirmation': 'unconfirmed',
  'newsletter-known': 'unconfirmed',
} as const;

export type EmailKind = keyof typeof EMAIL_KINDS;

/** The kinds of emails that visitors can cause. */
export type LimitedKinds = Exclude<(typeof EMAIL_KINDS)[EmailKind], 'confirmed'>;

export const listLimitedKinds = (limited: LimitedKinds): string[] =>
  Object.entries(EMAIL_KINDS).flatMap(([kind, recipients]) => (recipients === limited ? [kind] : []));

/**
 * Every kind of email, and whether its recipient has confirmed the address: by an account, a confirmed subscription, or as staff who answer
 * their own cases. Anybody can cause an email of an `unconfirmed` kind to any address, so these are limited and contain no text of the sender
 * (`unconfirmed.ts`).
 */
export const EMAIL_KINDS = {
  account: 'confirmed',
  invitation: 'confirmed',
  approval: 'confirmed',
  'case-answer': 'confirmed',
  'case-receipt': 'unconfirmed',
  'case-assigned': 'confirmed',
  // Visitors cause it by sending a form: limited like the receipt.
  'case-new': 'unconfirmed',
  newsletter: 'confirmed',
  'newsletter-test': 'confirmed',
  'newsletter-confirmation': 'unconfirmed',
  'newsletter-known': 'unconfirmed',
} as const;

export type EmailKind = keyof typeof EMAIL_KINDS;

const isEmailKind = (kind: string): kind is EmailKind => kind in EMAIL_KINDS;

export const UNCONFIRMED_KINDS = Object.keys(EMAIL_KINDS).filter((kind) => isEmailKind(kind) && EMAIL_KINDS[kind] === 'unconfirmed');

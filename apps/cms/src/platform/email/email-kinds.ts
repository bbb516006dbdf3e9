/**
 * Every kind of email, and whether its recipient has confirmed the address: by an account, a confirmed subscription, or as staff who answer
 * their own cases. Anybody can cause an email of an `unconfirmed` kind to any address, so these are limited and contain no text of the sender
 * (`unconfirmed.ts`).
 */
export const LETTER_KINDS = {
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

export type EmailKind = keyof typeof LETTER_KINDS;

const isLetterKind = (kind: string): kind is EmailKind => kind in LETTER_KINDS;

export const UNCONFIRMED_KINDS = Object.keys(LETTER_KINDS).filter((kind) => isLetterKind(kind) && LETTER_KINDS[kind] === 'unconfirmed');

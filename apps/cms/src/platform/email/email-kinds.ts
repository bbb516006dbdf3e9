/**
 * Every kind of letter, and whether its recipient has shown that the address is theirs: an account, a confirmed subscription, or somebody of the
 * staff who reads what they answer. Anybody can have a letter of an `unconfirmed` kind sent to anybody, so those are few and hold no words of
 * whoever caused them (`unconfirmed.ts`).
 */
export const EMAIL_KINDS = {
  account: 'confirmed',
  invitation: 'confirmed',
  approval: 'confirmed',
  'case-answer': 'confirmed',
  'case-receipt': 'unconfirmed',
  'case-assigned': 'confirmed',
  // Whoever fills in a form causes it: bounded like the receipt.
  'case-new': 'unconfirmed',
  newsletter: 'confirmed',
  'newsletter-test': 'confirmed',
  'newsletter-confirmation': 'unconfirmed',
  'newsletter-known': 'unconfirmed',
} as const;

export type EmailKind = keyof typeof EMAIL_KINDS;

const isEmailKind = (kind: string): kind is EmailKind => kind in EMAIL_KINDS;

export const UNCONFIRMED_KINDS = Object.keys(EMAIL_KINDS).filter((kind) => isEmailKind(kind) && EMAIL_KINDS[kind] === 'unconfirmed');

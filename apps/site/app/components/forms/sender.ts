import type { Messages } from '../../i18n/index.ts';
import { CHECKED, type FieldErrors, looksLikeEmail } from './form-state.ts';

/** The fields about the sender and the message, which all forms of cases have. */
export const SENDER_FIELDS = ['name', 'email', 'phone', 'message', 'privacy_accepted'] as const;
export type SenderField = (typeof SENDER_FIELDS)[number];

const MIN_MESSAGE = 10;
/** The limit of the contract, in characters. */
export const MAX_MESSAGE = 5000;

/** Validation errors that need no content service, which checks the rest. */
export function checkSender(values: Record<SenderField, string>, { forms: { sender } }: Pick<Messages, 'forms'>): FieldErrors<SenderField> {
  return {
    ...(values.name === '' ? { name: sender.nameMissing } : {}),
    ...(values.email === '' ? { email: sender.emailMissing } : looksLikeEmail(values.email) ? {} : { email: sender.emailInvalid }),
    ...(values.message.length < MIN_MESSAGE ? { message: sender.messageTooShort } : {}),
    ...(values.privacy_accepted === CHECKED ? {} : { privacy_accepted: sender.privacyMissing }),
  };
}

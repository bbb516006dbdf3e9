import type { Messages } from '../../messages/index.ts';
import { CHECKED, type FieldErrors, looksLikeEmail } from '../../parts/forms/form-state.ts';

export const FIELDS = ['name', 'email', 'phone', 'message', 'attachments', 'privacy_accepted'] as const;
export type Field = (typeof FIELDS)[number];

const MIN_NAME = 2;
const MIN_MESSAGE = 10;
/** As the contract has it. */
export const MAX_MESSAGE = 5000;

/** What is missing or cannot be, before the content service is asked. */
export function checkComplaint(
  values: Record<Field, string>,
  { customerService: { form } }: Pick<Messages, 'customerService'>,
): FieldErrors<Field> {
  return {
    ...(values.name.length < MIN_NAME ? { name: form.nameMissing } : {}),
    ...(values.email === '' ? { email: form.emailMissing } : looksLikeEmail(values.email) ? {} : { email: form.emailInvalid }),
    ...(values.message.length < MIN_MESSAGE ? { message: form.messageTooShort } : {}),
    ...(values.privacy_accepted === CHECKED ? {} : { privacy_accepted: form.privacyMissing }),
  };
}

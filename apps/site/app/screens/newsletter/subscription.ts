import { CHECKED, type FieldErrors, looksLikeEmail } from '../../components/forms/form-state.ts';
import type { Messages } from '../../i18n/index.ts';

export const FIELDS = ['email', 'name', 'privacy_accepted'] as const;
export type Field = (typeof FIELDS)[number];

/** The errors that do not need the content service. */
export function checkSubscription(values: Record<Field, string>, { newsletter }: Pick<Messages, 'newsletter'>): FieldErrors<Field> {
  return {
    ...(values.email === '' ? { email: newsletter.emailMissing } : looksLikeEmail(values.email) ? {} : { email: newsletter.emailInvalid }),
    ...(values.privacy_accepted === CHECKED ? {} : { privacy_accepted: newsletter.privacyMissing }),
  };
}

import type { Locale } from '@liget/content-api';
import type * as z from 'zod';

type Text = Record<Locale, string>;

/** What a refused or failed question is answered, by error code. */
export const ERRORS = {
  not_found: { hu: 'Ez a tartalom nem található.', en: 'This content could not be found.' },
  no_such_locale: { hu: 'Nincs ilyen nyelv; hu vagy en lehet.', en: 'No such locale; it is hu or en.' },
  method_not_allowed: { hu: 'Ezen a címen ez a művelet nem használható.', en: 'This method cannot be used at this address.' },
  unsupported_media_type: { hu: 'A törzs formátuma application/json legyen.', en: 'The body must be application/json.' },
  too_large: { hu: 'A beküldött adat túl nagy (legfeljebb 64 kB).', en: 'What was sent is too large (at most 64 kB).' },
  bad_json: { hu: 'A törzs nem érvényes JSON.', en: 'The body is not valid JSON.' },
  invalid_fields: { hu: 'Kérjük, javítsa a megjelölt mezőket.', en: 'Please correct the fields that are marked.' },
  archive_too_large: {
    hu: 'Ez a galéria túl nagy ahhoz, hogy egyben letölthető legyen; kérjük, töltse le képenként.',
    en: 'This gallery is too large to be downloaded as a whole; please download its pictures one by one.',
  },
  busy: {
    hu: 'Most túl sokan töltenek le egyszerre; próbálja újra fél perc múlva.',
    en: 'Too many downloads at once; try again in half a minute.',
  },
  internal: { hu: 'Hiba történt. Kérjük, próbálja meg később.', en: 'Something went wrong. Please try again later.' },
} as const satisfies Record<string, Text>;
export type ErrorCode = keyof typeof ERRORS;

/** A query parameter's name and what may stand there. */
export function badParameter(locale: Locale, parameter: string, issue: z.core.$ZodIssue | undefined): string {
  const allowed = allowedValues(locale, issue);
  return locale === 'hu'
    ? `A(z) „${parameter}” paraméter értéke nem megfelelő${allowed}.`
    : `The value of the parameter "${parameter}" is not valid${allowed}.`;
}

function allowedValues(locale: Locale, issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_value')
    return locale === 'hu' ? `; lehet: ${issue.values.map(String).join(', ')}` : `; it may be: ${issue.values.map(String).join(', ')}`;
  if (issue?.code === 'too_big') return locale === 'hu' ? `; legfeljebb ${issue.maximum}` : `; at most ${issue.maximum}`;
  if (issue?.code === 'too_small') return locale === 'hu' ? `; legalább ${issue.minimum}` : `; at least ${issue.minimum}`;
  if (issue?.code === 'invalid_format' && issue.format === 'date')
    return locale === 'hu' ? '; nap kell, mint 2026-11-22' : '; a day is needed, like 2026-11-22';
  if (issue?.code === 'custom')
    return locale === 'hu' ? '; a záró nap nem lehet a kezdő nap előtt' : '; the last day must not be before the first';
  return '';
}

const FIELDS: Record<string, Text> = {
  email: { hu: 'Kérjük, érvényes e-mail-címet adjon meg.', en: 'Please give a valid e-mail address.' },
  privacy_accepted: { hu: 'Kérjük, fogadja el az adatvédelmi tájékoztatót.', en: 'Please accept the privacy policy.' },
  idempotency_key: { hu: 'A beküldés azonosítója hiányzik vagy hibás.', en: 'The key of the submission is missing or wrong.' },
  name: { hu: 'Kérjük, adja meg a nevét.', en: 'Please give your name.' },
  product: { hu: 'Kérjük, válassza ki, mire vonatkozik a panasz.', en: 'Please choose what the complaint is about.' },
  message: { hu: 'Kérjük, írja le, mi történt.', en: 'Please describe what happened.' },
};
const REQUIRED: Text = { hu: 'Ezt a mezőt ki kell tölteni.', en: 'This field is required.' };

/** What a visitor reads beside a form's field. */
export function fieldMessage(locale: Locale, field: string, issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big')
    return locale === 'hu' ? `Legfeljebb ${issue.maximum} karakter lehet.` : `At most ${issue.maximum} characters, please.`;
  if (issue.code === 'too_small' && Number(issue.minimum) > 2)
    return locale === 'hu' ? `Legalább ${issue.minimum} karakter kell.` : `At least ${issue.minimum} characters, please.`;
  return (FIELDS[field] ?? REQUIRED)[locale];
}

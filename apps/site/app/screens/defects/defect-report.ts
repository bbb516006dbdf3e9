import type { DefectSubject } from '@liget/content-api';
import { ATTACHMENTS, type FieldErrors } from '../../components/forms/form-state.ts';
import { checkSender } from '../../components/forms/sender.ts';
import type { Messages } from '../../i18n/index.ts';

/** The fields in the order of the page. */
export const FIELDS = ['subject', 'place', 'message', ATTACHMENTS, 'name', 'email', 'phone', 'privacy_accepted'] as const;
export type Field = (typeof FIELDS)[number];

/** The subjects of the contract, in the order of the form. */
export const SUBJECTS = [
  'bench',
  'playground',
  'lighting',
  'litter',
  'toilet',
  'water',
  'path',
  'plants',
  'other',
] as const satisfies readonly DefectSubject[];
/** Minimum length of the place in characters: "tó" is valid. */
const MIN_PLACE = 2;
export const MAX_PLACE = 200;

export const findSubject = (value: string): DefectSubject | undefined => SUBJECTS.find((subject) => subject === value);

/** The errors that do not need the content service. */
export function checkReport(values: Record<Field, string>, messages: Pick<Messages, 'forms' | 'defectReport'>): FieldErrors<Field> {
  return {
    ...(findSubject(values.subject) ? {} : { subject: messages.defectReport.form.subjectMissing }),
    ...(values.place.length < MIN_PLACE ? { place: messages.defectReport.form.placeMissing } : {}),
    ...checkSender(values, messages),
  };
}

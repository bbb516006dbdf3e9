import type { TextField, TextFieldValidation } from 'payload';
import { inEditorLanguage } from '../../platform/editor-language.ts';
import { text } from '../../platform/fields/basics.ts';
import { type Label, label } from '../../platform/fields/labels.ts';

const NOT_A_NUMBER = label(
  'Így adja meg: +36 1 234 5678. Számok, szóköz, kötőjel és zárójel állhat benne.',
  'Write it like this: +36 1 234 5678. Use digits, spaces, hyphens and brackets only.',
);
/** Digits by ITU-T E.164; three for emergency numbers. */
const [FEWEST_DIGITS, MOST_DIGITS] = [3, 15];

/** Whether a telephone can dial the number. */
export function isPhoneNumber(value: string): boolean {
  const digits = value.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s()/-]+$/.test(value) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
}

const validate: TextFieldValidation = (value, { req }) => !value || isPhoneNumber(value.trim()) || inEditorLanguage(NOT_A_NUMBER, req);

/** A field for a telephone number that visitors can press to call. */
export const phoneNumber = (name: string, fieldLabel: Label): TextField => text(name, fieldLabel, { maxLength: 40, validate });

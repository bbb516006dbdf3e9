import type { FieldHook, TextField } from 'payload';
import { getEditorLanguage } from '../../editor-language.ts';
import { isUnset } from '../../is-unset.ts';
import { formatClockTime, isDusk, readClockTime } from './typed-time.ts';

type Validate = NonNullable<TextField['validate']>;

interface Rules {
  /** Whether 'dusk' is allowed. */
  orDusk?: boolean;
  /** Whether it may be empty. */
  optional?: boolean;
  /** The neighbouring field with which it may be empty, but not alone. */
  with?: string;
}

const isTime = (value: string) => typeof readClockTime(value) === 'object';

/** Normalises before validation: "9", "9.00" and "9 óra" become '09:00', "sötétedésig" becomes 'dusk'. Other text stays unchanged. */
const asClockTime: FieldHook = ({ value }) => {
  if (typeof value === 'string' && isDusk(value)) return 'dusk';
  const time = typeof value === 'string' ? readClockTime(value) : null;
  return typeof time === 'object' && time !== null ? formatClockTime(time) : value;
};

/** Options of a text field for a time of day in any usual spelling; it is stored as '08:30'. */
export const clockTime = (rules: Rules = {}) => ({ validate: checkTime(rules), beforeValidate: asClockTime });

function checkTime({ orDusk = false, optional = false, with: other }: Rules): Validate {
  return (value: unknown, { req, siblingData }: { req: { i18n: { language: string } }; siblingData: unknown }) => {
    if (typeof value === 'string' && (isTime(value) || (orDusk && isDusk(value)))) return true;
    const beside = other && typeof siblingData === 'object' && siblingData !== null ? (siblingData as Record<string, unknown>)[other] : '';
    const choose = (hu: string, en: string) => (getEditorLanguage(req) === 'en' ? en : hu);
    if (isUnset(value) && (optional || other)) {
      if (isUnset(beside)) return true;
      return choose('Adja meg ezt az időt is, vagy hagyja üresen mindkettőt.', 'Give this time, too, or leave both empty.');
    }
    return orDusk
      ? choose('Így adja meg: 08:30, vagy azt, hogy „sötétedésig”.', 'Write it like this: 08:30, or ‘dusk’.')
      : choose('Így adja meg: 08:30.', 'Write it like this: 08:30.');
  };
}

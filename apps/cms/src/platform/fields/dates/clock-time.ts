import type { TextField } from 'payload';

type Validate = NonNullable<TextField['validate']>;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

interface Rules {
  /** Also the word 'dusk'. */
  orDusk?: boolean;
  /** May be empty. */
  optional?: boolean;
  /** May be empty together with that field beside it, not alone. */
  with?: string;
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** Checks a time of day that editors type, '08:30'. */
export function clockTime({ orDusk = false, optional = false, with: other }: Rules = {}): Validate {
  return (value: unknown, { req, siblingData }: { req: { i18n: { language: string } }; siblingData: unknown }) => {
    if (typeof value === 'string' && (TIME.test(value) || (orDusk && value === 'dusk'))) return true;
    const beside = other && typeof siblingData === 'object' && siblingData !== null ? (siblingData as Record<string, unknown>)[other] : '';
    const say = (hu: string, en: string) => (req.i18n.language === 'en' ? en : hu);
    if (isEmpty(value) && (optional || other)) {
      if (isEmpty(beside)) return true;
      return say('Adja meg ezt az időt is, vagy hagyja üresen mindkettőt.', 'Give this time, too, or leave both empty.');
    }
    return orDusk
      ? say('Így adja meg: 08:30, vagy „dusk” (sötétedésig).', 'Write it like this: 08:30, or ‘dusk’.')
      : say('Így adja meg: 08:30.', 'Write it like this: 08:30.');
  };
}

import type { TextField } from 'payload';

type Validate = NonNullable<TextField['validate']>;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Checks a time of day that editors type, '08:30'. `orDusk`: also the word 'dusk'. `optional`: may be empty. */
export function clockTime({ orDusk = false, optional = false }: { orDusk?: boolean; optional?: boolean } = {}): Validate {
  return (value: unknown, { req }: { req: { i18n: { language: string } } }) => {
    if (typeof value === 'string' && (TIME.test(value) || (orDusk && value === 'dusk'))) return true;
    if (optional && (value === null || value === undefined || value === '')) return true;
    return req.i18n.language === 'en'
      ? `Write it like this: 08:30${orDusk ? ', or "dusk"' : ''}.`
      : `Így adja meg: 08:30${orDusk ? ', vagy „dusk” (sötétedésig)' : ''}.`;
  };
}

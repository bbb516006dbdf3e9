import { STATIC_IMAGE_KEYS } from '@liget/content-api';
import type { TextField } from 'payload';
import { text as validateText } from 'payload/shared';

type Validate = NonNullable<Extract<TextField, { hasMany?: false | undefined }>['validate']>;

/** A key under which the site shows a picture: any other would be looked at by nobody. */
export const isStaticImageKey: Validate = (value, options) => {
  if (typeof value !== 'string' || value === '' || STATIC_IMAGE_KEYS.some((key) => key === value)) return validateText(value, options);
  const keys = STATIC_IMAGE_KEYS.join(', ');
  return options.req.i18n.language === 'en'
    ? `The site shows no picture of this key. Known keys: ${keys}.`
    : `Ezzel a kulccsal a honlap sehol sem mutat képet. Ismert kulcsok: ${keys}.`;
};

import type { Locale } from '@liget/content-api';
import { LANGUAGE_TAGS } from '@liget/park/language-tags';

const formats: Record<string, Intl.DateTimeFormat> = {};

/** The format of a language with these options. Kept, because making one takes fifty times as long as using it. */
export function getDateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  formats[key] ??= new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], options);
  return formats[key];
}

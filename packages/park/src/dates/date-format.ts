import type { Locale } from '@liget/content-api';
import { LANGUAGE_TAGS } from './language-tags.ts';

const formats: Record<string, Intl.DateTimeFormat> = {};

/** The format of a language with these options; cached, because creating one takes fifty times as long as using it. */
export function getDateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  formats[key] ??= new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], options);
  return formats[key];
}

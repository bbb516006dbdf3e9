import { LOCALES, type Locale } from '@liget/content-api';
import { isRecord } from '../../platform/is-record.ts';

const isInLanguages = (value: unknown): value is Partial<Record<Locale, unknown>> =>
  isRecord(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => LOCALES.some((locale) => locale === key));

/**
 * A field's value in each language during a save: `data` has the language that is saved, `stored` the previous values of all languages. A field
 * without translation has the same value in both.
 */
export function inBothLanguages(name: string, data: unknown, stored: unknown, locale: unknown): Partial<Record<Locale, unknown>> {
  const value = isRecord(data) ? data[name] : undefined;
  if (isInLanguages(value)) return value;
  const before = isRecord(stored) ? stored[name] : undefined;
  const current: Locale = locale === 'en' ? 'en' : 'hu';
  return { ...(isInLanguages(before) ? before : {}), ...(value === undefined && isInLanguages(before) ? {} : { [current]: value }) };
}

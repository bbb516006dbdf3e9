// Without the contract's code, because browsers import it.
import type { Locale } from '@liget/content-api';
import { getItemLang } from './item-lang.ts';

interface Item {
  language?: Locale | undefined;
  untranslated?: readonly string[] | undefined;
}

/** The `lang` attribute of one field of an item: unset when its text is in the page's language. */
export function getFieldLang(item: Item, field: string, locale: Locale): Locale | undefined {
  if (!item.untranslated) return getItemLang(item, locale);
  if (!item.untranslated.includes(field)) return undefined;
  return locale === 'hu' ? 'en' : 'hu';
}

/** The `lang` attributes of these fields. */
export function getFieldLangs<Field extends string>(
  item: Item,
  fields: readonly Field[],
  locale: Locale,
): Record<Field, Locale | undefined> {
  return Object.fromEntries(fields.map((field) => [field, getFieldLang(item, field, locale)])) as Record<Field, Locale | undefined>;
}

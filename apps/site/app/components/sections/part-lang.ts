import type { Locale } from '@liget/content-api';
import { useLocale } from 'use-intl';
import { useContentLang } from '../content-lang.ts';

/** A part of the page's item, such as a building block or a row of it. */
interface ItemPart {
  /** Without it, the language of the item holds. */
  untranslated?: readonly string[] | undefined;
}

/** Returns the `lang` attribute of one field of a part of the page's item. */
export function usePartLang(): (part: ItemPart, field: string) => Locale | undefined {
  const contentLang = useContentLang();
  const otherLang = useLocale() === 'hu' ? 'en' : 'hu';
  return ({ untranslated }, field) => (untranslated ? (untranslated.includes(field) ? otherLang : undefined) : contentLang);
}

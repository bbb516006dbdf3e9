import type { Locale } from '@liget/content-api';
import { createContext, use } from 'react';
import { useLocale } from 'use-intl';

/** The `lang` attribute of the texts of the page's own item: unset when they are in the page's language. */
export const ContentLang = createContext<Locale | undefined>(undefined);

export const useContentLang = () => use(ContentLang);

/** A part of the page's item, such as a building block or a row of it. */
export interface ItemPart {
  /** Without it, the language of the item holds. */
  untranslated?: readonly string[] | undefined;
}

/** Returns the `lang` attribute of one field of a part of the page's item. */
export function usePartLang(): (part: ItemPart, field: string) => Locale | undefined {
  const contentLang = useContentLang();
  const otherLang = useLocale() === 'hu' ? 'en' : 'hu';
  return ({ untranslated }, field) => (untranslated ? (untranslated.includes(field) ? otherLang : undefined) : contentLang);
}

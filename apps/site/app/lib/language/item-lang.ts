import type { Locale, Slugs } from '@liget/content-api';

/** The `lang` attribute of an item's texts on a page: unset when they are in the page's language (WCAG 3.1.2, Language of Parts). */
export const getItemLang = ({ language }: { language?: Locale | undefined }, locale: Locale): Locale | undefined =>
  language === locale ? undefined : language;

/** The same for an item of which only its slugs are known: a missing slug means a missing translation. */
export function getLangBySlugs(slugs: Slugs, locale: Locale): Locale | undefined {
  const other = locale === 'hu' ? 'en' : 'hu';
  return slugs[locale] === null && slugs[other] !== null ? other : undefined;
}

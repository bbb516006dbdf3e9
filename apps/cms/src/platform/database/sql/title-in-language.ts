import { getOtherLocale, type Locale } from '@liget/content-api';

/** SQL for a title, and for the language that it is in ('hu', 'en' or NULL, if unknown). */
export interface TitleSql {
  title: string;
  language: string;
}

/** The title in `locale` or, without one, in the other language. `own` and `other`: its columns in the joined rows of both languages. */
export const pickTitle = (locale: Locale, own: string, other: string): TitleSql => ({
  title: `coalesce(nullif(CAST(${own} AS TEXT), ''), CAST(${other} AS TEXT))`,
  language: `CASE WHEN coalesce(CAST(${own} AS TEXT), '') <> '' THEN '${locale}' WHEN CAST(${other} AS TEXT) <> '' THEN '${getOtherLocale(locale)}' END`,
});

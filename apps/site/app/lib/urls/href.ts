import type { Locale } from '@liget/content-api';
import { getScreenPath, type ScreenId, type ScreenParams } from '@liget/content-api/screens';

type Arguments<Id extends ScreenId> = keyof ScreenParams<Id> extends never
  ? [params?: Record<string, never>, query?: Query]
  : [params: ScreenParams<Id>, query?: Query];
export type Query = Record<string, string | number | readonly (string | number)[] | null | undefined>;

export function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(key, String(item));
    }
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** The path of a screen in a language, for example `href('program', 'en', { program: 'night-walk' })`. */
export function href<Id extends ScreenId>(id: Id, locale: Locale, ...[params, query]: Arguments<Id>): string {
  return buildHref(id, locale, params ?? {}, query);
}

/** The same with parameters that are known only at run time. Throws when one is missing. */
export function buildHref(id: ScreenId, locale: Locale, params: Record<string, string | undefined>, query?: Query): string {
  return withQuery(getScreenPath(id, locale, params), query);
}

/** The language of a path: English under /en, otherwise Hungarian. */
export function getPathLocale(pathname: string): Locale {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'hu';
}

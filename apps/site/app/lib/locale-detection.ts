import { DEFAULT_LOCALE, LOCALES, type Locale } from '@liget/content-api';

/** The specification's section 3: code, iso, name and short name of each locale. */
export const LOCALE_DETAILS = {
  hu: { code: 'hu', iso: 'hu-HU', name: 'Magyar', shortName: 'HU' },
  en: { code: 'en', iso: 'en-GB', name: 'English', shortName: 'EN' },
} as const satisfies Record<Locale, { code: Locale; iso: string; name: string; shortName: string }>;

export const LANGUAGE_COOKIE = 'language';
/** 365 days, in seconds. */
export const LANGUAGE_COOKIE_AGE = 365 * 24 * 60 * 60;

export function languageCookie(locale: Locale): string {
  return `${LANGUAGE_COOKIE}=${locale}; Max-Age=${LANGUAGE_COOKIE_AGE}; Path=/; SameSite=Lax`;
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The value of one cookie in a Cookie header. */
export function cookieValue(header: string | null | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key, ...value] = part.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return undefined;
}

/** Languages of an Accept-Language header, the most wanted first; those with q=0 are refused. */
export function acceptedLanguages(header: string | null | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find((value) => value !== undefined);
      return { tag: tag.trim().toLowerCase(), quality: quality === undefined ? 1 : Number(quality), index };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.index - b.index)
    .map(({ tag }) => tag);
}

/**
 * The language for the root path: the cookie first (only en and hu count), then the browser's list,
 * matching full codes (hu-HU, en-GB) before the language part alone. Specification, section 2.
 */
export function detectLocale(cookies: string | null | undefined, acceptLanguage: string | null | undefined): Locale {
  const cookie = cookieValue(cookies, LANGUAGE_COOKIE);
  if (isLocale(cookie)) return cookie;
  const wanted = acceptedLanguages(acceptLanguage);
  for (const tag of wanted) {
    const full = LOCALES.find((locale) => LOCALE_DETAILS[locale].iso.toLowerCase() === tag);
    if (full) return full;
  }
  for (const tag of wanted) {
    const language = tag.split('-')[0];
    if (isLocale(language)) return language;
  }
  return DEFAULT_LOCALE;
}

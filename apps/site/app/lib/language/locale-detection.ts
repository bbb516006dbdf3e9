import { DEFAULT_LOCALE, LOCALES, type Locale } from '@liget/content-api';
import { LANGUAGE_TAGS } from '@liget/park/language-tags';
import { readRequestCookie } from '../cookies.server.ts';
import { formatCookie } from '../cookies.ts';
import { LANGUAGE_COOKIE } from './language-cookie.ts';

/** Code, iso, name and short name of each locale (specification, section 3). */
export const LOCALE_DETAILS = {
  hu: { code: 'hu', iso: LANGUAGE_TAGS.hu, name: 'Magyar', shortName: 'HU' },
  en: { code: 'en', iso: LANGUAGE_TAGS.en, name: 'English', shortName: 'EN' },
} as const satisfies Record<Locale, { code: Locale; iso: string; name: string; shortName: string }>;

/** 365 days, in seconds. */
export const LANGUAGE_COOKIE_AGE_SECONDS = 365 * 24 * 60 * 60;

export function formatLanguageCookie(locale: Locale): string {
  return formatCookie(LANGUAGE_COOKIE, locale, LANGUAGE_COOKIE_AGE_SECONDS);
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/**
 * The language of the root path: the cookie's if it is en or hu, otherwise the first supported one of the browser's list, where the full code
 * (hu-HU, en-GB) is tried before its language part (specification, section 2).
 */
export function detectLocale(cookies: string | null | undefined, acceptedLanguages: readonly string[]): Locale {
  const cookie = readRequestCookie(cookies, LANGUAGE_COOKIE);
  if (isLocale(cookie)) return cookie;
  return acceptedLanguages.map(getTagLocale).find((locale) => locale !== undefined) ?? DEFAULT_LOCALE;
}

function getTagLocale(tag: string): Locale | undefined {
  const code = tag.toLowerCase();
  return Object.values(LOCALE_DETAILS).find((locale) => code === locale.iso.toLowerCase() || code.split('-')[0] === locale.code)?.code;
}

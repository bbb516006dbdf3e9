import type { Locale } from '@liget/content-api';
import { QR_PATH } from '@liget/content-api/vocabulary/qr-path';
import { getPathLocale } from '../href.ts';
import { keepQuery } from '../keep-query.ts';
import { isServicePath } from '../service-paths.ts';
import { checkSpelling } from '../spelling.ts';

/** The resolution of a URL: a page, a redirect or not found. */
export type Resolution =
  | { kind: 'canonical' }
  /** No page can have this URL. */
  | { kind: 'not-found' }
  | { kind: 'redirect'; to: string; status: 301 | 302 /** The language to save as the visitor's choice. */; language?: Locale };

/** Facts about the request. */
export interface Facts {
  /** The language of a visitor who opens the root (`detectLocale`). */
  rootLocale: () => Locale;
  /** The editors' redirect of a path in canonical spelling. */
  findRedirect?: (pathname: string) => { to: string; status: 301 | 302 } | undefined;
  /** The origins of the languages, if they differ, and the language of the requested one. */
  hosts?: { requested: Locale; origins: Record<Locale, string> };
}

/** A page's path in lower case without a trailing slash, as slugs are. Paths of QR codes are case-sensitive. */
export function toPagePath(path: string): string {
  const plain = path.replace(/(?<=.)\/+$/, '');
  if (isServicePath(plain)) return path;
  if (plain.slice(0, QR_PATH.length).toLowerCase() === QR_PATH) return QR_PATH + plain.slice(QR_PATH.length);
  return plain.replace(/%[0-9A-F]{2}|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}

function splitUrl(address: string): { path: string; query: string } {
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(address) ?? [];
  return { path, query };
}

/** The language of the switch's parameter, and the rest of the query unchanged. */
function readLanguageSwitch(query: string): { language: Locale | undefined; rest: string } {
  const language = new URLSearchParams(query).get('language');
  if (language !== 'hu' && language !== 'en') return { language: undefined, rest: query };
  const rest = query
    .slice(1)
    .split('&')
    .filter((part) => !new URLSearchParams(part).has('language'));
  return { language, rest: rest.length > 0 ? `?${rest.join('&')}` : '' };
}

/** The root shows the requested language, or that of its host, or the visitor's. */
function resolveRoot(query: string, { rootLocale, hosts }: Facts): Resolution {
  const { language, rest } = readLanguageSwitch(query);
  const locale = language ?? (hosts?.requested === 'en' ? 'en' : rootLocale());
  const otherOrigin = hosts && hosts.requested !== locale ? hosts.origins[locale] : '';
  if (locale === 'en') return { kind: 'redirect', to: `${otherOrigin}/en${rest}`, status: 302, language: 'en' };
  // Stored only by the host of that language.
  if (otherOrigin) return { kind: 'redirect', to: `${otherOrigin}/${query}`, status: 302 };
  return language ? { kind: 'redirect', to: `/${rest}`, status: 302, language } : { kind: 'canonical' };
}

/**
 * The rule for the URLs of documents and of client-side navigations: non-canonical spellings redirect (301); editors' redirects apply; a page on
 * the host of the other language redirects (301); `?language=` stores the page's language (302); the root redirects to the visitor's language
 * (302). The query is kept; browsers keep the fragment, which they do not send.
 */
export function resolveUrl(url: string, facts: Facts): Resolution {
  const { path: requestedPath, query } = splitUrl(url);
  const spelling = checkSpelling(requestedPath);
  if (spelling.kind === 'not-found') return spelling;
  const path = toPagePath(spelling.kind === 'redirect' ? spelling.path : requestedPath);
  const redirect = facts.findRedirect?.(path);
  if (redirect) {
    return { kind: 'redirect', to: keepQuery(redirect.to, query), status: redirect.status };
  }
  if (path === '/' && requestedPath === '/') return resolveRoot(query, facts);
  const locale = getPathLocale(path);
  const { hosts } = facts;
  const origin = hosts && path !== '/' && !isServicePath(path) && hosts.requested !== locale ? hosts.origins[locale] : '';
  if (path !== requestedPath || origin) return { kind: 'redirect', to: origin + path + query, status: 301 };
  const { language, rest } = readLanguageSwitch(query);
  if (language === undefined) return { kind: 'canonical' };
  // A page exists in its own language only.
  return { kind: 'redirect', to: path + rest, status: 302, ...(language === locale ? { language } : {}) };
}

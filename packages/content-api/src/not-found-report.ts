import * as z from 'zod';

/** Where the site tells the content service what visitors asked for in vain; below `/api/{locale}`. */
export const MISSED_PAGES_PATH = '/missed-pages';

/** Characters; no page of ours has a longer address. */
const LONGEST = 200;
/** Addresses in one message. */
export const MAX_REPORTED_PATHS = 500;

export const NotFoundReport = z.object({
  pages: z.array(z.object({ path: z.string().max(LONGEST), count: z.number().int().min(1) })).max(MAX_REPORTED_PATHS),
});
export type NotFoundReport = z.infer<typeof NotFoundReport>;

/** What scanners look for on every site of the world: other systems' doors, settings, copies of databases. */
const PROBES = [
  /\.(?!html?$|pdf$)[a-z0-9_~-]{1,10}$/,
  /\/\.|\/_|\/\/|\\|\.\.|[<>"'`{}|;$()]/,
  /^\/(?:[^/]+\/){0,2}(?:wp|wordpress|xmlrpc|phpmyadmin|pma|myadmin|cgi-bin|vendor|node_modules|actuator|solr|owa|ecp|boaform|hnap1|console|manager|telescope|debug|server-status|login|signin|user|admin|administrator|backup|config|shell|api|graphql|jenkins|struts|geoserver|autodiscover|druid|nacos)(?:[/_-]|\d*$)/,
];

/**
 * An address as it is counted: in small letters and without what follows the path. `null` for what is not counted: what is too long, what may
 * tell of a person (e-mail addresses, long numbers and keys), and what scanners look for.
 */
export function normalizeCountedPath(address: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(address.replace(/[?#].*$/s, '')).toLowerCase();
  } catch {
    return null;
  }
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (!trimmed.startsWith('/') || trimmed === '/' || trimmed.length > LONGEST || /[\s\p{Cc}\p{Cf}]/u.test(trimmed)) return null;
  if (trimmed.includes('@') || /\d{6}/.test(trimmed) || /(?=[a-z]*\d)(?=\d*[a-z])[a-z0-9]{20}/.test(trimmed)) return null;
  return PROBES.some((probe) => probe.test(trimmed)) ? null : trimmed;
}

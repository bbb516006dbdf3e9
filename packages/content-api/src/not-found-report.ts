import * as z from 'zod';

/** The path to which the site reports requests for pages that do not exist; below `/api/{locale}`. */
export const MISSED_PAGES_PATH = '/missed-pages';

/** Characters; no page of the site has a longer path. */
const MAX_CHARACTERS = 200;
/** Paths in one message. */
export const MAX_REPORTED_PATHS = 500;

export const NotFoundReport = z.object({
  pages: z.array(z.object({ path: z.string().max(MAX_CHARACTERS), count: z.number().int().min(1) })).max(MAX_REPORTED_PATHS),
});
export type NotFoundReport = z.infer<typeof NotFoundReport>;

/** Paths that scanners request on every site: other systems' sign-in pages, settings, database dumps. */
const PROBES = [
  /\.(?!html?$|pdf$)[a-z0-9_~-]{1,10}$/,
  /\/\.|\/_|\/\/|\\|\.\.|[<>"'`{}|;$()]/,
  /^\/(?:[^/]+\/){0,2}(?:wp|wordpress|xmlrpc|phpmyadmin|pma|myadmin|cgi-bin|vendor|node_modules|actuator|solr|owa|ecp|boaform|hnap1|console|manager|telescope|debug|server-status|login|signin|user|admin|administrator|backup|config|shell|api|graphql|jenkins|struts|geoserver|autodiscover|druid|nacos)(?:[/_-]|\d*$)/,
];

/**
 * The path as it is counted: in lower case, without query. `null` for paths that are not counted: too long, possibly personal (e-mail addresses,
 * long numbers, tokens), or requested by scanners.
 */
export function normalizeCountedPath(address: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(address.replace(/[?#].*$/s, '')).toLowerCase();
  } catch {
    return null;
  }
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (!trimmed.startsWith('/') || trimmed === '/' || trimmed.length > MAX_CHARACTERS || /[\s\p{Cc}\p{Cf}]/u.test(trimmed)) return null;
  if (trimmed.includes('@') || /\d{6}/.test(trimmed) || /(?=[a-z]*\d)(?=\d*[a-z])[a-z0-9]{20}/.test(trimmed)) return null;
  return PROBES.some((probe) => probe.test(trimmed)) ? null : trimmed;
}

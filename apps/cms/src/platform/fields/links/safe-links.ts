/** Browsers remove these characters before they parse a URL's scheme, so `java\tscript:` is `javascript:`. */
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for.
const INVISIBLE = /[\u0000-\u001f\u007f\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g;
const ALLOWED_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

export interface SafeLink {
  href: string;
  /** Whether it leads to another host. */
  external: boolean;
}

/** The URL of a link if it is a path, an anchor, or http(s), mailto or tel; otherwise `null`. */
export function parseSafeLink(address: string): SafeLink | null {
  const href = address.replace(INVISIBLE, '').trim();
  if (href === '' || href.startsWith('//') || href.startsWith('\\') || href.startsWith('/\\')) return null;
  if (/^[/#?]/.test(href)) return { href, external: false };
  const scheme = /^([a-z][a-z0-9+.-]*:)/i.exec(href)?.[1]?.toLowerCase();
  if (scheme === undefined) return { href, external: false };
  if (!ALLOWED_SCHEMES.has(scheme)) return null;
  if ((scheme === 'http:' || scheme === 'https:') && !URL.canParse(href)) return null;
  return { href, external: scheme.startsWith('http') };
}

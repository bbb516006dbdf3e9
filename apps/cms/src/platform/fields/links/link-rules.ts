import { parseSafeLink } from './safe-links.ts';

/** Whether a typed link is allowed: a path of the site, an anchor, a query, or a full http(s), mailto or tel URL. */
export function isGoodLink(address: string): boolean {
  if (/[\s\\]/.test(address) || !/^(?:[/#?]|https?:\/\/|mailto:|tel:)/i.test(address)) return false;
  return parseSafeLink(address) !== null;
}

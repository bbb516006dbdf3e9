import { SERVICE_PATH } from '@liget/content-api/service-path';
import { getPathKey } from '../../urls/path-key.ts';
import { parseSafeLink } from './safe-links.ts';

/** More redirects after one another than this the site does not follow. */
export const MOST_HOPS = 5;

/** A link that an editor typed may stand on the site: a path of ours, an anchor, a query, or a whole http(s), mailto or tel address. */
export function isGoodLink(address: string): boolean {
  if (/[\s\\]/.test(address) || !/^(?:[/#?]|https?:\/\/|mailto:|tel:)/i.test(address)) return false;
  return parseSafeLink(address) !== null;
}

/** The same for addresses that lead a visitor on from a path: no anchors alone, no mail. */
export function isGoodTarget(address: string): boolean {
  return /^(?:\/|https?:\/\/)/i.test(address) && isGoodLink(address);
}

/** What makes a text unfit to be redirected from. */
export function findSourceError(path: string): 'root' | 'not-a-path' | 'service' | null {
  if (/[\s\\?#]/.test(path) || !path.startsWith('/') || !isGoodLink(path)) return 'not-a-path';
  if (SERVICE_PATH.test(getPathKey(path))) return 'service';
  return getPathKey(path) === '/' ? 'root' : null;
}

interface Redirect {
  from: string;
  to: string;
}

export interface RedirectError {
  kind: 'loop' | 'too-long';
  /** The addresses in order, as they were typed. */
  way: string[];
}

/** Follows the redirects from an address on; `null` when the way ends within a few hops. */
export function findTargetError(start: string, redirects: readonly Redirect[]): RedirectError | null {
  const next = new Map(redirects.map(({ from, to }) => [getPathKey(from), to]));
  const way = [start];
  const seen = new Set([getPathKey(start)]);
  for (let to = next.get(getPathKey(start)); to !== undefined; to = to.startsWith('/') ? next.get(getPathKey(to)) : undefined) {
    way.push(to);
    if (!to.startsWith('/')) return null;
    if (seen.has(getPathKey(to))) return { kind: 'loop', way };
    if (way.length - 1 > MOST_HOPS) return { kind: 'too-long', way };
    seen.add(getPathKey(to));
  }
  return null;
}

/** Where the redirects lead from an address in the end; the address itself when the way has no end. */
export function findRedirectEnd(start: string, redirects: readonly Redirect[]): string {
  const next = new Map(redirects.map(({ from, to }) => [getPathKey(from), to]));
  const seen = new Set<string>();
  let end = start;
  for (let to = next.get(getPathKey(end)); to !== undefined; to = /^\/[^?#]*$/.test(to) ? next.get(getPathKey(to)) : undefined) {
    if (seen.has(getPathKey(end))) return start;
    seen.add(getPathKey(end));
    end = to;
  }
  return end;
}

/** What is wrong with a set of redirects because of one of them: with its own way, or with a way that leads through it. */
export function findRedirectError(one: Redirect, others: readonly Redirect[]): RedirectError | null {
  const all = [...others.filter(({ from }) => getPathKey(from) !== getPathKey(one.from)), one];
  const own = findTargetError(one.from, all);
  if (own) return own;
  for (const { from } of others) {
    const error = findTargetError(from, all);
    if (error?.way.some((step) => getPathKey(step) === getPathKey(one.from))) return error;
  }
  return null;
}

import { SERVICE_PATH } from '@liget/content-api/service-path';
import { isGoodLink } from '../../platform/fields/links/link-rules.ts';
import { getPathKey } from '../../platform/urls/path-key.ts';

/** The longest chain of redirects that the site follows. */
export const MAX_HOPS = 5;

/** Whether a redirect may lead to a URL: a safe link that is no bare anchor and no mailto. */
export function isGoodTarget(address: string): boolean {
  return /^(?:\/|https?:\/\/)/i.test(address) && isGoodLink(address);
}

/** The error of a redirect's source path. */
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
  /** The paths in order, as typed. */
  paths: string[];
}

/** The error of a chain of redirects; `null` if it ends within MOST_HOPS. */
export function findTargetError(start: string, redirects: readonly Redirect[]): RedirectError | null {
  const next = new Map(redirects.map(({ from, to }) => [getPathKey(from), to]));
  const paths = [start];
  const seen = new Set([getPathKey(start)]);
  for (let to = next.get(getPathKey(start)); to !== undefined; to = to.startsWith('/') ? next.get(getPathKey(to)) : undefined) {
    paths.push(to);
    if (!to.startsWith('/')) return null;
    if (seen.has(getPathKey(to))) return { kind: 'loop', paths };
    if (paths.length - 1 > MAX_HOPS) return { kind: 'too-long', paths };
    seen.add(getPathKey(to));
  }
  return null;
}

/** The end of a chain of redirects; the start itself if the chain has no end. */
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

/** The error that one redirect causes: in its own chain, or in a chain that includes it. */
export function findRedirectError(one: Redirect, others: readonly Redirect[]): RedirectError | null {
  const all = [...others.filter(({ from }) => getPathKey(from) !== getPathKey(one.from)), one];
  const own = findTargetError(one.from, all);
  if (own) return own;
  for (const { from } of others) {
    const error = findTargetError(from, all);
    if (error?.paths.some((step) => getPathKey(step) === getPathKey(one.from))) return error;
  }
  return null;
}

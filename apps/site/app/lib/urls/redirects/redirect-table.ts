import type { Redirect } from '@liget/content-api';
import { keepQuery } from '../keep-query.ts';
import { toPagePath } from './resolve-url.ts';

/** Longest chain of redirects; longer ones are ignored. */
const MAX_HOPS = 5;

interface Target {
  to: string;
  status: 301 | 302;
}

/** The final target of each redirected path. */
type RedirectTable = ReadonlyMap<string, Target>;

/** A path in the form in which redirects are compared: decoded, lower case, without a trailing slash. `undefined` if it cannot be decoded. */
function normalizePath(pathname: string): string | undefined {
  try {
    return decodeURI(toPagePath(pathname)).toLowerCase();
  } catch {
    return undefined;
  }
}

/** The origins of this site: one, or one for each language. */
type Origins = readonly [string, ...string[]];

/** The URL if it is one of this site; otherwise `undefined`. */
function getOwnUrl(address: string, origins: Origins): URL | undefined {
  const url = URL.canParse(address, origins[0]) ? new URL(address, origins[0]) : undefined;
  return url && origins.includes(url.origin) ? url : undefined;
}

/** The path of a redirect's source. `undefined` unless it is a path of this site without query and fragment: lookups ignore the query. */
function getSource(from: string, origins: Origins): string | undefined {
  const url = getOwnUrl(from, origins);
  return url && url.search === '' && url.hash === '' ? normalizePath(url.pathname) : undefined;
}

/** Home pages cannot be redirected: they redirect by language themselves. */
const HOME_PATHS = ['/', '/en'];

/**
 * Resolves chains, so that each redirect leads to its final target at once. Loops, chains that are too long, and redirects of home pages are left
 * out and logged.
 */
export function readRedirects(redirects: readonly Redirect[], origins: Origins, log: (message: string) => void): RedirectTable {
  const bySource = new Map<string, Redirect>();
  for (const redirect of redirects) {
    const source = getSource(redirect.from, origins);
    if (source === undefined || HOME_PATHS.includes(source))
      log(`redirect from ${redirect.from} is ignored: nothing can be redirected from there`);
    else if (!bySource.has(source)) bySource.set(source, redirect);
  }

  function resolveChain(first: Redirect): Target | undefined {
    let { to, status } = first;
    for (let hops = 1; hops <= MAX_HOPS; hops += 1) {
      const target = getOwnUrl(to, origins);
      const next = target && bySource.get(normalizePath(target.pathname) ?? '');
      if (!next) return { to, status };
      to = keepQuery(next.to, target.search);
      if (!to.includes('#')) to += target.hash;
      status = status === 301 ? next.status : 302;
    }
    return undefined;
  }

  const table = new Map<string, Target>();
  for (const [source, redirect] of bySource) {
    const target = resolveChain(redirect);
    if (target) table.set(source, target);
    else
      log(`redirect from ${redirect.from} to ${redirect.to} is ignored: it leads through more than ${MAX_HOPS} others, or back to itself`);
  }
  return table;
}

const tables = new WeakMap<readonly Redirect[], RedirectTable>();

/** The table of an answer of the content service, cached by its identity. */
export function buildRedirectTable(redirects: readonly Redirect[], origins: Origins, log: (message: string) => void): RedirectTable {
  const table = tables.get(redirects) ?? readRedirects(redirects, origins, log);
  tables.set(redirects, table);
  return table;
}

/** The redirect of a path, if there is one. */
export function findRedirect(pathname: string, table: RedirectTable): Target | undefined {
  return table.get(normalizePath(pathname) ?? '');
}

import type { Redirect } from '@liget/content-api';
import { keepQuery } from '../../lib/urls/keep-query.ts';
import { toPagePath } from '../../lib/urls/resolve-address.ts';

/** So many redirects may follow one another; then the page itself is shown, or the 404. */
const MOST_HOPS = 5;

interface Target {
  to: string;
  status: 301 | 302;
}

/** Where each redirected path leads in the end. */
type RedirectTable = ReadonlyMap<string, Target>;

/** A path as redirects are compared: decoded, in small letters, without a closing slash. `undefined` for what is no path. */
function getPath(pathname: string): string | undefined {
  try {
    return decodeURI(toPagePath(pathname)).toLowerCase();
  } catch {
    return undefined;
  }
}

/** Those of this site, one or one for each language. */
type Origins = readonly [string, ...string[]];

/** An address of this site; `undefined` for one elsewhere, and for what is none. */
function getOwnUrl(address: string, origins: Origins): URL | undefined {
  const url = URL.canParse(address, origins[0]) ? new URL(address, origins[0]) : undefined;
  return url && origins.includes(url.origin) ? url : undefined;
}

/** The path of a redirect's source. `undefined` for what is no path of this site, or more than one: an address is looked for without its query. */
function getSource(from: string, origins: Origins): string | undefined {
  const url = getOwnUrl(from, origins);
  return url && url.search === '' && url.hash === '' ? getPath(url.pathname) : undefined;
}

/** The home pages answer for themselves: which of them a visitor gets depends on their language. */
const HOMES = ['/', '/en'];

/**
 * Where each redirect leads in the end, so that a visitor makes one move however many follow one another. What would never end, is too long,
 * or begins at a home page is left out and logged: its page is shown itself.
 */
export function readRedirects(redirects: readonly Redirect[], origins: Origins, log: (message: string) => void): RedirectTable {
  const bySource = new Map<string, Redirect>();
  for (const redirect of redirects) {
    const source = getSource(redirect.from, origins);
    if (source === undefined || HOMES.includes(source))
      log(`redirect from ${redirect.from} is ignored: nothing can be redirected from there`);
    else if (!bySource.has(source)) bySource.set(source, redirect);
  }

  function follow(first: Redirect): Target | undefined {
    let { to, status } = first;
    for (let hops = 1; hops <= MOST_HOPS; hops += 1) {
      const target = getOwnUrl(to, origins);
      const next = target && bySource.get(getPath(target.pathname) ?? '');
      if (!next) return { to, status };
      to = keepQuery(next.to, target.search);
      if (!to.includes('#')) to += target.hash;
      status = status === 301 ? next.status : 302;
    }
    return undefined;
  }

  const table = new Map<string, Target>();
  for (const [source, redirect] of bySource) {
    const target = follow(redirect);
    if (target) table.set(source, target);
    else
      log(`redirect from ${redirect.from} to ${redirect.to} is ignored: it leads through more than ${MOST_HOPS} others, or back to itself`);
  }
  return table;
}

const tables = new WeakMap<readonly Redirect[], RedirectTable>();

/** The table of an answer of the content service, read once. */
export function buildRedirectTable(redirects: readonly Redirect[], origins: Origins, log: (message: string) => void): RedirectTable {
  const known = tables.get(redirects) ?? readRedirects(redirects, origins, log);
  tables.set(redirects, known);
  return known;
}

/** The redirect that a path asks for. */
export function findRedirect(pathname: string, table: RedirectTable): Target | undefined {
  return table.get(getPath(pathname) ?? '');
}

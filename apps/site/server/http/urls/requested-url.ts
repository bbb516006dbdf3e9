import { DEFAULT_LOCALE } from '@liget/content-api';
import { isPreview, PREVIEW_TOKEN_PARAMETERS, requestsDraft } from '../../../app/lib/urls/draft-url.ts';
import { getPathLocale } from '../../../app/lib/urls/href.ts';
import { MAX_TEXT_LENGTH } from '../../../app/lib/urls/list-query.ts';
import { type Facts, type Resolution, resolveUrl } from '../../../app/lib/urls/redirects/resolve-url.ts';
import { type RouteRow, routeTable } from '../../../app/route-table.ts';

/** The result of parsing a URL before any page is rendered. */
export type RequestedUrl =
  | { kind: 'invalid' | 'too-long' }
  | Exclude<Resolution, { kind: 'canonical' }>
  | { kind: 'page' /** Path and the query parameters that the screen declares, sorted. */; key: string; isPrivate: boolean };

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
}

/** Fixed paths before those with parameters, as the router ranks them. */
const patterns = routeTable
  .flatMap((row) => [row.hu, row.en].map((path) => ({ row, path, test: toPattern(path) })))
  .toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')) || b.path.split('/').length - a.path.split('/').length);

export function findRouteRow(pathname: string): RouteRow | undefined {
  return patterns.find(({ test }) => test.test(pathname))?.row;
}

/** The router's ids (`app/routes.ts`) of routes that are in no row of the table. */
const ROUTES_OUTSIDE = ['qrCode', 'shell___hu', 'shell___en', 'shell-unknown___hu', 'unknown___hu', 'unknown___en'];

/** The known routes of a data request in a fixed order: unknown ones would allow endlessly many URLs. `undefined` for all. */
function listKnownRoutes(value: string | null, pathname: string, row: RouteRow | undefined): string | undefined {
  const locale = getPathLocale(pathname);
  const allowedRoutes = new Set(['root', ...(row ? [`shell___${locale}`, `${row.id}___${locale}`] : ROUTES_OUTSIDE)]);
  const knownRoutes = [...new Set(value?.split(','))].filter((id) => allowedRoutes.has(id)).toSorted();
  return knownRoutes.length > 0 ? knownRoutes.join(',') : undefined;
}

/** The router's parameter with the ids of routes. */
const ROUTES = '_routes';

/** Parameters of links that a visitor gets after sending a form or by email. */
const PERSONAL: ReadonlySet<string> = new Set(['token', 'sent', 'done', 'reference']);

/** A visitor's search or filter, or the link to a page of their own. */
export type VisitorQueryKind = 'search' | 'personal';

/** The kind of a page whose cache key has values of the visitor's choice, of which there are endlessly many; `null` for other pages. */
export function getVisitorQueryKind(key: string): VisitorQueryKind | null {
  const [, ...query] = key.split('?');
  const names = [...new URLSearchParams(query.join('?')).keys()].filter((name) => name !== ROUTES);
  if (names.length === 0) return null;
  return names.every((name) => PERSONAL.has(name)) ? 'personal' : 'search';
}

/** Whether the key is that of a screen that always exists: neither an item, nor a file, nor an unknown path. */
export function isFixedScreen(key: string): boolean {
  const row = findRouteRow(removeDataSuffix(key.replace(/\?.*$/s, '')));
  return row !== undefined && !row.hu.includes(':');
}

export const isVisitorQuery = (key: string): boolean => getVisitorQueryKind(key) !== null;

const MAX_PATH_LENGTH = 2000;
const MAX_KEY_LENGTH = 4000;
/** The parameter with a typed text, of which a key has more than any screen reads, so that the page can say that it was cut. */
const TYPED = 'q';
const MAX_TYPED_LENGTH = 2 * MAX_TEXT_LENGTH;

/** Data requests of the home page; React Router (8) uses the second one with separate trailing slashes. */
const HOME_DATA: ReadonlySet<string> = new Set(['/_root.data', '/_.data']);

/** React Router requests a page's data at its path with this suffix. */
export function removeDataSuffix(pathname: string): string {
  return HOME_DATA.has(pathname) ? '/' : pathname.replace(/\.data$/, '');
}

/** Redirects the data request of a page like the page; redirects that depend on the visitor are left to documents. */
function resolveData(rawPath: string, query: string): Resolution {
  const resolution = resolveUrl(removeDataSuffix(rawPath), { rootLocale: () => DEFAULT_LOCALE });
  return resolution.kind === 'redirect' ? { ...resolution, to: `${resolution.to}.data${query}` } : resolution;
}

/**
 * Parses a request's path and query: refuses invalid ones (broken percent-encoding, null bytes, overlong), and redirects to the canonical URL. Only
 * what the screen reads counts for the length: not a tracker's parameters, and not the end of a long text in a search field.
 */
export function readRequestedUrl(target: string, facts: Facts): RequestedUrl {
  if (!target.startsWith('/')) return { kind: 'invalid' };
  const [rawPath = '/', ...rest] = target.split('?');
  if (rawPath.length > MAX_PATH_LENGTH) return { kind: 'too-long' };
  try {
    if (decodeURIComponent(rawPath).includes('\0')) return { kind: 'invalid' };
  } catch {
    return { kind: 'invalid' };
  }
  const isData = rawPath.endsWith('.data');
  const resolution = isData ? resolveData(rawPath, target.slice(rawPath.length)) : resolveUrl(target, facts);
  if (resolution.kind !== 'canonical') return resolution;
  const query = new URLSearchParams(rest.join('?'));
  const pathname = removeDataSuffix(rawPath);
  const row = findRouteRow(pathname);
  const keyQuery = new URLSearchParams();
  const names = [...(row?.query ?? []), ...(row && requestsDraft(row, query) ? PREVIEW_TOKEN_PARAMETERS : [])];
  for (const name of names.toSorted())
    for (const value of query.getAll(name)) keyQuery.append(name, name === TYPED ? value.trim().slice(0, MAX_TYPED_LENGTH) : value);
  const routes = listKnownRoutes(query.get(ROUTES), pathname, row);
  if (isData && routes) keyQuery.append(ROUTES, routes);
  const text = keyQuery.toString();
  if (text.length > MAX_KEY_LENGTH) return { kind: 'too-long' };
  return {
    kind: 'page',
    key: text ? `${rawPath}?${text}` : rawPath,
    isPrivate: row !== undefined && (row.isPrivate === true || isPreview(row, query)),
  };
}

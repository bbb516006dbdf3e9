import { type RouteRow, routeTable } from '../app/route-table.ts';

/** What an address asks for before any page is rendered. */
export type Address =
  | { kind: 'bad' }
  | { kind: 'redirect'; to: string; status: 301 | 302; language?: 'hu' | 'en' }
  | { kind: 'page' /** Path and the query parameters that the screen declares, sorted. */; key: string; isPrivate: boolean };

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
}

/** Fixed addresses before those with parameters, as the router ranks them. */
const patterns = routeTable
  .flatMap((row) => [row.hu, row.en].map((path) => ({ row, path, test: pattern(path) })))
  .toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')) || b.path.split('/').length - a.path.split('/').length);

export function rowOfPath(pathname: string): RouteRow | undefined {
  return patterns.find(({ test }) => test.test(pathname))?.row;
}

/** The true spelling of an address of the table that is written in other capitals. Values in it, such as slugs, stay as they are. */
function otherSpelling(pathname: string): string | undefined {
  const segments = pathname.split('/');
  for (const { path } of patterns) {
    const own = path.split('/');
    const isIt = own.length === segments.length && own.every((part, i) => part.startsWith(':') || part === segments[i]?.toLowerCase());
    if (isIt) return own.map((part, i) => (part.startsWith(':') ? segments[i] : part)).join('/');
  }
  return undefined;
}

/** What the router calls its routes (`app/routes.ts`); single-page data may be asked for some of them. */
const ROUTE_IDS = new Set([
  'root',
  'qrCode',
  'shell___hu',
  'shell___en',
  'shell-unknown___hu',
  'unknown___hu',
  'unknown___en',
  ...routeTable.flatMap((row) => [`${row.id}___hu`, `${row.id}___en`]),
]);

/** The routes that data is asked for, in one order, those that exist; undefined for all. */
function knownRoutes(value: string | null): string | undefined {
  const known = [...new Set(value?.split(','))].filter((id) => ROUTE_IDS.has(id)).toSorted();
  return known.length > 0 ? known.join(',') : undefined;
}

const MAX_LENGTH = 2000;

/** React Router asks for a page's data at its address with this ending. */
export function withoutData(pathname: string): string {
  return pathname === '/_root.data' ? '/' : pathname.replace(/\.data$/, '');
}

/**
 * Reads a request's path and query: refuses what cannot be an address (broken percent-encoding, null bytes, overlong),
 * takes a closing slash off for ever (301, query kept), and turns the language switch's `?language=` into a cookie.
 */
export function readAddress(target: string): Address {
  if (target.length > MAX_LENGTH || !target.startsWith('/')) return { kind: 'bad' };
  const [rawPath = '/', ...rest] = target.split('?');
  const query = new URLSearchParams(rest.join('?'));
  try {
    if (decodeURIComponent(rawPath).includes('\0')) return { kind: 'bad' };
  } catch {
    return { kind: 'bad' };
  }
  if (rawPath.length > 1 && rawPath.endsWith('/')) {
    // One slash only, so that the target can never be read as another host.
    const to = `/${rawPath.replace(/^\/+|\/+$/g, '')}`;
    return { kind: 'redirect', to: rest.length > 0 ? `${to}?${rest.join('?')}` : to, status: 301 };
  }
  if (rawPath.startsWith('//')) return { kind: 'redirect', to: `/${rawPath.replace(/^\/+/, '')}`, status: 301 };
  const language = query.get('language');
  if (language === 'hu' || language === 'en') {
    query.delete('language');
    const left = query.toString();
    return { kind: 'redirect', to: left ? `${rawPath}?${left}` : rawPath, status: 302, language };
  }
  const pathname = withoutData(rawPath);
  const other = pathname === pathname.toLowerCase() ? pathname : (otherSpelling(pathname) ?? pathname);
  if (other !== pathname) {
    const to = other + rawPath.slice(pathname.length);
    return { kind: 'redirect', to: rest.length > 0 ? `${to}?${rest.join('?')}` : to, status: 301 };
  }
  const row = rowOfPath(pathname);
  const kept = new URLSearchParams();
  for (const name of [...(row?.query ?? [])].toSorted()) for (const value of query.getAll(name)) kept.append(name, value);
  const routes = knownRoutes(query.get('_routes'));
  if (rawPath.endsWith('.data') && routes) kept.append('_routes', routes);
  const text = kept.toString();
  return { kind: 'page', key: text ? `${rawPath}?${text}` : rawPath, isPrivate: row?.previewOf !== undefined };
}

import { DEFAULT_LOCALE } from '@liget/content-api';
import { asksForDraft, isPreview, TICKET } from '../app/lib/draft-address.ts';
import { type Facts, type Resolution, resolveAddress } from '../app/lib/resolve-address.ts';
import { type RouteRow, routeTable } from '../app/route-table.ts';

/** What an address asks for before any page is rendered. */
export type Address =
  | { kind: 'bad' }
  | Exclude<Resolution, { kind: 'right' }>
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

/** Leads a page's data to where the page is; what depends on a visitor is the document's. */
function resolveData(rawPath: string, query: string): Resolution {
  const found = resolveAddress(withoutData(rawPath), { rootLocale: () => DEFAULT_LOCALE });
  return found.kind === 'elsewhere' ? { ...found, to: `${found.to}.data${query}` } : found;
}

/** Reads a request's path and query: refuses what cannot be an address (broken percent-encoding, null bytes, overlong), and leads to the true one. */
export function readAddress(target: string, facts: Facts): Address {
  if (target.length > MAX_LENGTH || !target.startsWith('/')) return { kind: 'bad' };
  const [rawPath = '/', ...rest] = target.split('?');
  try {
    if (decodeURIComponent(rawPath).includes('\0')) return { kind: 'bad' };
  } catch {
    return { kind: 'bad' };
  }
  const isData = rawPath.endsWith('.data');
  const found = isData ? resolveData(rawPath, target.slice(rawPath.length)) : resolveAddress(target, facts);
  if (found.kind !== 'right') return found;
  const query = new URLSearchParams(rest.join('?'));
  const pathname = withoutData(rawPath);
  const row = rowOfPath(pathname);
  const kept = new URLSearchParams();
  const names = [...(row?.query ?? []), ...(row && asksForDraft(row, query) ? TICKET : [])];
  for (const name of names.toSorted()) for (const value of query.getAll(name)) kept.append(name, value);
  const routes = knownRoutes(query.get('_routes'));
  if (isData && routes) kept.append('_routes', routes);
  const text = kept.toString();
  return {
    kind: 'page',
    key: text ? `${rawPath}?${text}` : rawPath,
    isPrivate: row !== undefined && (row.isPrivate === true || isPreview(row, query)),
  };
}

import type { Locale } from '@liget/content-api';
import { type RouteRow, routeTable, type ScreenId } from '../route-table.ts';

type Row = (typeof routeTable)[number];
type RowOf<Id extends ScreenId> = Extract<Row, { id: Id }>;
type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The names of the parameters that a screen's address takes. */
export type ParamsOf<Id extends ScreenId> = Record<Names<RowOf<Id>['hu']>, string>;
type Arguments<Id extends ScreenId> = keyof ParamsOf<Id> extends never
  ? [params?: Record<string, never>, query?: Query]
  : [params: ParamsOf<Id>, query?: Query];
export type Query = Record<string, string | number | readonly (string | number)[] | null | undefined>;

const rows = new Map<string, RouteRow>(routeTable.map((row) => [row.id, row]));

export function rowOf(id: ScreenId): RouteRow {
  const row = rows.get(id);
  if (!row) throw new Error(`No screen ${id} in the route table`);
  return row;
}

export function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(key, String(item));
    }
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** The address of a screen in a language, for example `href('program', 'en', { program: 'night-walk' })`. */
export function href<Id extends ScreenId>(id: Id, locale: Locale, ...[params, query]: Arguments<Id>): string {
  return hrefOf(id, locale, params ?? {}, query);
}

/** The same with parameters that are only known at run time. Throws when one is missing. */
export function hrefOf(id: ScreenId, locale: Locale, params: Record<string, string | undefined>, query?: Query): string {
  const path = rowOf(id)[locale].replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`The address of ${id} needs ${name}`);
    return encodeURIComponent(value);
  });
  return withQuery(path, query);
}

/** The language of an address: English under /en, Hungarian elsewhere. */
export function localeOfPath(pathname: string): Locale {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'hu';
}

/** The screen of a matched route, from its id with the locale suffix; `undefined` for the shell's own routes. */
export function screenOfRoute(routeId: string): { screen: ScreenId; locale: Locale } | undefined {
  const match = /^(\w+)___(hu|en)$/.exec(routeId);
  const row = match?.[1] ? rows.get(match[1]) : undefined;
  return row ? { screen: row.id as ScreenId, locale: match?.[2] === 'en' ? 'en' : 'hu' } : undefined;
}

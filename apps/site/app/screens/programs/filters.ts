import type { QueryOf } from '@liget/content-api';
import { rowOf } from '../../lib/href.ts';

/** The filters of the programs list as its address carries them. */
export interface ProgramFilters {
  category: string[];
  type: string[];
  location: string[];
  from: string | undefined;
  to: string | undefined;
  time_of_day: string | undefined;
  free: boolean;
  series: string | undefined;
  page: number;
}

export interface ReadFilters {
  filters: ProgramFilters;
  /** Names of parameters that were ignored because their values cannot be. */
  ignored: string[];
}

const CATEGORIES = ['cultural', 'outdoor', 'family', 'sport'];
export const TIMES_OF_DAY = ['any', 'forenoon', 'afternoon', 'evening'] as const;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_VALUES = 20;

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  try {
    return Temporal.PlainDate.from(value, { overflow: 'reject' }).toString() === value;
  } catch {
    return false;
  }
}

/** Reads the list's address. What cannot be is ignored and named, so that the page can say so; it is never an error. */
export function readFilters(query: URLSearchParams): ReadFilters {
  const ignored = new Set<string>();
  const several = (name: string, allowed: (value: string) => boolean) => {
    const values = query.getAll(name).filter((value) => value !== '');
    const good = values.filter((value) => allowed(value)).slice(0, MAX_VALUES);
    if (good.length < values.length) ignored.add(name);
    return [...new Set(good)];
  };
  const one = (name: string, allowed: (value: string) => boolean) => several(name, allowed).at(0);
  const from = one('from', isDay);
  let to = one('to', isDay);
  if (from && to && to < from) {
    ignored.add('to');
    to = undefined;
  }
  const page = one('page', (value) => /^[1-9]\d{0,3}$/.test(value));
  const timeOfDay = one('time_of_day', (value) => TIMES_OF_DAY.some((item) => item === value));
  const filters = {
    category: several('category', (value) => CATEGORIES.includes(value)),
    type: several('type', (value) => SLUG.test(value)),
    location: several('location', (value) => SLUG.test(value)),
    from,
    to,
    time_of_day: timeOfDay === 'any' ? undefined : timeOfDay,
    free: one('free', (value) => value === '1') === '1',
    series: one('series', (value) => value === '1' || SLUG.test(value)),
    page: page ? Number(page) : 1,
  };
  return { filters, ignored: [...ignored].filter((name) => rowOf('programs').query?.includes(name)) };
}

export const PAGE_SIZE = 24;

/** The same filters as the content API's query. */
export function apiQuery(filters: ProgramFilters): QueryOf<'events'> {
  return {
    limit: PAGE_SIZE,
    page: filters.page,
    category: filters.category,
    type: filters.type,
    location: filters.location,
    ...(filters.from ? { from: filters.from } : {}),
    ...(filters.to ? { to: filters.to } : {}),
    ...(filters.time_of_day ? { time_of_day: filters.time_of_day as 'forenoon' } : {}),
    ...(filters.free ? { free: '1' as const } : {}),
    ...(filters.series ? { series: filters.series } : {}),
  };
}

/** The same filters as the query of the list's own address, with changes. */
export function addressQuery(filters: ProgramFilters, changes: Partial<ProgramFilters> = {}) {
  const { free, page, ...rest } = { ...filters, page: 1, ...changes };
  return { ...rest, free: free ? '1' : undefined, page: page > 1 ? page : undefined };
}

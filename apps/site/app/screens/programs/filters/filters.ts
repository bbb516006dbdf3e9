import type { Need, QueryOf } from '@liget/content-api';
import { ACCESSIBILITY_FEATURES, DAY_PARTS, type DayPart, EVENT_CATEGORY_SLUGS, TIMES_OF_DAY } from '@liget/content-api/vocabulary/events';
import type { Query } from '../../../lib/urls/href.ts';

/** The filters of the programs list as its address carries them. This file also runs in browsers, which have no Temporal yet. */
export interface ProgramFilters {
  category: string[];
  type: string[];
  location: string[];
  accessibility: string[];
  /** Filters for people: programs that are known to meet all of them. */
  need: Need[];
  /** Days, 'YYYY-MM-DD'. */
  from: string | undefined;
  to: string | undefined;
  time_of_day: DayPart | undefined;
  free: boolean;
  /** '1', or the slug of one series. */
  series: string | undefined;
  sort: 'new' | undefined;
  page: number;
}

export interface ReadFilters {
  filters: ProgramFilters;
  /** Names of parameters that were ignored because their values cannot be. */
  ignored: string[];
  /** The last day asked for, when it lies before the first one: it is left out. */
  reversedTo: string | undefined;
}

/** The parameters of the list's address, in the order in which it is written. */
export const PARAMETERS = [
  'category',
  'from',
  'to',
  'date',
  'type',
  'location',
  'time_of_day',
  'free',
  'series',
  'accessibility',
  'need',
  'sort',
  'page',
] as const;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_VALUES = 20;
const MAX_SLUG = 120;

/** A day that the calendar has, within the years that programs can have. */
function isDay(value: string): boolean {
  if (!/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Days as a date option's value, start_end (specification, section 9); `null` when they cannot be. */
export function parseDaysOption(value: string): { from: string; to: string } | null {
  const [from = '', to = '', ...more] = value.split('_');
  return more.length === 0 && isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

const isOneOf = (values: readonly string[]) => (value: string) => values.includes(value);
const isSlug = (value: string) => value.length <= MAX_SLUG && SLUG.test(value);
const isDayPart = (value: string | undefined): value is DayPart => DAY_PARTS.some((part) => part === value);

/** Days that an address may name ('today'), which only the server knows. */
export type NamedDays = Readonly<Record<string, { from: string; to: string } | undefined>>;

/** Reads the list's address; the filters for people by `needsIn`, which only the server does. What cannot be is ignored and named, so that the page can say so; it is never an error. */
export function readFilters(
  query: URLSearchParams,
  named: NamedDays = {},
  needsIn: (query: URLSearchParams) => Need[] = () => [],
): ReadFilters {
  const ignored = new Set<string>();
  const several = (name: string, allowed: (value: string) => boolean, most = MAX_VALUES) => {
    const values = [...new Set(query.getAll(name).filter((value) => value !== ''))];
    const good = values.filter((value) => allowed(value)).slice(0, most);
    if (good.length < values.length) ignored.add(name);
    return good;
  };
  const one = (name: string, allowed: (value: string) => boolean) => several(name, allowed, 1).at(0);
  const getDays = (value: string) => (Object.hasOwn(named, value) ? named[value] : undefined) ?? parseDaysOption(value);
  const option = one('date', (value) => value === 'any' || getDays(value) !== null);
  let [from, to] = [one('from', isDay), one('to', isDay)];
  let reversedTo: string | undefined;
  if (from && to && to < from) {
    reversedTo = to;
    to = undefined;
  }
  const days = option === undefined ? null : getDays(option);
  if (option !== undefined) [from, to, reversedTo] = [days?.from, days?.to, undefined];
  const timeOfDay = one('time_of_day', isOneOf(TIMES_OF_DAY));
  const page = one('page', (value) => /^[1-9]\d{0,3}$/.test(value));
  const filters: ProgramFilters = {
    category: several('category', isOneOf(EVENT_CATEGORY_SLUGS)),
    type: several('type', isSlug),
    location: several('location', isSlug),
    accessibility: several('accessibility', isOneOf(ACCESSIBILITY_FEATURES)),
    need: needsIn(query),
    from,
    to,
    time_of_day: isDayPart(timeOfDay) ? timeOfDay : undefined,
    free: one('free', isOneOf(['1', '0'])) === '1',
    series: one('series', (value) => value === '1' || isSlug(value)),
    sort: one('sort', isOneOf(['time', 'new'])) === 'new' ? 'new' : undefined,
    page: page ? Number(page) : 1,
  };
  return { filters, ignored: [...ignored], reversedTo };
}

/** What the list's own form says in a browser: its options are the list's own, but dates are typed. What lies before the first day is left out. */
export function readForm(form: FormData): Omit<ProgramFilters, 'need' | 'page'> {
  const all = (name: string) => form.getAll(name).filter((value): value is string => typeof value === 'string' && value !== '');
  const [from, to] = ['from', 'to'].map((name) => all(name).find(isDay));
  return {
    category: all('category'),
    type: all('type'),
    location: all('location'),
    accessibility: all('accessibility'),
    from,
    to: from && to && to < from ? undefined : to,
    time_of_day: all('time_of_day').find(isDayPart),
    free: form.has('free'),
    series: all('series')[0],
    sort: form.has('sort') ? 'new' : undefined,
  };
}

/** Any change of the filters begins at the first page again. */
export function changeFilters(filters: ProgramFilters, changes: Partial<ProgramFilters>): ProgramFilters {
  return { ...filters, page: 1, ...changes };
}

/** The query of the list's own address: what is not asked for is not in it. */
export function toUrlQuery(filters: ProgramFilters): Query {
  const { category, from, to, type, location, time_of_day, free, series, accessibility, need, sort, page } = filters;
  return {
    category,
    from,
    to,
    type,
    location,
    time_of_day,
    free: free ? '1' : undefined,
    series,
    accessibility,
    need,
    sort,
    page: page > 1 ? page : undefined,
  };
}

/** The same for calendars and feeds, which have no pages and an order of their own. */
export function toSubscriptionQuery(filters: ProgramFilters): Query {
  return toUrlQuery({ ...filters, page: 1, sort: undefined });
}

/** The rel attribute of links to the list: days and filters make endless URLs, whose contents are in shorter lists as well. */
export const getListRel = (url: string): 'nofollow' | undefined => (/&|[?](?:from|to|date)=/.test(url) ? 'nofollow' : undefined);

export const PAGE_SIZE = 24;

/** The filters of the content API, without paging. */
export function toApiFilters(filters: ProgramFilters) {
  const { category, type, location, accessibility, need, from, to, time_of_day, free, series } = filters;
  return {
    category,
    type,
    location,
    accessibility,
    need,
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(time_of_day ? { time_of_day } : {}),
    ...(free ? { free: '1' as const } : {}),
    ...(series ? { series } : {}),
  };
}

export function toApiQuery(filters: ProgramFilters): QueryOf<'eventAgenda'> {
  return { ...toApiFilters(filters), limit: PAGE_SIZE, page: filters.page, ...(filters.sort ? { sort: filters.sort } : {}) };
}

/** Whether an address says in other words what a shorter one says: empty values of a form, days as an option, 'any'. */
export function isRoundabout(query: URLSearchParams, named: NamedDays = {}): boolean {
  return [...query].some(
    ([name, value]) =>
      (PARAMETERS as readonly string[]).includes(name) &&
      (value === '' || (name === 'date' && !Object.hasOwn(named, value)) || value === 'any' || (name === 'free' && value === '0')),
  );
}

/** One filter in force, and the filters without it. */
export interface ActiveFilter {
  name: 'category' | 'type' | 'location' | 'accessibility' | 'dates' | 'time_of_day' | 'free' | 'series';
  value: string;
  without: ProgramFilters;
}

/** The filters in force, in the order of the panel. */
export function listActiveFilters(filters: ProgramFilters): ActiveFilter[] {
  const lists = (['category', 'type', 'location', 'accessibility'] as const).flatMap((name) =>
    filters[name].map((value) => ({
      name,
      value,
      without: changeFilters(filters, { [name]: filters[name].filter((item) => item !== value) }),
    })),
  );
  const { from, to, time_of_day, free, series } = filters;
  return [
    ...(from || to
      ? [
          {
            name: 'dates' as const,
            value: `${from ?? ''}_${to ?? ''}`,
            without: changeFilters(filters, { from: undefined, to: undefined }),
          },
        ]
      : []),
    ...(time_of_day
      ? [{ name: 'time_of_day' as const, value: time_of_day, without: changeFilters(filters, { time_of_day: undefined }) }]
      : []),
    ...lists,
    ...(free ? [{ name: 'free' as const, value: '1', without: changeFilters(filters, { free: false }) }] : []),
    ...(series ? [{ name: 'series' as const, value: series, without: changeFilters(filters, { series: undefined }) }] : []),
  ];
}

import type { Need } from '@liget/content-api';
import { ACCESSIBILITY_FEATURES, DAY_PARTS, EVENT_CATEGORY_SLUGS, TIMES_OF_DAY } from '@liget/content-api/vocabulary/events';
import type { ProgramFilters, UrlFilters } from './filters.ts';

export interface ReadFilters {
  filters: ProgramFilters;
  /** Names of parameters with invalid values, which are ignored. */
  ignored: string[];
  /** A last day before the first one, which is left out. */
  reversedTo: string | undefined;
}

/** The parameters of the list's URL, in canonical order. */
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

/** Whether it is a calendar day within the years of events. */
function isDay(value: string): boolean {
  if (!/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Parses a date option, start_end (specification, section 9); `null` when it is invalid. */
export function parseDaysOption(value: string): { from: string; to: string } | null {
  const [from = '', to = '', ...more] = value.split('_');
  return more.length === 0 && isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

const createGuard =
  <Value extends string>(values: readonly Value[]) =>
  (value: string): value is Value =>
    values.some((each) => each === value);
const isSlug = (value: string): value is string => value.length <= MAX_SLUG && SLUG.test(value);
const isDayPart = createGuard(DAY_PARTS);

/** Days that a URL may name ('today'), which only the server knows. */
export type NamedDays = Readonly<Record<string, { from: string; to: string } | undefined>>;

/** Reads the list's address; only the server passes `needsIn`. Invalid values are ignored and their parameters listed, so that the page can name them. */
export function readFilters(
  query: URLSearchParams,
  named: NamedDays = {},
  needsIn: (query: URLSearchParams) => Need[] = () => [],
): ReadFilters {
  const ignored = new Set<string>();
  const several = <Value extends string>(name: string, isAllowed: (value: string) => value is Value, most = MAX_VALUES) => {
    const values = [...new Set(query.getAll(name).filter((value) => value !== ''))];
    const good = values.filter((value) => isAllowed(value)).slice(0, most);
    if (good.length < values.length) ignored.add(name);
    return good;
  };
  const readOne = (name: string, allowed: (value: string) => boolean) => several(name, (value): value is string => allowed(value), 1).at(0);
  const getDays = (value: string) => (Object.hasOwn(named, value) ? named[value] : undefined) ?? parseDaysOption(value);
  const option = readOne('date', (value) => value === 'any' || getDays(value) !== null);
  let [from, to] = [readOne('from', isDay), readOne('to', isDay)];
  let reversedTo: string | undefined;
  if (from && to && to < from) {
    reversedTo = to;
    to = undefined;
  }
  const days = option === undefined ? null : getDays(option);
  if (option !== undefined) [from, to, reversedTo] = [days?.from, days?.to, undefined];
  const timeOfDay = readOne('time_of_day', createGuard(TIMES_OF_DAY));
  const page = readOne('page', (value) => /^[1-9]\d{0,3}$/.test(value));
  const filters: ProgramFilters = {
    category: several('category', createGuard(EVENT_CATEGORY_SLUGS)),
    type: several('type', isSlug),
    location: several('location', isSlug),
    accessibility: several('accessibility', createGuard(ACCESSIBILITY_FEATURES)),
    need: needsIn(query),
    from,
    to,
    time_of_day: timeOfDay && isDayPart(timeOfDay) ? timeOfDay : undefined,
    free: readOne('free', createGuard(['1', '0'])) === '1',
    series: readOne('series', (value) => value === '1' || isSlug(value)),
    sort: readOne('sort', createGuard(['time', 'new'])) === 'new' ? 'new' : undefined,
    page: page ? Number(page) : 1,
  };
  return { filters, ignored: [...ignored], reversedTo };
}

/** Reads the list's form in a browser: options are valid, but dates are typed. A last day before the first one is left out. */
export function readForm(form: FormData): Omit<UrlFilters, 'need' | 'page'> {
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

/** Whether a URL is not canonical: empty values of a form, days as an option, 'any'. */
export function isRoundabout(query: URLSearchParams, named: NamedDays = {}): boolean {
  return [...query].some(
    ([name, value]) =>
      PARAMETERS.some((parameter) => parameter === name) &&
      (value === '' || (name === 'date' && !Object.hasOwn(named, value)) || value === 'any' || (name === 'free' && value === '0')),
  );
}

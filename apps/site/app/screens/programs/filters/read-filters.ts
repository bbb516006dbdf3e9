import type { Need } from '@liget/content-api';
import { ACCESSIBILITY_FEATURES, DAY_PARTS, EVENT_CATEGORY_SLUGS, TIMES_OF_DAY } from '@liget/content-api/vocabulary/events';
import { createGuard, createQueryReader, isSlug, type QueryReader, type UnusedValue } from '../../../lib/urls/query-reader.ts';
import type { ProgramFilters, UrlFilters } from './filters.ts';

export interface ReadFilters {
  filters: ProgramFilters;
  /** Values that cannot be read, which are left out. */
  unused: UnusedValue[];
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

const isDayPart = createGuard(DAY_PARTS);

/** Days that a URL may name ('today'), which only the server knows. */
export type NamedDays = Readonly<Record<string, { from: string; to: string } | undefined>>;

/** Reads the list's address; only the server passes `readNeeds`. */
export function readFilters(
  query: URLSearchParams,
  named: NamedDays = {},
  readNeeds: (reader: QueryReader) => Need[] = () => [],
): ReadFilters {
  const reader = createQueryReader(query);
  const readOne = (name: string, isAllowed: (value: string) => boolean) =>
    reader.readOne(name, (value): value is string => isAllowed(value));
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
  const page = reader.readPage();
  const filters: ProgramFilters = {
    category: reader.readAll('category', createGuard(EVENT_CATEGORY_SLUGS)),
    type: reader.readAll('type', isSlug),
    location: reader.readAll('location', isSlug),
    accessibility: reader.readAll('accessibility', createGuard(ACCESSIBILITY_FEATURES)),
    need: readNeeds(reader),
    from,
    to,
    time_of_day: timeOfDay && isDayPart(timeOfDay) ? timeOfDay : undefined,
    free: readOne('free', createGuard(['1', '0'])) === '1',
    series: readOne('series', (value) => value === '1' || isSlug(value)),
    sort: readOne('sort', createGuard(['time', 'new'])) === 'new' ? 'new' : undefined,
    page,
  };
  return { filters, unused: reader.unused, reversedTo };
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

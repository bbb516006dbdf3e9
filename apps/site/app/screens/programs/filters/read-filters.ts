import type { Need } from '@liget/content-api';
import { ACCESSIBILITY_FEATURES, EVENT_CATEGORY_SLUGS, TIMES_OF_DAY } from '@liget/content-api/vocabulary/events';
import { createGuard, createQueryReader, isSlug, type QueryReader, type UnusedValue } from '../../../lib/urls/query-reader.ts';
import type { ProgramFilters } from './filters.ts';
import { isDayPart, isEventDay } from './read-form.ts';

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

/** Parses a date option, start_end (specification, section 9); `null` when it is invalid. */
export function parseDaysOption(value: string): { from: string; to: string } | null {
  const [from = '', to = '', ...more] = value.split('_');
  return more.length === 0 && isEventDay(from) && isEventDay(to) && from <= to ? { from, to } : null;
}

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
  let [from, to] = [readOne('from', isEventDay), readOne('to', isEventDay)];
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

/** Whether a URL is not canonical: empty values of a form, days as an option, 'any'. */
export function isNotCanonical(query: URLSearchParams, named: NamedDays = {}): boolean {
  return [...query].some(
    ([name, value]) =>
      PARAMETERS.some((parameter) => parameter === name) &&
      (value === '' || (name === 'date' && !Object.hasOwn(named, value)) || value === 'any' || (name === 'free' && value === '0')),
  );
}

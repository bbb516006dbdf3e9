import { DAY_PARTS, type DayPart } from '@liget/content-api/vocabulary/events';
import type { UrlFilters } from './filters.ts';

// Apart from `read-filters.ts`, because browsers load this file.

/** Whether it is a calendar day within the years of events. */
export function isEventDay(value: string): boolean {
  if (!/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

export const isDayPart = (value: string): value is DayPart => DAY_PARTS.some((part) => part === value);

/** Reads the list's form in a browser: options are valid, but dates are typed. A last day before the first one is left out. */
export function readForm(form: FormData): Omit<UrlFilters, 'need' | 'page'> {
  const readAll = (name: string) => form.getAll(name).filter((value): value is string => typeof value === 'string' && value !== '');
  const [from, to] = ['from', 'to'].map((name) => readAll(name).find(isEventDay));
  return {
    category: readAll('category'),
    type: readAll('type'),
    location: readAll('location'),
    accessibility: readAll('accessibility'),
    from,
    to: from && to && to < from ? undefined : to,
    time_of_day: readAll('time_of_day').find(isDayPart),
    free: form.has('free'),
    series: readAll('series')[0],
    sort: form.has('sort') ? 'new' : undefined,
  };
}

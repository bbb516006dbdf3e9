import type { EndpointQuery } from '@liget/content-api';
import type { Query } from '../../../lib/urls/href.ts';
import type { ProgramFilters, UrlFilters } from './filters.ts';

/** The query of the list's URL, without empty filters. */
export function toUrlQuery(filters: UrlFilters): Query {
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

/** The same for calendars and feeds, which have no pages and a fixed order. */
export function toSubscriptionQuery(filters: ProgramFilters): Query {
  return toUrlQuery({ ...filters, page: 1, sort: undefined });
}

/** The rel attribute of links to the list: days and combinations of filters make endless URLs, whose contents are in shorter lists, too. */
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

export function toApiQuery(filters: ProgramFilters): EndpointQuery<'eventAgenda'> {
  return { ...toApiFilters(filters), limit: PAGE_SIZE, page: filters.page, ...(filters.sort ? { sort: filters.sort } : {}) };
}

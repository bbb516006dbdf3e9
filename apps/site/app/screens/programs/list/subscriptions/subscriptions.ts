import type { Locale } from '@liget/content-api';
import { href, withQuery } from '../../../../lib/urls/href.ts';
import { toSubscriptionQuery } from '../../filters/filter-queries.ts';
import { type ProgramFilters } from '../../filters/filters.ts';

/** The file names of calendars and feeds, below the paths of the screens; the server answers them (server/calendars). */
export const CALENDAR = '.ics';
export const ATOM = '.atom';
export const RSS = '.rss';

export interface Subscriptions {
  /** 'webcal:' opens the visitor's calendar app. */
  webcal: string;
  ics: string;
  atom: string;
  rss: string;
}

/** 'webcal://host/path' of a path of the site. */
export function toWebcalUrl(path: string, publicOrigin: string): string {
  return `${publicOrigin.replace(/^https?:/, 'webcal:')}${path}`;
}

/** The calendars and feeds of the filtered events. */
export function getSubscriptions(filters: ProgramFilters, locale: Locale, publicOrigin: string): Subscriptions {
  const base = href('programs', locale);
  const query = toSubscriptionQuery(filters);
  const ics = withQuery(base + CALENDAR, query);
  return { webcal: toWebcalUrl(ics, publicOrigin), ics, atom: withQuery(base + ATOM, query), rss: withQuery(base + RSS, query) };
}

/** The calendar of one event, or of one series. */
export function getCalendarLinks(itemUrl: string, publicOrigin: string): Pick<Subscriptions, 'webcal' | 'ics'> {
  const ics = itemUrl + CALENDAR;
  return { ics, webcal: toWebcalUrl(ics, publicOrigin) };
}

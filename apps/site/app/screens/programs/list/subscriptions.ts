import type { Locale } from '@liget/content-api';
import { href, withQuery } from '../../../lib/urls/href.ts';
import { toSubscriptionQuery } from '../filters/filter-queries.ts';
import { type ProgramFilters } from '../filters/filters.ts';

/** Where the calendars and feeds of programs are; the server answers them (server/calendars). Their names end what the screens' addresses begin. */
export const CALENDAR = '.ics';
export const ATOM = '.atom';
export const RSS = '.rss';

export interface Subscriptions {
  /** 'webcal:' opens the visitor's calendar program. */
  webcal: string;
  ics: string;
  atom: string;
  rss: string;
}

/** 'webcal://host/path' of a path of the site. */
export function toWebcalUrl(path: string, publicOrigin: string): string {
  return `${publicOrigin.replace(/^https?:/, 'webcal:')}${path}`;
}

/** The calendars and feeds of what the filters let through. */
export function getSubscriptions(filters: ProgramFilters, locale: Locale, publicOrigin: string): Subscriptions {
  const base = href('programs', locale);
  const query = toSubscriptionQuery(filters);
  const ics = withQuery(base + CALENDAR, query);
  return { webcal: toWebcalUrl(ics, publicOrigin), ics, atom: withQuery(base + ATOM, query), rss: withQuery(base + RSS, query) };
}

/** A calendar of one program, or of one series. */
export function getCalendarLinks(itemUrl: string, publicOrigin: string): Pick<Subscriptions, 'webcal' | 'ics'> {
  const ics = itemUrl + CALENDAR;
  return { ics, webcal: toWebcalUrl(ics, publicOrigin) };
}

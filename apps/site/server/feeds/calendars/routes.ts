import { LOCALES, type Locale } from '@liget/content-api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readNeedsAndNoteUnknown } from '../../../app/lib/needs.ts';
import { readItemSlug } from '../../../app/lib/urls/foreign-path.ts';
import { buildHref, href, withQuery } from '../../../app/lib/urls/href.ts';
import { buildRedirectTable, findRedirect } from '../../../app/lib/urls/redirects/redirect-table.ts';
import { toSubscriptionQuery } from '../../../app/screens/programs/filters/filter-queries.ts';
import { type ProgramFilters } from '../../../app/screens/programs/filters/filters.ts';
import { findMovedFilters } from '../../../app/screens/programs/filters/moved-filters.ts';
import { readFilters } from '../../../app/screens/programs/filters/read-filters.ts';
import { ATOM, CALENDAR, RSS } from '../../../app/screens/programs/list/subscriptions/subscriptions.ts';
import { createFileSender, type GeneratedFile } from '../../cache/generated-files.ts';
import { type CalendarOptions, createCalendarFiles } from './calendar-files.ts';
import { checkFilterValues } from './filter-values.ts';

/** A path parameter with the characters of slugs: the router refuses the nested repetition of `SLUG_PATTERN`. */
const SLUG_PARAMETER = ':slug(^[a-z0-9-]+)';

const TEXTS = {
  'not-found': 'Ez a naptár nem található. / This calendar could not be found.',
  unavailable: 'A naptár most nem érhető el. / The calendar is not available at the moment.',
} as const;

/**
 * Calendars (.ics) of a filtered list, a series or an event, and feeds (.atom, .rss) of new events, at the URLs of the screens with an extension.
 * Invalid filter values are ignored, as on the list.
 */
export function registerCalendars(app: FastifyInstance, { origins, translations, ...options }: CalendarOptions): void {
  const { content } = options;
  const sendFile = createFileSender(options, TEXTS);
  const { createListCalendar, createSeriesCalendar, createEventCalendar, createFeed } = createCalendarFiles({
    content,
    origins,
    translations,
  });

  const readRequestFilters = ({ raw }: FastifyRequest) =>
    readFilters(new URLSearchParams(raw.url?.split('?')[1]), {}, readNeedsAndNoteUnknown).filters;

  /** The redirect of a page's path; `null` while redirects cannot be read. */
  async function readRedirects(locale: Locale): Promise<((path: string) => ReturnType<typeof findRedirect>) | null> {
    const answer = await content.read('redirects', locale);
    if (answer.kind !== 'ok') return null;
    const table = buildRedirectTable(answer.value.data, [origins.hu, origins.en], content.log);
    return (path) => findRedirect(path, table);
  }

  async function createListFile(
    locale: Locale,
    filters: ProgramFilters,
    url: string,
    createFile: () => Promise<GeneratedFile>,
  ): Promise<GeneratedFile> {
    const [redirect, types, locations] = await Promise.all([
      filters.series === undefined ? null : readRedirects(locale),
      filters.type.length === 0 ? null : content.read('eventTypes', locale),
      filters.location.length === 0 ? null : content.read('eventLocations', locale),
    ]);
    const moved = findMovedFilters(filters, {
      findRedirect: redirect,
      types: types?.kind === 'ok' ? types.value.types.flatMap(({ event_types }) => event_types) : [],
      locations: locations?.kind === 'ok' ? locations.value.locations : [],
    });
    if (moved) return { redirectTo: withQuery(url, toSubscriptionQuery(moved)), status: 301 };
    const values = await checkFilterValues(filters, content);
    return values === 'exists' ? createFile() : values;
  }

  /** Redirects like the page, if it leads to another item of the screen. */
  async function createItemFile(
    locale: Locale,
    screen: 'program' | 'programSeries',
    slug: string,
    createFile: (locale: Locale, slug: string) => Promise<GeneratedFile>,
  ): Promise<GeneratedFile> {
    const getRedirect = await readRedirects(locale);
    const redirect = getRedirect?.(buildHref(screen, locale, { [screen]: slug }));
    if (redirect && readItemSlug(screen, redirect.to))
      return { redirectTo: redirect.to.replace(/[?#].*$/s, '') + CALENDAR, status: redirect.status };
    const file = await createFile(locale, slug);
    return file === 'not-found' && !getRedirect ? 'unavailable' : file;
  }

  for (const locale of LOCALES) {
    const list = href('programs', locale);
    const listFiles = [
      [CALENDAR, (filters: ProgramFilters) => createListCalendar(locale, filters, withQuery(list, toSubscriptionQuery(filters)))],
      [ATOM, (filters: ProgramFilters) => createFeed(locale, filters, ATOM)],
      [RSS, (filters: ProgramFilters) => createFeed(locale, filters, RSS)],
    ] as const;
    for (const [extension, createFile] of listFiles) {
      const url = list + extension;
      app.get(url, (request, reply) => {
        const filters = readRequestFilters(request);
        const key = withQuery(url, toSubscriptionQuery(filters));
        return sendFile(request, reply, key, () => createListFile(locale, filters, url, () => createFile(filters)));
      });
    }
    const items = [
      ['program', createEventCalendar],
      ['programSeries', createSeriesCalendar],
    ] as const;
    for (const [screen, createFile] of items) {
      const path = buildHref(screen, locale, { [screen]: 'slug' }).replace(/slug$/, SLUG_PARAMETER);
      app.get<{ Params: { slug: string } }>(path + CALENDAR, (request, reply) => {
        const { slug } = request.params;
        const key = buildHref(screen, locale, { [screen]: slug }) + CALENDAR;
        return sendFile(request, reply, key, () => createItemFile(locale, screen, slug, createFile));
      });
    }
  }
}

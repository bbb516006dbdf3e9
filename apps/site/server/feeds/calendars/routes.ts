import { LOCALES, type Locale } from '@liget/content-api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getMessages } from '../../../app/i18n/index.ts';
import { now } from '../../../app/lib/clock.ts';
import { readKnownNeeds } from '../../../app/lib/needs.ts';
import { readItemSlug } from '../../../app/lib/urls/foreign-path.ts';
import { buildHref, getPathLocale, href, withQuery } from '../../../app/lib/urls/href.ts';
import { buildRedirectTable, findRedirect } from '../../../app/lib/urls/redirects/redirect-table.ts';
import { toApiFilters, toSubscriptionQuery } from '../../../app/screens/programs/filters/filter-queries.ts';
import { type ProgramFilters } from '../../../app/screens/programs/filters/filters.ts';
import { findMovedFilters } from '../../../app/screens/programs/filters/moved-filters.ts';
import { readFilters } from '../../../app/screens/programs/filters/read-filters.ts';
import { ATOM, CALENDAR, RSS } from '../../../app/screens/programs/list/subscriptions.ts';
import { createFileSender, type FileOptions, type GeneratedFile } from '../../generated-files.ts';
import type { Translations } from '../../pages/translations.ts';
import { checkFilterValues } from './filter-values.ts';
import { buildProgramFeed } from './program-feed.ts';
import { writeProgramCalendar } from './program-icalendar.ts';

interface Options extends FileOptions {
  /** By language. */
  origins: Record<Locale, string>;
  translations: Translations;
}

const TYPES = {
  [CALENDAR]: 'text/calendar; charset=utf-8',
  [ATOM]: 'application/atom+xml; charset=utf-8',
  [RSS]: 'application/rss+xml; charset=utf-8',
} as const;
const FEED_LENGTH = 50;
/** A path parameter with the characters of slugs: the router refuses the nested repetition of `SLUG_PATTERN`. */
const SLUG_PARAMETER = ':slug(^[a-z0-9-]+)';

const toFailure = (kind: string): GeneratedFile => (kind === 'not-found' || kind === 'refused' ? 'not-found' : 'unavailable');

const TEXTS = {
  'not-found': 'Ez a naptár nem található. / This calendar could not be found.',
  unavailable: 'A naptár most nem érhető el. / The calendar is not available at the moment.',
} as const;

/**
 * Calendars (.ics) of a filtered list, a series or an event, and feeds (.atom, .rss) of new events, at the URLs of the screens with an extension.
 * Invalid filter values are ignored, as on the list.
 */
export function registerCalendars(app: FastifyInstance, { origins, translations, ...options }: Options): void {
  const { content } = options;
  const sendFile = createFileSender(options, TEXTS);
  const getTexts = (locale: Locale) => getMessages(locale, translations[locale]);
  const toFullUrl = (path: string) => origins[getPathLocale(path)] + path;

  async function createListCalendar(locale: Locale, filters: ProgramFilters, path: string): Promise<GeneratedFile> {
    const answer = await content.read('eventCalendar', locale, { query: toApiFilters(filters) });
    if (answer.kind !== 'ok') return toFailure(answer.kind);
    const messages = getTexts(locale);
    const body = writeProgramCalendar({
      items: answer.value.data,
      locale,
      messages,
      name: messages.programs.calendarName,
      description: messages.programs.subscribeHint,
      url: toFullUrl(path),
      origin: origins[locale],
      now: now(),
    });
    return { type: TYPES[CALENDAR], name: 'liget.ics', body };
  }

  async function createSeriesCalendar(locale: Locale, slug: string): Promise<GeneratedFile> {
    const series = await content.read('eventSeries', locale, { slug });
    if (series.kind !== 'ok') return toFailure(series.kind);
    const answer = await content.read('eventCalendar', locale, { query: { series: series.value.data.slug } });
    if (answer.kind !== 'ok') return toFailure(answer.kind);
    const { title, lead } = series.value.data;
    const url = toFullUrl(href('programSeries', locale, { programSeries: series.value.data.slug }));
    const body = writeProgramCalendar({
      items: answer.value.data,
      locale,
      messages: getTexts(locale),
      name: title,
      description: lead,
      url,
      origin: origins[locale],
      now: now(),
    });
    return { type: TYPES[CALENDAR], name: `${slug}.ics`, body };
  }

  async function createEventCalendar(locale: Locale, slug: string): Promise<GeneratedFile> {
    const answer = await content.read('eventCalendar', locale, { query: { event: slug } });
    if (answer.kind !== 'ok') return toFailure(answer.kind);
    const [item] = answer.value.data;
    if (!item) return 'not-found';
    const texts = { name: item.name, description: item.lead, url: toFullUrl(item.url) };
    return {
      type: TYPES[CALENDAR],
      name: `${slug}.ics`,
      body: writeProgramCalendar({ items: [item], locale, messages: getTexts(locale), origin: origins[locale], now: now(), ...texts }),
    };
  }

  async function createFeed(locale: Locale, filters: ProgramFilters, kind: typeof ATOM | typeof RSS): Promise<GeneratedFile> {
    const answer = await content.read('eventAgenda', locale, { query: { ...toApiFilters(filters), sort: 'new', limit: FEED_LENGTH } });
    if (answer.kind !== 'ok') return toFailure(answer.kind);
    const query = toSubscriptionQuery(filters);
    const base = href('programs', locale);
    const messages = getTexts(locale);
    const programFeed = buildProgramFeed({
      agenda: answer.value,
      locale,
      messages,
      title: messages.programs.feedName,
      description: messages.programs.feedDescription,
      url: toFullUrl(withQuery(base, query)),
      atomUrl: toFullUrl(withQuery(base + ATOM, query)),
      rssUrl: toFullUrl(withQuery(base + RSS, query)),
      origin: origins[locale],
      now: now(),
    });
    return { type: TYPES[kind], name: `liget${kind}`, body: kind === ATOM ? programFeed.atom1() : programFeed.rss2() };
  }

  const readRequestFilters = ({ raw }: FastifyRequest) =>
    readFilters(new URLSearchParams(raw.url?.split('?')[1]), {}, readKnownNeeds).filters;

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
    const getRedirect = filters.series === undefined ? null : await readRedirects(locale);
    const moved = getRedirect && findMovedFilters(filters, getRedirect);
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

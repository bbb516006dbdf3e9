import { LOCALES, type Locale } from '@liget/content-api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentStore } from '../../../app/content/store.ts';
import { getMessages } from '../../../app/i18n/index.ts';
import { now } from '../../../app/lib/clock.ts';
import { readNeeds } from '../../../app/lib/needs.ts';
import { buildHref, href, localeOfPath, withQuery } from '../../../app/lib/urls/href.ts';
import { apiFilters, type ProgramFilters, readFilters, subscriptionQuery } from '../../../app/screens/programs/filters/filters.ts';
import { ATOM, CALENDAR, RSS } from '../../../app/screens/programs/list/subscriptions.ts';
import { type StoredPage, toStoredPage } from '../../stored-page.ts';
import { programCalendar } from './program-calendar.ts';
import { programFeed } from './program-feed.ts';

interface Options {
  content: ContentStore;
  /** Of each language. */
  origins: Record<Locale, string>;
  /** Sends what is kept under a key, made anew when the content has changed. */
  serve(request: FastifyRequest, reply: FastifyReply, key: string, make: () => Promise<StoredPage>): Promise<FastifyReply>;
}

/** A file, or why there is none. */
type Made = { type: string; name: string; body: string } | 'not-found' | 'unavailable';

const TYPES = { [CALENDAR]: 'text/calendar', [ATOM]: 'application/atom+xml', [RSS]: 'application/rss+xml' } as const;
const FEED_LENGTH = 50;
/** Slugs as the content service makes them. */
const SLUG = ':slug(^[a-z0-9-]+)';

function failed(kind: string): Made {
  return kind === 'not-found' || kind === 'refused' ? 'not-found' : 'unavailable';
}

const MESSAGES = {
  'not-found': [404, 'Ez a naptár nem található. / This calendar could not be found.'],
  unavailable: [503, 'A naptár most nem érhető el. / The calendar is not available at the moment.'],
} as const;

async function toPage(made: Made, revision: number | null): Promise<StoredPage> {
  if (typeof made === 'string') {
    const [status, text] = MESSAGES[made];
    const retry = status === 503 ? { 'retry-after': '30' } : {};
    return toStoredPage(status, { 'content-type': 'text/plain; charset=utf-8', ...retry }, Buffer.from(text), revision, Date.now());
  }
  const headers = { 'content-type': `${made.type}; charset=utf-8`, 'content-disposition': `inline; filename="${made.name}"` };
  return toStoredPage(200, headers, Buffer.from(made.body), revision, Date.now());
}

/**
 * Calendars (.ics) of what the list's filters let through, of one series and of one program, and feeds (.atom, .rss) of new programs, beside
 * the addresses of the screens. Values that cannot be are ignored, as on the list.
 */
export function registerCalendars(app: FastifyInstance, { content, origins, serve }: Options): void {
  const whole = (path: string) => origins[localeOfPath(path)] + path;

  async function listCalendar(locale: Locale, filters: ProgramFilters, path: string): Promise<Made> {
    const answer = await content.read('eventCalendar', locale, { query: apiFilters(filters) });
    if (answer.kind !== 'ok') return failed(answer.kind);
    const { programs } = getMessages(locale);
    const texts = { name: programs.calendarName, description: programs.subscribeHint };
    const body = programCalendar({ items: answer.value.data, locale, url: whole(path), origin: origins[locale], now: now(), ...texts });
    return { type: TYPES[CALENDAR], name: 'liget.ics', body };
  }

  async function seriesCalendar(locale: Locale, slug: string): Promise<Made> {
    const series = await content.read('eventSeries', locale, { slug });
    if (series.kind !== 'ok') return failed(series.kind);
    const answer = await content.read('eventCalendar', locale, { query: { series: series.value.data.slug } });
    if (answer.kind !== 'ok') return failed(answer.kind);
    const { title, lead } = series.value.data;
    const url = whole(href('programSeries', locale, { programSeries: series.value.data.slug }));
    const body = programCalendar({
      items: answer.value.data,
      locale,
      name: title,
      description: lead,
      url,
      origin: origins[locale],
      now: now(),
    });
    return { type: TYPES[CALENDAR], name: `${slug}.ics`, body };
  }

  async function eventCalendar(locale: Locale, slug: string): Promise<Made> {
    const answer = await content.read('eventCalendar', locale, { query: { event: slug } });
    if (answer.kind !== 'ok') return failed(answer.kind);
    const [item] = answer.value.data;
    if (!item) return 'not-found';
    const texts = { name: item.name, description: item.lead, url: whole(item.url) };
    return {
      type: TYPES[CALENDAR],
      name: `${slug}.ics`,
      body: programCalendar({ items: [item], locale, origin: origins[locale], now: now(), ...texts }),
    };
  }

  async function feed(locale: Locale, filters: ProgramFilters, kind: typeof ATOM | typeof RSS): Promise<Made> {
    const answer = await content.read('eventAgenda', locale, { query: { ...apiFilters(filters), sort: 'new', limit: FEED_LENGTH } });
    if (answer.kind !== 'ok') return failed(answer.kind);
    const query = subscriptionQuery(filters);
    const base = href('programs', locale);
    const { programs } = getMessages(locale);
    const made = programFeed({
      agenda: answer.value,
      locale,
      title: programs.feedName,
      description: programs.feedDescription,
      url: whole(withQuery(base, query)),
      atomUrl: whole(withQuery(base + ATOM, query)),
      rssUrl: whole(withQuery(base + RSS, query)),
      origin: origins[locale],
      now: now(),
    });
    return { type: TYPES[kind], name: `liget${kind}`, body: kind === ATOM ? made.atom1() : made.rss2() };
  }

  function answering(make: (request: FastifyRequest) => { key: string; make: () => Promise<Made> }) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const { key, make: making } = make(request);
      return serve(request, reply, key, async () => toPage(await making(), content.revision()));
    };
  }

  const filtersOf = (request: FastifyRequest) => readFilters(new URLSearchParams(request.raw.url?.split('?')[1]), {}, readNeeds).filters;
  const getSlug = ({ params }: FastifyRequest) =>
    typeof params === 'object' && params !== null && 'slug' in params ? String(params.slug) : '';

  for (const locale of LOCALES) {
    const list = href('programs', locale);
    const keyed = (ending: string, filters: ProgramFilters) => withQuery(list + ending, subscriptionQuery(filters));
    app.get(
      list + CALENDAR,
      answering((request) => {
        const filters = filtersOf(request);
        return { key: keyed(CALENDAR, filters), make: () => listCalendar(locale, filters, withQuery(list, subscriptionQuery(filters))) };
      }),
    );
    for (const kind of [ATOM, RSS] as const) {
      app.get(
        list + kind,
        answering((request) => {
          const filters = filtersOf(request);
          return { key: keyed(kind, filters), make: () => feed(locale, filters, kind) };
        }),
      );
    }
    const items = [
      ['program', eventCalendar],
      ['programSeries', seriesCalendar],
    ] as const;
    for (const [screen, make] of items) {
      const path = buildHref(screen, locale, { [screen]: 'slug' }).replace(/slug$/, SLUG);
      app.get(
        path + CALENDAR,
        answering((request) => {
          const slug = getSlug(request);
          return { key: buildHref(screen, locale, { [screen]: slug }) + CALENDAR, make: () => make(locale, slug) };
        }),
      );
    }
  }
}

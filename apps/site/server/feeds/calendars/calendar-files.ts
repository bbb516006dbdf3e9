import type { Locale } from '@liget/content-api';
import { getMessages } from '../../../app/i18n/index.ts';
import { now } from '../../../app/lib/clock.ts';
import { getPathLocale, href, withQuery } from '../../../app/lib/urls/href.ts';
import { toApiFilters, toSubscriptionQuery } from '../../../app/screens/programs/filters/filter-queries.ts';
import { type ProgramFilters } from '../../../app/screens/programs/filters/filters.ts';
import { ATOM, CALENDAR, RSS } from '../../../app/screens/programs/list/subscriptions/subscriptions.ts';
import type { FileOptions, GeneratedFile } from '../../cache/generated-files.ts';
import type { Translations } from '../../pages/translations.ts';
import { buildProgramFeed, writeAtom } from './program-feed.ts';
import { writeProgramCalendar } from './program-icalendar.ts';

export interface CalendarOptions extends FileOptions {
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

const toFailure = (kind: string): GeneratedFile => (kind === 'not-found' || kind === 'refused' ? 'not-found' : 'unavailable');

/** The makers of calendars and feeds from the answers of the content service. */
export function createCalendarFiles({ content, origins, translations }: Pick<CalendarOptions, 'content' | 'origins' | 'translations'>) {
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
    return {
      type: TYPES[kind],
      name: `liget${kind}`,
      body: kind === ATOM ? writeAtom(programFeed, answer.value, locale) : programFeed.rss2(),
    };
  }

  return { createListCalendar, createSeriesCalendar, createEventCalendar, createFeed };
}

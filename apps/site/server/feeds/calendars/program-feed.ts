import type { Event, EventAgenda, Locale } from '@liget/content-api';
import { findShownDate, getShownDateStatus, getShownLocation, getShownStatus, isOver } from '@liget/park';
import { formatInterval } from '@liget/park/interval';
import { Feed } from 'feed';
import type { Messages } from '../../../app/i18n/index.ts';
import { isUnusualStatus } from '../../../app/lib/shown-status.ts';
import { type FormatContext, toDateLine } from '../../../app/screens/programs/date-words.ts';
import { toOneLine } from './plain-text.ts';

interface FeedOptions {
  agenda: Pick<EventAgenda, 'events' | 'newest'>;
  locale: Locale;
  messages: Pick<Messages, 'programs'>;
  title: string;
  description: string;
  /** The page with the same list, and the feeds: full URLs. */
  url: string;
  atomUrl: string;
  rssUrl: string;
  /** Without a trailing slash. */
  origin: string;
  now: Temporal.Instant;
}

/** Future dates that are not as planned: 'Elmarad: nov. 27. p. 18:00 (Vihar lesz.)'. */
function listChangedDates(event: Event, context: FormatContext): string[] {
  return event.occurrences
    .filter((date) => date.status !== 'scheduled' && !isOver(date, context.park.at))
    .flatMap((date) => {
      const line = toDateLine(event, date, context);
      if (!line?.word) return [];
      const details = [line.place, line.note].filter(Boolean).join(' · ');
      return `${line.word}: ${line.text}${details ? ` (${details})` : ''}`;
    });
}

function getSummary(event: Event, context: FormatContext): string {
  const { locale, park } = context;
  const parts = [
    formatInterval(event, locale, park.at),
    getShownLocation(event)?.title,
    ...listChangedDates(event, context),
    event.status_note,
    event.lead,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** The name after the status of the shown date, or of the event if no date is shown. */
function getTitle(event: Event, { messages }: FormatContext): string {
  const date = findShownDate(event);
  const status = date ? getShownDateStatus(event, date) : getShownStatus(event);
  return isUnusualStatus(status) ? `${messages.programs.status[status]}: ${event.name}` : event.name;
}

/** Feed readers interpret titles and summaries as HTML. */
const escapeHtml = (text: string) => toOneLine(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** In one of the formats the library writes a category as an attribute and escapes only ampersands. */
const toCategoryLabel = (text: string) => toOneLine(text).replaceAll('<', '‹').replaceAll('>', '›');

/** The latest announcement first. */
function listNewestEvents({ events, newest }: FeedOptions['agenda']): Event[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  return newest.flatMap(({ event_id }) => byId.get(event_id) ?? []);
}

/** The feed as Atom, with its language and those of events that are not translated: the library writes neither. */
export function writeAtom(feed: Feed, agenda: FeedOptions['agenda'], locale: Locale): string {
  const languages = listNewestEvents(agenda)
    .map(({ language }) => language)
    .values();
  return feed
    .atom1()
    .replace('<feed ', `<feed xml:lang="${locale}" `)
    .replaceAll('<entry>', () => {
      const language = languages.next().value ?? locale;
      return language === locale ? '<entry>' : `<entry xml:lang="${language}">`;
    });
}

/** New events, the latest announcement first; the id stays when a URL changes. */
export function buildProgramFeed({
  agenda,
  locale,
  messages,
  title: name,
  description,
  url,
  atomUrl,
  rssUrl,
  origin,
  now,
}: FeedOptions): Feed {
  const context = { locale, park: { at: now }, messages };
  const newestEvents = listNewestEvents(agenda);
  const updated = newestEvents.map(({ updated_at }) => new Date(updated_at)).toSorted((a, b) => b.getTime() - a.getTime());
  const feed = new Feed({
    id: url,
    title: toOneLine(name),
    description: toOneLine(description),
    link: url,
    language: locale,
    author: { name: 'Liget' },
    generator: 'Liget',
    feedLinks: { atom: atomUrl, rss: rssUrl },
    updated: updated[0] ?? new Date(0),
  });
  for (const event of newestEvents) {
    feed.addItem({
      id: `${origin}/#program-${event.id}`,
      guid: `${origin}/#program-${event.id}`,
      title: escapeHtml(getTitle(event, context)),
      link: origin + event.url,
      date: new Date(event.updated_at),
      description: escapeHtml(getSummary(event, context)),
      category: [{ name: toCategoryLabel(event.category.name), term: event.category.slug }],
    });
  }
  return feed;
}

import type { Event, EventAgenda, Locale } from '@liget/content-api';
import { Feed } from 'feed';
import { intervalText } from '../../../app/screens/programs/interval.ts';
import { oneLine } from './plain-text.ts';

interface FeedOptions {
  agenda: Pick<EventAgenda, 'events' | 'newest'>;
  locale: Locale;
  title: string;
  description: string;
  /** The page that lists the same, and the feeds themselves: whole addresses. */
  url: string;
  atomUrl: string;
  rssUrl: string;
  /** Without a slash at its end. */
  origin: string;
  now: Temporal.Instant;
}

function summary(event: Event, locale: Locale, now: Temporal.Instant): string {
  return [intervalText(event, locale, now), event.location?.title, event.lead].filter(Boolean).join(' · ');
}

/** Readers take titles and summaries for HTML. */
const html = (text: string) => oneLine(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The library writes a category as an attribute in one of the formats, and there escapes ampersands only. */
const label = (text: string) => oneLine(text).replaceAll('<', '‹').replaceAll('>', '›');

/** New programs, what was announced last first; 'id' stays when an address changes. */
export function programFeed({ agenda, locale, title, description, url, atomUrl, rssUrl, origin, now }: FeedOptions): Feed {
  const events = new Map(agenda.events.map((event) => [event.id, event]));
  const listed = agenda.newest.flatMap(({ event_id }) => events.get(event_id) ?? []);
  const updated = listed.map(({ updated_at }) => new Date(updated_at)).toSorted((a, b) => b.getTime() - a.getTime());
  const feed = new Feed({
    id: url,
    title: oneLine(title),
    description: oneLine(description),
    link: url,
    language: locale,
    author: { name: 'Liget' },
    generator: 'Liget',
    feedLinks: { atom: atomUrl, rss: rssUrl },
    updated: updated[0] ?? new Date(0),
  });
  for (const event of listed) {
    feed.addItem({
      id: `${origin}/#program-${event.id}`,
      guid: `${origin}/#program-${event.id}`,
      title: html(event.name),
      link: origin + event.url,
      date: new Date(event.updated_at),
      description: html(summary(event, locale, now)),
      category: [{ name: label(event.category.name), term: event.category.slug }],
    });
  }
  return feed;
}

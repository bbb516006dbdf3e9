import type { EventCalendarQuery } from '@liget/content-api';
import { dayNumber, dayOf } from './event-days.ts';
import type { EventIndex, IndexedEvent, IndexedOccasion } from './event-index.ts';
import { failing, partsAsked } from './event-selection.ts';

export interface CalendarPlace {
  event: IndexedEvent;
  occasions: IndexedOccasion[];
}

/** Calendars keep what has been in the last month. Days. */
const KEPT = 31;
const MOST = 2000;

/** Who saves one program wants what is to come; when all is over, what was. */
function notOver(occasions: IndexedOccasion[], now: Temporal.Instant): IndexedOccasion[] {
  const coming = occasions.filter(({ until }) => until > now.epochMilliseconds);
  return coming.length > 0 ? coming : occasions;
}

/**
 * The programs of a calendar with the occasions that fit, by the first of them; at most 2,000 occasions, those that come first.
 * What is always there is no appointment and left out, unless it was asked for by name.
 */
export function calendarOf(index: EventIndex, query: EventCalendarQuery, now: Temporal.Instant): CalendarPlace[] {
  const { event: slug, from, to } = query;
  const today = dayOf(now.epochMilliseconds);
  const first = from === undefined ? (slug === undefined ? today - KEPT : Number.NEGATIVE_INFINITY) : dayNumber(from);
  const last = to === undefined ? Number.POSITIVE_INFINITY : dayNumber(to);
  const parts = partsAsked(query);
  const fits = ({ first: begins, last: ends, parts: touched }: IndexedOccasion) =>
    ends >= first && begins <= last && (touched & parts) !== 0;
  const places = index.events
    .filter((event) => (slug === undefined ? !event.always : event.slugs.includes(slug)) && failing(event, query) === 0)
    .map((event) => ({ event, occasions: slug === undefined ? event.occasions.filter(fits) : notOver(event.occasions.filter(fits), now) }))
    .filter(({ occasions }) => occasions.length > 0)
    .toSorted((a, b) => (a.occasions[0]?.start ?? 0) - (b.occasions[0]?.start ?? 0) || a.event.id - b.event.id);
  let room = MOST;
  return places.flatMap(({ event, occasions }) => {
    const kept = occasions.slice(0, Math.max(0, room));
    room -= kept.length;
    return kept.length > 0 ? [{ event, occasions: kept }] : [];
  });
}

import type { EventCalendarQuery } from '@liget/content-api';
import { parseDayNumber, toDayNumber } from '../dates/days.ts';
import { narrowToLocations } from './filters/at-locations.ts';
import { has } from './filters/bitset.ts';
import { filterEvents, getDayParts } from './filters/match.ts';
import { type IndexedEvent, type IndexedOccurrence, isOver } from './indexed.ts';
import type { EventIndex } from './program-index.ts';

export interface CalendarPlace {
  event: IndexedEvent;
  occurrences: IndexedOccurrence[];
}

/** Days for which calendars keep past dates. */
const PAST_DAYS = 31;
const MAX_OCCURRENCES = 2000;

/** A moved date appears once, at its new time. */
const listCalendarOccurrences = ({ occurrences }: IndexedEvent) => occurrences.filter(({ state }) => state !== 'moved');

/** For one program: the coming dates or, if all are over, the past ones. */
function filterNotOver(occurrences: IndexedOccurrence[], now: Temporal.Instant): IndexedOccurrence[] {
  const coming = occurrences.filter((occurrence) => !isOver(occurrence, now.epochMilliseconds));
  return coming.length > 0 ? coming : occurrences;
}

/**
 * The events of a calendar with their matching occurrences, sorted by the first of them; at most 2,000 occurrences, the earliest. Permanent events
 * are left out, unless the event was requested by its slug.
 */
export function buildCalendar(all: EventIndex, query: EventCalendarQuery, now: Temporal.Instant): CalendarPlace[] {
  const index = narrowToLocations(all, query.location);
  const { event: slug, from, to } = query;
  const today = toDayNumber(now.epochMilliseconds);
  const first = from === undefined ? (slug === undefined ? today - PAST_DAYS : Number.NEGATIVE_INFINITY) : parseDayNumber(from);
  const last = to === undefined ? Number.POSITIVE_INFINITY : parseDayNumber(to);
  const parts = getDayParts(query);
  const isWithinSpan = ({ first: begins, last: ends, parts: touched }: IndexedOccurrence) =>
    ends >= first && begins <= last && (touched & parts) !== 0;
  const meeting = filterEvents(index, query);
  const places = index.events
    .filter((event, position) => has(meeting, position) && (slug === undefined ? !event.always : event.slugs.includes(slug)))
    .map((event) => ({
      event,
      occurrences:
        slug === undefined
          ? listCalendarOccurrences(event).filter(isWithinSpan)
          : filterNotOver(listCalendarOccurrences(event).filter(isWithinSpan), now),
    }))
    .filter(({ occurrences }) => occurrences.length > 0)
    .toSorted((a, b) => (a.occurrences[0]?.start ?? 0) - (b.occurrences[0]?.start ?? 0) || a.event.id - b.event.id);
  let room = MAX_OCCURRENCES;
  return places.flatMap(({ event, occurrences }) => {
    const withinLimit = occurrences.slice(0, Math.max(0, room));
    room -= withinLimit.length;
    return withinLimit.length > 0 ? [{ event, occurrences: withinLimit }] : [];
  });
}

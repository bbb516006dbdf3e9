import type { EventsQuery } from '@liget/content-api';
import { startOfDay } from '../../../platform/read-model/dates.ts';
import { narrowToLocations } from './filters/at-locations.ts';
import { listBits } from './filters/bitset.ts';
import { filterEvents, getSpan, isAtTime, isOnDays } from './filters/match.ts';
import { type IndexedEvent, type IndexedOccurrence, isCounted, isOver, takesPlaceNow } from './indexed.ts';
import type { EventIndex } from './program-index.ts';

/** The filters of the list without paging and words; `withoutId` excludes an event from lists of related ones. */
export type ListFilter = Partial<Omit<EventsQuery, 'page' | 'limit' | 'q'>> & {
  withoutId?: number;
  /** Includes past occurrences. */
  withPast?: boolean;
  /** Excludes events of which no coming date takes place. */
  onlyTakingPlace?: boolean;
};

/** The conditions on a single occurrence: the agenda's days and times, and `start_date`, before which it must not be over. */
function createOccurrenceFilter(filter: ListFilter, now: Temporal.Instant): (occurrence: IndexedOccurrence) => boolean {
  const { from, start_date, withPast = false } = filter;
  const requestedSpan = getSpan(filter, now);
  const notOverAt = start_date === undefined ? Number.NEGATIVE_INFINITY : startOfDay(start_date).epochMilliseconds;
  const isOpen = withPast || (from === undefined && start_date !== undefined);
  const span = isOpen ? { ...requestedSpan, from: Number.NEGATIVE_INFINITY, withOver: true } : requestedSpan;
  return (occurrence) => !isOver(occurrence, notOverAt) && isOnDays(occurrence, span) && isAtTime(occurrence, span);
}

function fitsOtherFilters({ id, highlighted }: IndexedEvent, filter: ListFilter): boolean {
  return id !== filter.withoutId && (filter.highlighted === undefined || filter.highlighted === highlighted);
}

const getLeast = (values: number[]) => Math.min(...values);

/**
 * The ids of the matching events: those that are on now (the one that ends first is first), then future ones, then earlier ones of the requested
 * days, and last permanent ones (permanent exhibitions, constant and open-ended events), which would otherwise hide the others. "Now" is the
 * beginning of `from` if that is in the future.
 */
export function inListOrder(all: EventIndex, filter: ListFilter, now: Temporal.Instant): number[] {
  const index = narrowToLocations(all, filter.location);
  const start = filter.from ?? filter.start_date;
  const at = Math.max(now.epochMilliseconds, start === undefined ? 0 : startOfDay(start).epochMilliseconds);
  const placed: { id: number; turn: number; moment: number }[] = [];
  const fits = createOccurrenceFilter(filter, now);
  for (const position of listBits(filterEvents(index, filter))) {
    const event = index.events[position];
    const occurrences = event?.occurrences.filter(fits) ?? [];
    if (!event || occurrences.length === 0 || !fitsOtherFilters(event, filter)) continue;
    if (filter.onlyTakingPlace && !occurrences.some((occurrence) => isCounted(occurrence, at))) continue;
    const on = occurrences.filter((occurrence) => takesPlaceNow(occurrence, at));
    const later = occurrences.filter((occurrence) => occurrence.start > at);
    const takingPlace = later.filter((occurrence) => isCounted(occurrence));
    // If no coming date takes place, the event is sorted by its cancelled dates.
    const coming = takingPlace.length > 0 ? takingPlace : later;
    const turn = event.always ? 3 : on.length > 0 ? 0 : coming.length > 0 ? 1 : 2;
    const moment =
      on.length > 0
        ? getLeast(on.map(({ until }) => until))
        : getLeast((coming.length > 0 ? coming : occurrences).map((item) => item.start));
    placed.push({ id: event.id, turn, moment });
  }
  return placed.toSorted((a, b) => a.turn - b.turn || a.moment - b.moment || a.id - b.id).map(({ id }) => id);
}

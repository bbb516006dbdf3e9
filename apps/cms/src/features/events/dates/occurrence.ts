import { type Occurrence, OccurrenceStatus, type OccurrenceTimes } from '@liget/content-api';
import { findFirstActiveOccurrence } from '@liget/park';
import { toBudapestDay } from '@liget/park/time';
import type { Event as StoredEvent } from '../../../payload-types.ts';
import { formatBudapestInstant, startOfItsDay } from '../../../platform/read-model/dates.ts';
import type { DocumentReader } from '../../../platform/read-model/document-reader.ts';
import { listUntranslated } from '../../../platform/read-model/page-item.ts';
import { toEventLocation } from '../agenda/event-location.ts';
import { isOver } from '../agenda/indexed.ts';
import { findRainDateErrors } from './date-checks.ts';
import { getOccurrenceFilters } from './occurrence-filters.ts';

const FAR = Date.parse('9000-01-01');
const toIso = (moment: number) => formatBudapestInstant(new Date(moment));
/** As in the contract: `null` if the end is unknown. */
const toUntil = (until: number) => (until > FAR ? null : toIso(until));

/**
 * The end as in the contract: for an all-day occurrence the start of its last day, or `null` if that is its only day; `null` if there is no end or it
 * is unknown.
 */
function getEnd({
  start,
  end,
  allDay,
  openEnded,
}: {
  start: string;
  end: string | null;
  allDay: boolean;
  openEnded: boolean;
}): string | null {
  if (openEnded || end === null) return null;
  if (!allDay) return end;
  const [first, last] = [start, end].map((instant) => toBudapestDay(Temporal.Instant.from(instant)));
  return first === last ? null : startOfItsDay(end);
}

/** A stored row of times; those of a draft may be empty. */
interface Times {
  id?: string | null;
  start?: string | null;
  end?: string | null;
  allDay?: boolean | null;
}

/** Reads a row with `start`, `end` and `allDay`; `null` when it has no start. */
export function readOccurrenceTimes(read: DocumentReader<Times>, openEnded = false): OccurrenceTimes | null {
  const start = read.dateOrNull('start');
  if (start === null) return null;
  const [end, allDay] = [read.dateOrNull('end'), read.flag('allDay')];
  const { until } = getOccurrenceFilters({ start, end, allDay }, openEnded);
  return {
    start_date: allDay ? startOfItsDay(start) : start,
    end_date: getEnd({ start, end, allDay, openEnded }),
    all_day: allDay,
    until: toUntil(Temporal.Instant.from(until).epochMilliseconds),
  };
}

/** The dates of an event with their changes, as in the contract. */
export function readOccurrences(read: DocumentReader<StoredEvent>): Occurrence[] {
  const openEnded = read.flag('openEnded');
  const changes = new Map(read.rows('changedDates').map((row) => [row.dateOrNull('original'), row]));
  return read.rows('occurrences').flatMap((row): Occurrence[] => {
    const times = readOccurrenceTimes(row, openEnded);
    if (!times) return [];
    const status = row.choiceOrNull('status', OccurrenceStatus) ?? 'scheduled';
    const originalStart = row.dateOrNull('originalStart');
    const change = originalStart === null ? undefined : changes.get(originalStart);
    const toShownInstant = (instant: string | null | undefined) => (instant && times.all_day ? startOfItsDay(instant) : (instant ?? null));
    const location = change?.relation('location') ?? null;
    return [
      {
        id: row.textOrNull('id') ?? '',
        ...times,
        status,
        status_note: change?.textOrNull('note') ?? null,
        untranslated: change ? listUntranslated(change, { status_note: 'note' }) : [],
        previous_start: status === 'rescheduled' ? toShownInstant(originalStart) : null,
        new_start: status === 'moved' ? toShownInstant(change?.dateOrNull('newStart')) : null,
        // The original time of a moved date has no venue.
        location: status === 'moved' ? null : location && toEventLocation(location),
        ticket_url: status === 'moved' ? null : (change?.textOrNull('ticketUrl') ?? null),
      },
    ];
  });
}

/** The rain date; `null` for one that may not be published, which may be stored since before the rule existed. */
export function readRainDate(read: DocumentReader<StoredEvent>, occurrences: readonly Occurrence[]): OccurrenceTimes | null {
  const times = read.group('rainDate');
  const [first] = occurrences
    .map(({ start_date, previous_start }) => previous_start ?? start_date)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
  const rainDate = { start: times.dateOrNull('start'), end: times.dateOrNull('end'), allDay: times.flag('allDay') };
  return findRainDateErrors(rainDate, first).length > 0 ? null : readOccurrenceTimes(times);
}

/** The date for a card: the current one, else the next, else the last; those that take place are preferred. `undefined` without dates. */
export function findCurrentOccurrence(
  event: Parameters<typeof findFirstActiveOccurrence>[0],
  occurrences: readonly Occurrence[],
  now: Temporal.Instant,
): Occurrence | undefined {
  const inOrder = occurrences.toSorted((a, b) => Temporal.Instant.compare(a.start_date, b.start_date));
  const coming = inOrder.filter(({ until }) => until === null || !isOver({ until: Date.parse(until) }, now.epochMilliseconds));
  return coming.length > 0 ? findFirstActiveOccurrence(event, coming) : findFirstActiveOccurrence(event, inOrder.toReversed());
}

import type { Occurrence } from '@liget/content-api';
import { occurrenceFilters } from '../hooks/occurrences.ts';
import { budapestDay, startOfItsDay } from './dates.ts';
import type { DocumentReader } from './document-reader.ts';

/** One occasion with the instant at which it is over. */
export interface Occasion extends Occurrence {
  /** Of its row; stays when the occasion is moved. '' for what is no row. */
  id: string;
  until: Temporal.Instant;
}

/**
 * The end as the contract has it: of an all-day occasion the start of its last day, `null` when that is its only day;
 * `null` when the occasion has no end or nobody knows it.
 */
function endOf({
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
  const [first, last] = [start, end].map((instant) => budapestDay(Temporal.Instant.from(instant)));
  return first === last ? null : startOfItsDay(end);
}

/** Reads a row with `start`, `end` and `allDay`; `null` when it has no start. */
export function occasion(read: DocumentReader, openEnded = false): Occasion | null {
  const start = read.dateOrNull('start');
  if (start === null) return null;
  const [end, allDay] = [read.dateOrNull('end'), read.flag('allDay')];
  const { until } = occurrenceFilters({ start, end, allDay }, openEnded);
  return {
    id: read.textOrNull('id') ?? '',
    start_date: allDay ? startOfItsDay(start) : start,
    end_date: endOf({ start, end, allDay, openEnded }),
    all_day: allDay,
    until: Temporal.Instant.from(until),
  };
}

export function occurrence({ start_date, end_date, all_day }: Occasion): Occurrence {
  return { start_date, end_date, all_day };
}

/** The occasion that a card shows: the one on now, else the next, else the last. `undefined` without any. */
export function currentOccasion(occasions: readonly Occasion[], now: Temporal.Instant): Occasion | undefined {
  const inOrder = occasions.toSorted((a, b) => Temporal.Instant.compare(a.start_date, b.start_date));
  return inOrder.find(({ until }) => Temporal.Instant.compare(until, now) > 0) ?? inOrder.at(-1);
}

import type { Occurrence } from '@liget/content-api';
import { budapestDay, budapestInstant, startOfDay, startOfItsDay } from '../../../platform/read-model/dates.ts';
import type { DocumentReader } from '../../../platform/read-model/document-reader.ts';
import { occurrenceFilters } from '../agenda/filters/occurrence-filters.ts';
import { type IndexedOccurrence, isOver } from '../agenda/indexed.ts';
import { dayText } from './days.ts';

/** One occurrence as it is stored. */
export interface StoredOccurrence extends Omit<Occurrence, 'until'> {
  /** Of its row; stays when the occurrence is moved. '' for what is no row. */
  id: string;
  /** It is over at this instant; in the far future when it has no end. */
  until: Temporal.Instant;
}

const FAR = Date.parse('9000-01-01');
const iso = (moment: number) => budapestInstant(new Date(moment));
/** As the contract has it: `null` while nobody knows an end. */
const untilOf = (until: number) => (until > FAR ? null : iso(until));

/**
 * The end as the contract has it: of an all-day occurrence the start of its last day, `null` when that is its only day;
 * `null` when the occurrence has no end or nobody knows it.
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

/** What a row of times may hold; a draft's may be empty. */
interface Times {
  id?: string | null;
  start?: string | null;
  end?: string | null;
  allDay?: boolean | null;
}

/** Reads a row with `start`, `end` and `allDay`; `null` when it has no start. */
export function storedOccurrence(read: DocumentReader<Times>, openEnded = false): StoredOccurrence | null {
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

export function occurrence({ start_date, end_date, all_day, until }: StoredOccurrence): Occurrence {
  return { start_date, end_date, all_day, until: untilOf(until.epochMilliseconds) };
}

/** The occurrence that a card shows: the one on now, else the next, else the last. `undefined` without any. */
export function currentOccurrence(occurrences: readonly StoredOccurrence[], now: Temporal.Instant): StoredOccurrence | undefined {
  const inOrder = occurrences.toSorted((a, b) => Temporal.Instant.compare(a.start_date, b.start_date));
  return inOrder.find(({ until }) => !isOver({ until: until.epochMilliseconds }, now.epochMilliseconds)) ?? inOrder.at(-1);
}

const startOf = (day: number) => budapestInstant(startOfDay(dayText(day)).toString());

/** As the contract has it: no end when nobody knows it, and the start of the last day of what has no hours. */
export function occurrenceOf({ start, end, until: over, allDay, first, last }: IndexedOccurrence): Occurrence {
  const until = untilOf(over);
  if (until === null) return { start_date: allDay ? startOf(first) : iso(start), end_date: null, all_day: allDay, until };
  if (allDay) return { start_date: startOf(first), end_date: last > first ? startOf(last) : null, all_day: true, until };
  return { start_date: iso(start), end_date: end === null ? null : iso(end), all_day: false, until };
}

import type { OccurrenceState } from '@liget/park';
import { ZONE } from '@liget/park/time';
import { getDays, type IndexedEvent, type IndexedOccurrence, isLongRunning } from '../../features/events/agenda/indexed.ts';
import { DAY_PARTS } from '../../features/events/dates/day-parts.ts';
import { getOccurrenceFilters } from '../../features/events/dates/occurrence-filters.ts';
import { toStoredText } from '../../platform/read-model/dates.ts';

/** For tests: an occurrence of the index from Budapest's wall clock, '2026-11-20 18:00' or '2026-11-20' for a whole day. */
export function occurrenceFrom(
  start: string,
  end?: string,
  { openEnded = false, state = 'scheduled' }: { openEnded?: boolean; state?: OccurrenceState } = {},
): IndexedOccurrence {
  const allDay = start.length === 10;
  const instant = (text: string) => toStoredText(Temporal.PlainDateTime.from(text.replace(' ', 'T')).toZonedDateTime(ZONE).toInstant());
  const times = { start: instant(start), end: end === undefined ? null : instant(end), allDay };
  const { until, ...touched } = getOccurrenceFilters(times, openEnded);
  const [from, over] = [Date.parse(times.start), Date.parse(until)];
  return {
    id: start,
    start: from,
    end: times.end === null ? null : Date.parse(times.end),
    until: over,
    allDay,
    parts: (Object.keys(DAY_PARTS) as (keyof typeof DAY_PARTS)[]).reduce(
      (bits, part) => (touched[part] ? bits | DAY_PARTS[part] : bits),
      0,
    ),
    state,
    ...getDays({ start: from, until: over, allDay }),
  };
}

let count = 0;

/** For tests: an event of the index. */
export function indexed(name: string, occurrences: IndexedOccurrence[], more: Partial<IndexedEvent> = {}): IndexedEvent {
  count += 1;
  const { always = false } = more;
  return {
    id: count,
    slugs: [name],
    category: 'cultural',
    type: ['koncert', 'concert'],
    location: ['nagyterem', 'great-hall'],
    series: [],
    accessibility: [],
    need: [],
    free: false,
    highlighted: false,
    always,
    created: count,
    occurrences,
    lasting: occurrences.filter((occurrence) => isLongRunning(occurrence, always)),
    ...more,
  };
}

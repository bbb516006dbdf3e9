import { type OccurrenceState, takesPlace } from '@liget/park';
import type { Payload } from 'payload';
import { startOfItsDay } from '../../../platform/read-model/dates.ts';
import type { ProgramTime } from '../../search/ranking.ts';
import {
  type IndexedEvent,
  type IndexedOccurrence,
  isCounted,
  isLong,
  isOnByItsHours,
  isOver as isPast,
  takesPlaceNow,
} from './indexed.ts';
import { loadEventIndex } from './program-index.ts';

const toInstant = (milliseconds: number) => new Date(milliseconds).toISOString();
/** The stored start of an all-day occurrence may have a time, which is ignored. */
const getStart = ({ start, allDay }: IndexedOccurrence) => (allDay ? Date.parse(startOfItsDay(toInstant(start))) : start);

/** The date that represents an event: the current or next one that takes place, else the next one, else the last one. */
function findShownDate(occurrences: readonly IndexedOccurrence[], now: number): IndexedOccurrence | undefined {
  return (
    occurrences.find((item) => isCounted(item, now)) ??
    occurrences.find((item) => !isPast(item, now)) ??
    occurrences.findLast(({ state }) => takesPlace(state)) ??
    occurrences.at(-1)
  );
}

/** The status of a permanent event that has begun, which has no date: scheduled unless none of its occurrences takes place. */
const getLastingState = (occurrences: readonly IndexedOccurrence[]): OccurrenceState =>
  occurrences.some(({ state }) => takesPlace(state)) ? 'scheduled' : (occurrences.at(-1)?.state ?? 'scheduled');

function getNext({ always, occurrences }: Pick<IndexedEvent, 'always' | 'occurrences'>, now: number) {
  const hasBegun = occurrences.length === 0 || occurrences.some((item) => getStart(item) <= now);
  if (always && hasBegun) return { next: null, state: getLastingState(occurrences), isAllDay: false };
  const shownDate = findShownDate(occurrences, now);
  if (!shownDate) return { next: null, state: 'scheduled' as const, isAllDay: false };
  // Only a date that takes place can be visited now.
  const at = isCounted(shownDate, now) ? Math.max(getStart(shownDate), now) : getStart(shownDate);
  return { next: toInstant(at), state: shownDate.state, isAllDay: shownDate.allDay };
}

/** When a program takes place, at `now` (milliseconds). */
export function getProgramTime(event: Pick<IndexedEvent, 'always' | 'occurrences'>, now: number): ProgramTime {
  const { always, occurrences } = event;
  // A single all-day date is not lasting.
  const long = occurrences.find((item) => takesPlaceNow(item, now) && isLong(item) && item.last > item.first);
  return {
    ...getNext(event, now),
    isOver: !always && occurrences.length > 0 && occurrences.every((item) => isPast(item, now)),
    isOnNow: !always && occurrences.some((item) => isOnByItsHours(item, now)),
    lasting: !always && long ? { until: long.end === null ? null : toInstant(long.end) } : null,
  };
}

/** The same for several events, by id. */
export async function loadProgramTimes(
  payload: Payload,
  ids: ReadonlySet<number>,
  now: Temporal.Instant,
): Promise<Map<number, ProgramTime>> {
  const { events } = await loadEventIndex(payload);
  return new Map(events.filter(({ id }) => ids.has(id)).map((event) => [event.id, getProgramTime(event, now.epochMilliseconds)]));
}

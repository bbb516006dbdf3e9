import type { Payload } from 'payload';
import type { ProgramTime } from '../../search/ranking.ts';
import { type IndexedEvent, isCounted, isHeldNow, isLong, isOnByItsHours, isOver as isPast } from './indexed.ts';
import { loadEventIndex } from './program-index.ts';

/**
 * The next date of an event at `now` (milliseconds): now while it is on, its last date once it is over; `null` for a permanent one. A cancelled
 * date is returned only if there is no other future date.
 */
export function findNextDate({ always, occurrences }: Pick<IndexedEvent, 'always' | 'occurrences'>, now: number): number | null {
  if (always) return null;
  const coming = occurrences.find((item) => isCounted(item, now)) ?? occurrences.find((item) => !isPast(item, now));
  return coming ? Math.max(coming.start, now) : (occurrences.at(-1)?.start ?? null);
}

const toInstant = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds).toISOString());

/** When a program takes place, at `now` (milliseconds). */
export function getProgramTime(event: Pick<IndexedEvent, 'always' | 'occurrences'>, now: number): ProgramTime {
  const { always, occurrences } = event;
  const long = occurrences.find((item) => isHeldNow(item, now) && isLong(item));
  return {
    next: toInstant(findNextDate(event, now)),
    isOver: !always && occurrences.length > 0 && occurrences.every((item) => isPast(item, now)),
    isOnNow: !always && occurrences.some((item) => isOnByItsHours(item, now)),
    lasting: !always && long ? { until: toInstant(long.end) } : null,
  };
}

/** The same of some programs, by id. */
export async function loadProgramTimes(
  payload: Payload,
  ids: ReadonlySet<number>,
  now: Temporal.Instant,
): Promise<Map<number, ProgramTime>> {
  const { events } = await loadEventIndex(payload);
  return new Map(events.filter(({ id }) => ids.has(id)).map((event) => [event.id, getProgramTime(event, now.epochMilliseconds)]));
}

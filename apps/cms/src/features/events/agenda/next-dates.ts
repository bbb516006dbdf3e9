import type { Payload } from 'payload';
import { type IndexedEvent, isCounted, isOver as isPast } from './indexed.ts';
import { eventIndex } from './program-index.ts';

/**
 * When a program is to be seen next, at `now` (milliseconds): now while it is on, its last date once it is over; `null` when it always is. A date that
 * is called off is told only when no other one is to come.
 */
export function nextDate({ always, occurrences }: Pick<IndexedEvent, 'always' | 'occurrences'>, now: number): number | null {
  if (always) return null;
  const coming = occurrences.find((item) => isCounted(item, now)) ?? occurrences.find((item) => !isPast(item, now));
  return coming ? Math.max(coming.start, now) : (occurrences.at(-1)?.start ?? null);
}

/** The same of some programs, by id, and whether all their dates are over. */
export async function programTimes(
  payload: Payload,
  ids: ReadonlySet<number>,
  now: Temporal.Instant,
): Promise<Map<number, { next: string | null; isOver: boolean }>> {
  const { events } = await eventIndex(payload);
  const at = now.epochMilliseconds;
  return new Map(
    events
      .filter(({ id }) => ids.has(id))
      .map((event) => {
        const next = nextDate(event, at);
        const { always, occurrences } = event;
        const isOver = !always && occurrences.length > 0 && occurrences.every((occurrence) => isPast(occurrence, at));
        return [event.id, { next: next === null ? null : new Date(next).toISOString(), isOver }];
      }),
  );
}

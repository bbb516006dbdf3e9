import type { Payload } from 'payload';
import { type IndexedEvent, isOver } from './indexed.ts';
import { eventIndex } from './program-index.ts';

/** When a program is to be seen next, at `now` (milliseconds): now while it is on, its last date once it is over; `null` when it always is. */
export function nextDate({ always, occurrences }: Pick<IndexedEvent, 'always' | 'occurrences'>, now: number): number | null {
  if (always) return null;
  const coming = occurrences.find((occurrence) => !isOver(occurrence, now));
  return coming ? Math.max(coming.start, now) : (occurrences.at(-1)?.start ?? null);
}

/** The same of some programs, by id: an instant as text. */
export async function nextDates(payload: Payload, ids: ReadonlySet<number>, now: Temporal.Instant): Promise<Map<number, string | null>> {
  const { events } = await eventIndex(payload);
  return new Map(
    events
      .filter(({ id }) => ids.has(id))
      .map((event) => {
        const next = nextDate(event, now.epochMilliseconds);
        return [event.id, next === null ? null : new Date(next).toISOString()];
      }),
  );
}

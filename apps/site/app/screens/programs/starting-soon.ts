import type { Event } from '@liget/content-api';

/** Hours ahead that count as soon. */
const SOON = 2;

/**
 * The programs of which an occasion begins within two hours, the first to begin first, each with that occasion as its date. Without what
 * does not take place and what has no hours. `events` may be any list that holds today's programs.
 */
export function startingSoon<Item extends Pick<Event, 'id' | 'status' | 'start_date' | 'end_date' | 'occurrences'>>(
  events: readonly Item[],
  now: Temporal.Instant,
  hours: number = SOON,
): Item[] {
  const latest = now.add({ hours });
  const isSoon = ({ start_date, all_day }: Event['occurrences'][number]) =>
    !all_day && Temporal.Instant.compare(start_date, now) > 0 && Temporal.Instant.compare(start_date, latest) <= 0;
  return events
    .filter(({ status }) => status !== 'cancelled' && status !== 'postponed')
    .flatMap((event) => {
      const [first] = event.occurrences.filter(isSoon).toSorted((a, b) => Temporal.Instant.compare(a.start_date, b.start_date));
      return first ? [{ ...event, start_date: first.start_date, end_date: first.end_date }] : [];
    })
    .toSorted((a, b) => Temporal.Instant.compare(a.start_date, b.start_date) || a.id - b.id);
}

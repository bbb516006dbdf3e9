import type { Event } from '@liget/content-api';
import { findFirstHeld, listOccurrencesWithin } from '@liget/park';
import type { DayRange } from '../../lib/day-ranges.ts';
import type { EventCardData } from '../programs/index.ts';

/**
 * A program with the first of its dates in these days that is not over and takes place, else the first that is called off: a list of the weekend must
 * not say Friday. `null` when none is left.
 */
export function onDays<Item extends Pick<Event, 'status' | 'start_date' | 'end_date' | 'occurrences'>>(
  event: Item,
  days: DayRange,
  now: Temporal.Instant,
): Item | null {
  const occasion = findFirstHeld(event, listOccurrencesWithin(event.occurrences, days, now));
  return occasion ? { ...event, start_date: occasion.start_date, end_date: occasion.end_date } : null;
}

/** What a choice among programs needs to know of each. */
export type Pickable = Pick<EventCardData, 'id' | 'isOver'>;

/** The lists that the home screen has read; `null` is one that could not be read. */
export interface Picks<Item> {
  today: Item[] | null;
  weekend: Item[] | null;
  featured: Item[] | null;
}

const TODAY = 6;
const WEEKEND = 4;
const FEATURED = 3;

/** What the home screen shows of them, each program once: where it matters first. `shown` stand above the lists. */
export function pickPrograms<Item extends Pickable>(lists: Picks<Item> & { shown: readonly number[] }): Picks<Item> {
  const shown = new Set(lists.shown);
  function take(list: Item[] | null, count: number): Item[] | null {
    const taken = list?.filter(({ id, isOver }) => !isOver && !shown.has(id)).slice(0, count) ?? null;
    for (const { id } of taken ?? []) shown.add(id);
    return taken;
  }
  const today = take(lists.today, TODAY);
  const featured = take(lists.featured, FEATURED);
  return { today, featured, weekend: take(lists.weekend, WEEKEND) };
}

import type { Event } from '@liget/content-api';
import { findFirstActiveOccurrence, listOccurrencesWithin, type ParkAtInstant } from '@liget/park';
import type { DayRange } from '../../../lib/day-ranges.ts';
import type { EventCardData } from '../../programs/index.ts';

/**
 * An event with its first date in these days that is not over and takes place, otherwise the first cancelled one: a list of the weekend
 * must not show Friday. `null` when none is left.
 */
export function chooseOnDays<Item extends Pick<Event, 'status' | 'start_date' | 'end_date' | 'occurrences'>>(
  event: Item,
  days: DayRange,
  now: Temporal.Instant,
): Item | null {
  const occurrence = findFirstActiveOccurrence(event, listOccurrencesWithin(event.occurrences, days, now));
  return occurrence ? { ...event, start_date: occurrence.start_date, end_date: occurrence.end_date } : null;
}

/** Whether the list of today shows an event: in the evening, like the screen "now", it shows none whose hours only words give. */
export const isListedAt = ({ text_date_only }: Pick<Event, 'text_date_only'>, { question }: Pick<ParkAtInstant, 'question'>): boolean =>
  !text_date_only || question !== 'tomorrow';

/** The properties by which events are selected. */
export interface ListedEvent extends Pick<EventCardData, 'id' | 'isOver'> {
  /** By `hasComingDate` of @liget/park. */
  hasComingDate: boolean;
}

/** The lists that the home page has loaded; `null` for one that is unavailable. */
export interface EventLists<Item> {
  today: Item[] | null;
  weekend: Item[] | null;
  featured: Item[] | null;
}

const TODAY = 6;
const WEEKEND = 4;
const FEATURED = 3;

/**
 * The events of each list, each event only in the first list that has it. `shown` are those above the lists. A list of days shows a cancelled
 * event, struck, for those who come for it; nobody is recommended one.
 */
export function selectEvents<Item extends ListedEvent>(lists: EventLists<Item> & { shown: readonly number[] }): EventLists<Item> {
  const shown = new Set(lists.shown);
  function take(list: Item[] | null, count: number): Item[] | null {
    const selected = list?.filter(({ id, isOver }) => !isOver && !shown.has(id)).slice(0, count) ?? null;
    for (const { id } of selected ?? []) shown.add(id);
    return selected;
  }
  const today = take(lists.today, TODAY);
  const featured = take(lists.featured?.filter((item) => item.hasComingDate) ?? null, FEATURED);
  return { today, featured, weekend: take(lists.weekend, WEEKEND) };
}

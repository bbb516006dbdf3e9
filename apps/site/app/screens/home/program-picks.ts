import type { Event } from '@liget/content-api';
import { firstHeld, occurrencesWithin } from '@liget/park';
import type { DayRange } from '../../lib/dates.ts';
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
  const occasion = firstHeld(event, occurrencesWithin(event.occurrences, days, now));
  return occasion ? { ...event, start_date: occasion.start_date, end_date: occasion.end_date } : null;
}

/** A program with what only the home screen says of it. */
export interface HomeProgram extends EventCardData {
  isSoon: boolean;
  /** Who has no ticket and no place yet can still go there. */
  isJoinable: boolean;
  /** 'HH:mm' of today. */
  from: string;
}

/** What a choice among programs needs to know of each. */
export type Pickable = Pick<HomeProgram, 'id' | 'isOnNow' | 'isOver' | 'isSoon' | 'isJoinable' | 'from'>;

/** The lists that the home screen has read; `null` is one that could not be read. */
interface Lists<Item> {
  today: Item[] | null;
  weekend: Item[] | null;
  featured: Item[] | null;
}

export interface Picks<Item> extends Lists<Item> {
  onNow: Item[];
  soon: Item[];
}

/** Together these fill the four live tiles. */
const LIVE = 4;
const ON_NOW_BESIDE_SOON = 2;
const TODAY = 6;
const WEEKEND = 4;
const FEATURED = 3;

/** What the home screen shows of them, each program once: where it matters first. */
export function pickPrograms<Item extends Pickable>({ today, weekend, featured }: Lists<Item>): Picks<Item> {
  const shown = new Set<number>();
  function take(list: Item[], count: number): Item[] {
    const taken = list.filter(({ id, isOver }) => !isOver && !shown.has(id)).slice(0, count);
    for (const { id } of taken) shown.add(id);
    return taken;
  }
  // What is sold out or full stands in today's list, which says so.
  const live = (today ?? []).filter(({ isJoinable }) => isJoinable);
  const coming = live.filter((program) => program.isSoon && !program.isOnNow && !program.isOver);
  const onNow = take(
    live.filter(({ isOnNow }) => isOnNow),
    Math.max(ON_NOW_BESIDE_SOON, LIVE - coming.length),
  );
  return {
    onNow,
    soon: take(
      coming.toSorted((a, b) => a.from.localeCompare(b.from)),
      LIVE - onNow.length,
    ),
    today: today && take(today, TODAY),
    featured: featured && take(featured, FEATURED),
    weekend: weekend && take(weekend, WEEKEND),
  };
}

import type { Event } from '@liget/content-api';
import { ZONE } from '../../lib/clock.ts';
import type { DayRange } from '../../lib/dates.ts';
import type { EntryTeaser } from '../programs/index.ts';

type Occasions = Pick<Event, 'start_date' | 'end_date' | 'occurrences'>;

const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(ZONE).toInstant();
const dayOf = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE).toPlainDate();

/** When an occasion is over; without hours it lasts to the end of its last day. */
function endOf({ start_date, end_date, all_day }: Event['occurrences'][number]): Temporal.Instant {
  return end_date && !all_day ? Temporal.Instant.from(end_date) : startOf(dayOf(end_date ?? start_date).add({ days: 1 }));
}

/** A program with the first of its occasions in these days that is not over: a list of the weekend must not say Friday. `null` when none is left. */
export function onDays<Item extends Occasions>(event: Item, { from, to }: DayRange, now: Temporal.Instant): Item | null {
  const [begin, end] = [startOf(Temporal.PlainDate.from(from)), startOf(Temporal.PlainDate.from(to).add({ days: 1 }))];
  const earliest = Temporal.Instant.compare(begin, now) > 0 ? begin : now;
  const [occasion] = event.occurrences
    .filter(
      (item) =>
        Temporal.Instant.compare(endOf(item), earliest) > 0 && Temporal.Instant.compare(Temporal.Instant.from(item.start_date), end) < 0,
    )
    .toSorted((a, b) => Temporal.Instant.compare(Temporal.Instant.from(a.start_date), Temporal.Instant.from(b.start_date)));
  return occasion ? { ...event, start_date: occasion.start_date, end_date: occasion.end_date } : null;
}

const DAY_LENGTH = 24;

/**
 * On at this hour: an occasion of less than a day is under way, or a longer one (an exhibition) in a place that is open now.
 * `openPlaces` has the Hungarian slugs of the top locations that are open.
 */
export function isLive(event: Occasions & Pick<Event, 'location'>, openPlaces: ReadonlySet<string | null>, now: Temporal.Instant): boolean {
  const place = event.location?.top_location?.slugs.hu;
  const isOpen = place !== undefined && openPlaces.has(place);
  return event.occurrences.some((occasion) => {
    const [start, end] = [Temporal.Instant.from(occasion.start_date), endOf(occasion)];
    if (Temporal.Instant.compare(start, now) > 0 || Temporal.Instant.compare(end, now) <= 0) return false;
    const hasHours = !occasion.all_day && occasion.end_date !== null && start.until(end).total('hours') < DAY_LENGTH;
    return hasHours || isOpen;
  });
}

const SOON_MINUTES = 120;

/** It begins within the next two hours; what has no hours never does. */
export function isSoon({ start_date, occurrences }: Occasions, now: Temporal.Instant): boolean {
  const isAllDay = occurrences.some((occasion) => occasion.start_date === start_date && occasion.all_day);
  const minutes = now.until(Temporal.Instant.from(start_date)).total('minutes');
  return !isAllDay && minutes > 0 && minutes <= SOON_MINUTES;
}

/** A program with what only the home screen says of it. */
export interface HomeProgram extends EntryTeaser {
  isSoon: boolean;
  /** 'HH:mm' of today. */
  from: string;
}

/** The lists that the home screen has read; `null` is one that could not be read. */
interface Lists {
  today: HomeProgram[] | null;
  weekend: HomeProgram[] | null;
  featured: HomeProgram[] | null;
}

export interface Picks extends Lists {
  onNow: HomeProgram[];
  soon: HomeProgram[];
}

/** Together these fill the four live tiles. */
const LIVE = 4;
const ON_NOW_BESIDE_SOON = 2;
const TODAY = 6;
const WEEKEND = 4;
const FEATURED = 3;
const TAKES_PLACE: readonly EntryTeaser['status'][] = ['scheduled', 'rescheduled', 'sold_out'];

/** What the home screen shows of them, each program once: where it matters first. */
export function pickPrograms({ today, weekend, featured }: Lists): Picks {
  const shown = new Set<number>();
  function take(list: HomeProgram[], count: number): HomeProgram[] {
    const taken = list.filter(({ id, isOver }) => !isOver && !shown.has(id)).slice(0, count);
    for (const { id } of taken) shown.add(id);
    return taken;
  }
  const live = (today ?? []).filter(({ status }) => TAKES_PLACE.includes(status));
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

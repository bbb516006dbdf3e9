import type { EventsQuery } from '@liget/content-api';
import { startOfDay } from './dates.ts';
import { DAY_PARTS } from './day-parts.ts';
import type { IndexedEvent, IndexedOccasion } from './event-index.ts';

/** Beyond the filters of a query: events of a relation, without one of them. */
export type EventFilter = Partial<Omit<EventsQuery, 'page' | 'limit' | 'q'>> & {
  withoutId?: number;
  /** Also what is over. */
  withPast?: boolean;
};

/** The filters that ask the event as a whole, as bits; days and time of day ask its occasions. */
export const FILTER_BITS = { category: 1, type: 2, location: 4, accessibility: 8, free: 16, series: 32 } as const;
const OTHER = 64;

const meets = (values: readonly string[], wanted: readonly string[] | undefined) =>
  !wanted?.length || values.some((value) => wanted.includes(value));

/** The bits of the filters that the event does not meet; 0 when it meets all of them. */
export function failing(event: IndexedEvent, filter: EventFilter): number {
  const { category, type, location, accessibility, free, series, highlighted, withoutId } = filter;
  let bits = 0;
  if (!meets(event.category === null ? [] : [event.category], category)) bits |= FILTER_BITS.category;
  if (!meets(event.type, type)) bits |= FILTER_BITS.type;
  if (!meets(event.location, location)) bits |= FILTER_BITS.location;
  if (accessibility?.some((feature) => !event.accessibility.includes(feature))) bits |= FILTER_BITS.accessibility;
  if (free !== undefined && free !== event.free) bits |= FILTER_BITS.free;
  if (series !== undefined && (series === '1' ? event.series.length === 0 : !event.series.includes(series))) bits |= FILTER_BITS.series;
  if ((highlighted !== undefined && highlighted !== event.highlighted) || event.id === withoutId) bits |= OTHER;
  return bits;
}

/** The bit of the time of day asked for; all of them without one. */
export function partsAsked({ time_of_day }: EventFilter): number {
  return time_of_day === undefined || time_of_day === 'any'
    ? DAY_PARTS.forenoon | DAY_PARTS.afternoon | DAY_PARTS.evening
    : DAY_PARTS[time_of_day];
}

const isAt = ({ start, until }: IndexedOccasion, moment: number) => start <= moment && until > moment;
const least = (values: number[]) => Math.min(...values);

/** What one and the same occasion must satisfy; `null` when it does for none. */
function fittingOccasions(event: IndexedEvent, filter: EventFilter, now: number): IndexedOccasion[] {
  const { from, start_date, to, withPast } = filter;
  const day = [from, start_date]
    .filter((item) => item !== undefined)
    .toSorted()
    .at(-1);
  const notOverBefore = withPast ? Number.NEGATIVE_INFINITY : day === undefined ? now : startOfDay(day).epochMilliseconds;
  const before = to === undefined ? Number.POSITIVE_INFINITY : startOfDay(to, 1).epochMilliseconds;
  const parts = partsAsked(filter);
  return event.occasions.filter(
    (occasion) => occasion.until > notOverBefore && occasion.start < before && (parts === ALL_PARTS || (occasion.parts & parts) !== 0),
  );
}
const ALL_PARTS = partsAsked({});

/**
 * The ids of the events that fit. Order: on now (what ends first comes first), then what comes next, then what was earlier in the days
 * asked for, and last what is always there (permanent exhibitions, constant and open-ended ones), which would otherwise bury the day's
 * programs. "Now" is the beginning of `from` when that lies ahead.
 */
export function inListOrder(events: readonly IndexedEvent[], filter: EventFilter, now: Temporal.Instant): number[] {
  const start = filter.from ?? filter.start_date;
  const at = Math.max(now.epochMilliseconds, start === undefined ? 0 : startOfDay(start).epochMilliseconds);
  const placed: { id: number; turn: number; moment: number }[] = [];
  for (const event of events) {
    if (failing(event, filter) !== 0) continue;
    const occasions = fittingOccasions(event, filter, now.epochMilliseconds);
    if (occasions.length === 0) continue;
    const on = occasions.filter((occasion) => isAt(occasion, at));
    const coming = occasions.filter((occasion) => occasion.start > at);
    const turn = event.always ? 3 : on.length > 0 ? 0 : coming.length > 0 ? 1 : 2;
    const moment =
      on.length > 0 ? least(on.map(({ until }) => until)) : least((coming.length > 0 ? coming : occasions).map((item) => item.start));
    placed.push({ id: event.id, turn, moment });
  }
  return placed.toSorted((a, b) => a.turn - b.turn || a.moment - b.moment || a.id - b.id).map(({ id }) => id);
}

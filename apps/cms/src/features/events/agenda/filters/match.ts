import type { AgendaQuery } from '@liget/content-api';
import { LRUCache } from 'lru-cache';
import { ALL_DAY_PARTS, DAY_PARTS } from '../../dates/day-parts.ts';
import { parseDayNumber, toDayNumber } from '../../dates/days.ts';
import { type DayOccurrence, type IndexedOccurrence, isCounted, isInRange, isOnNow, isOver } from '../indexed.ts';
import type { EventIndex } from '../program-index.ts';
import { addTo, type Bits, createBits, intersectBits, subtractBits, unite } from './bitset.ts';

/** The filters of the agenda, without paging. */
export type AgendaFilter = Omit<AgendaQuery, 'page' | 'limit'>;
/** The filters that apply to an event as a whole; days and time of day apply to its occurrences. */
export type EventFilter = Partial<Pick<AgendaFilter, EventFilterName>>;

export const EVENT_FILTERS = ['category', 'type', 'location', 'accessibility', 'need', 'free', 'series'] as const;
export type EventFilterName = (typeof EVENT_FILTERS)[number];

/** The requested days and times. */
export interface Span {
  now: number;
  today: number;
  from: number;
  to: number;
  /** Includes past occurrences, if the requested days begin before today. */
  withOver: boolean;
  parts: number;
}

const FOREVER = Number.POSITIVE_INFINITY;
/** The bit of the requested time of day, or all of them. */
export function getDayParts({ time_of_day }: Pick<AgendaFilter, 'time_of_day'>): number {
  return time_of_day === undefined || time_of_day === 'any' ? ALL_DAY_PARTS : DAY_PARTS[time_of_day];
}

export function getSpan(filter: Pick<AgendaFilter, 'from' | 'to' | 'time_of_day'>, now: Temporal.Instant): Span {
  const today = toDayNumber(now.epochMilliseconds);
  const from = filter.from === undefined ? today : parseDayNumber(filter.from);
  const to = filter.to === undefined ? FOREVER : parseDayNumber(filter.to);
  return { now: now.epochMilliseconds, today, from, to, withOver: from < today, parts: getDayParts(filter) };
}

/** The same times of day from today on, whatever days are requested. */
export const openSpan = (span: Span, from = span.today): Span => ({ ...span, from, to: FOREVER, withOver: false });

/** The last day of an occurrence; a night that is still on counts for today too. */
const getLastDay = (occurrence: IndexedOccurrence, { now, today }: Span) =>
  isOnNow(occurrence, now) ? Math.max(occurrence.last, today) : occurrence.last;

export function isOnDays(occurrence: IndexedOccurrence, span: Span): boolean {
  return (
    (span.withOver || !isOver(occurrence, span.now)) &&
    occurrence.first <= span.to &&
    getLastDay(occurrence, span) >= span.from &&
    isInRange(occurrence, span)
  );
}

export const isAtTime = ({ parts }: IndexedOccurrence, span: Span) => (parts & span.parts) !== 0;

/** The occurrences of last night that are still on. */
const stillOn =
  ({ now, today }: Span) =>
  ({ event, position, occurrences }: DayOccurrence): DayOccurrence | null => {
    const on = occurrences.filter((occurrence) => occurrence.last < today && isOnNow(occurrence, now));
    return on.length > 0 ? { event, position, occurrences: on } : null;
  };

/** The entries of a day by time, one for each event; today's include those of last night, which may still be on. */
export function listDayOccurrences(index: EventIndex, day: number, span: Span): readonly DayOccurrence[] {
  const entries = index.byDay.get(day)?.entries ?? [];
  if (day !== span.today) return entries;
  const nights = (index.byDay.get(day - 1)?.entries ?? []).map(stillOn(span)).filter((entry) => entry !== null);
  if (nights.length === 0) return entries;
  const later = new Map(entries.map((entry) => [entry.position, entry]));
  const merged = nights.map((entry) => ({
    ...entry,
    occurrences: [...entry.occurrences, ...(later.get(entry.position)?.occurrences ?? [])],
  }));
  const isMerged = new Set(nights.map(({ position }) => position));
  return [...merged, ...entries.filter(({ position }) => !isMerged.has(position))];
}

/** The days of the index within the span, sorted. */
export function listDaysWithin({ days }: EventIndex, { from, to }: Pick<Span, 'from' | 'to'>): readonly number[] {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((days[middle] ?? FOREVER) < from) low = middle + 1;
    else high = middle;
  }
  const after = days.findIndex((day, place) => place >= low && day > to);
  return days.slice(low, after === -1 ? days.length : after);
}

/** `listed`: everything that is shown, including cancelled events; `counted`: only what takes place. */
export type CountMode = 'listed' | 'counted';

export const getDaysOfSet = ({ sets }: EventIndex, among: CountMode, { parts }: Pick<Span, 'parts'>) =>
  (among === 'counted' ? sets.heldOnDay : sets.onDay).get(parts);

const isAmong = (occurrence: IndexedOccurrence, among: CountMode) => among === 'listed' || isCounted(occurrence);

/** Number of cached unions of an index: most queries are about all days to come, at one of four times of day. */
const MAX_UNIONS = 64;
const unions = new WeakMap<EventIndex, LRUCache<string, Bits>>();

/** Events with a single-day occurrence on the day `from` or later. Cached: there may be hundreds of days. */
function uniteDaysFrom(index: EventIndex, from: number, among: CountMode, span: Pick<Span, 'parts'>): Bits {
  const cached = unions.get(index) ?? new LRUCache<string, Bits>({ max: MAX_UNIONS });
  unions.set(index, cached);
  const key = `${from} ${among} ${span.parts}`;
  const known = cached.get(key);
  if (known) return known;
  const events = createBits(index.events.length);
  const days = getDaysOfSet(index, among, span);
  for (const day of listDaysWithin(index, { from, to: FOREVER })) unite(events, days?.get(day));
  cached.set(key, events);
  return events;
}

/** Events with a single-day occurrence on the days and at the time of the span. */
export function matchDated(index: EventIndex, span: Span, among: CountMode): Bits {
  const events = createBits(index.events.length);
  const days = getDaysOfSet(index, among, span);
  const from = span.withOver ? span.from : Math.max(span.from, span.today + 1);
  if (span.to === FOREVER) unite(events, uniteDaysFrom(index, from, among, span));
  else for (const day of listDaysWithin(index, { from, to: span.to })) unite(events, days?.get(day));
  // Today may have past occurrences, so it is the only day whose occurrences are checked one by one.
  if (!span.withOver && span.from === span.today && span.to >= span.today) {
    for (const { position, occurrences } of listDayOccurrences(index, span.today, span))
      if (occurrences.some((item) => !isOver(item, span.now) && isAtTime(item, span) && isAmong(item, among))) addTo(events, position);
  }
  return events;
}

/** Events with a lasting occurrence on the days and at the time of the span. */
export function matchLasting(index: EventIndex, span: Span, among: CountMode): Bits {
  const events = createBits(index.events.length);
  for (const { position, occurrence } of index.sets.lasting) {
    if (occurrence.last < span.from) break;
    if (isOnDays(occurrence, span) && isAtTime(occurrence, span) && isAmong(occurrence, among)) addTo(events, position);
  }
  return events;
}

function matchAny(sets: ReadonlyMap<string, Bits>, values: readonly string[] | undefined, size: number): Bits | null {
  if (!values?.length) return null;
  const events = createBits(size);
  for (const value of values) unite(events, sets.get(value));
  return events;
}

function matchAll(sets: ReadonlyMap<string, Bits>, values: readonly string[], none: Bits): Bits | null {
  const [first, ...others] = values.map((value) => sets.get(value) ?? none);
  return first ? intersectBits(first, ...others) : null;
}

/** The matching events of each active filter. */
function matchFilter({ sets, events }: EventIndex, filter: EventFilter): Map<EventFilterName, Bits> {
  const none = createBits(events.length);
  const { accessibility = [], need = [], free, series } = filter;
  const eventsByFilter: Record<EventFilterName, Bits | null> = {
    category: matchAny(sets.category, filter.category, events.length),
    type: matchAny(sets.type, filter.type, events.length),
    location: matchAny(sets.location, filter.location, events.length),
    accessibility: matchAll(sets.accessibility, accessibility, none),
    need: matchAll(sets.need, need, none),
    free: free === undefined ? null : free ? sets.free : subtractBits(sets.all, sets.free),
    series: series === undefined ? null : series === '1' ? sets.inSeries : (sets.series.get(series) ?? none),
  };
  return new Map(EVENT_FILTERS.flatMap((name) => (eventsByFilter[name] ? [[name, eventsByFilter[name]] as const] : [])));
}

/** The events that match all filters of whole events. */
export const filterEvents = (index: EventIndex, filter: EventFilter): Bits =>
  intersectBits(index.sets.all, ...matchFilter(index, filter).values());

export interface Matches {
  filter: AgendaFilter;
  span: Span;
  /** Match all filters, including events that do not take place; all, and the lasting ones. */
  listed: Bits;
  listedLasting: Bits;
  /** Match all filters and take place; all, those of single days, and lasting ones. */
  fitting: Bits;
  dated: Bits;
  lasting: Bits;
  /** Take place from now on, and match all filters except the days. */
  onAnyDay: Bits;
  /** Take place, and match all filters except the time of day; with `parts`, those with an occurrence at that time. */
  atAnyTime(parts?: number): Bits;
  /** Take place, and match all filters except one. */
  withoutFilter(name: EventFilterName): Bits;
}

export function findMatches(index: EventIndex, filter: AgendaFilter, now: Temporal.Instant): Matches {
  const span = getSpan(filter, now);
  const eventsByFilter = matchFilter(index, filter);
  const uniteCopies = (first: Bits, second: Bits) => {
    const union = first.slice();
    unite(union, second);
    return union;
  };
  const matchSpan = (span: Span) => uniteCopies(matchDated(index, span, 'counted'), matchLasting(index, span, 'counted'));
  const [dated, lasting] = [matchDated(index, span, 'counted'), matchLasting(index, span, 'counted')];
  const datedOrLasting = uniteCopies(dated, lasting);
  const fitting = intersectBits(datedOrLasting, ...eventsByFilter.values());
  const listedLasting = matchLasting(index, span, 'listed');
  const listed = intersectBits(uniteCopies(matchDated(index, span, 'listed'), listedLasting), ...eventsByFilter.values());
  return {
    filter,
    span,
    listed,
    listedLasting: intersectBits(listedLasting, listed),
    fitting,
    dated: intersectBits(dated, fitting),
    lasting: intersectBits(lasting, fitting),
    onAnyDay: intersectBits(matchSpan(openSpan(span)), ...eventsByFilter.values()),
    atAnyTime: (parts = ALL_DAY_PARTS) =>
      parts === span.parts ? fitting : intersectBits(matchSpan({ ...span, parts }), ...eventsByFilter.values()),
    withoutFilter: (name) =>
      eventsByFilter.has(name)
        ? intersectBits(datedOrLasting, ...[...eventsByFilter].filter(([filterName]) => filterName !== name).map(([, bits]) => bits))
        : fitting,
  };
}

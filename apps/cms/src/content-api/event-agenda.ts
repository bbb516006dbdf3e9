import type { AgendaFacets, AgendaQuery, DayCount } from '@liget/content-api';
import { AccessibilityFeature, EventCategorySlug } from '@liget/content-api';
import { dayNumber, dayOf, dayText } from './event-days.ts';
import { DAY_PARTS, type DayEntry, type EventIndex, type IndexedEvent, type IndexedOccasion, isLasting } from './event-index.ts';
import { FILTER_BITS, failing, partsAsked } from './event-selection.ts';

/** The filters of the agenda, without paging. */
export type AgendaFilter = Omit<AgendaQuery, 'page' | 'limit'>;

/** The days and hours that are asked for. */
interface Span {
  now: number;
  today: number;
  from: number;
  to: number;
  /** Also what is over: only when the days asked for begin before today. */
  withOver: boolean;
  parts: number;
}

export interface AgendaPlace {
  event: IndexedEvent;
  occasions: IndexedOccasion[];
}
interface AgendaDay {
  day: number;
  entries: AgendaPlace[];
}

interface Match {
  event: IndexedEvent;
  /** Bits of the event's own filters that it fails. */
  failing: number;
  /** Some occasion is on the days asked for, at the time of day asked for, and both at once. */
  onDays: boolean;
  atTime: boolean;
  both: boolean;
  /** The parts of the day of the occasions on those days. */
  parts: number;
}

const RIBBON_DAYS = 14;
const NEAREST = 3;
const ALL_PARTS = partsAsked({});
const FOREVER = Number.POSITIVE_INFINITY;

function spanOf(filter: AgendaFilter, now: Temporal.Instant): Span {
  const today = dayOf(now.epochMilliseconds);
  const from = filter.from === undefined ? today : dayNumber(filter.from);
  const to = filter.to === undefined ? FOREVER : dayNumber(filter.to);
  return { now: now.epochMilliseconds, today, from, to, withOver: from < today, parts: partsAsked(filter) };
}

/** A night that is still on counts to this day too. */
const lastDay = ({ start, until, last }: IndexedOccasion, { now, today }: Span) =>
  start <= now && until > now ? Math.max(last, today) : last;

function isOnDays(occasion: IndexedOccasion, span: Span): boolean {
  return (span.withOver || occasion.until > span.now) && occasion.first <= span.to && lastDay(occasion, span) >= span.from;
}

function matchOf(event: IndexedEvent, filter: AgendaFilter, span: Span): Match {
  const match: Match = { event, failing: failing(event, filter), onDays: false, atTime: false, both: false, parts: 0 };
  for (const occasion of event.occasions) {
    const isAtTime = (occasion.parts & span.parts) !== 0;
    if (isOnDays(occasion, span)) {
      match.onDays = true;
      match.parts |= occasion.parts;
      match.both ||= isAtTime;
    }
    match.atTime ||= isAtTime && occasion.until > span.now;
  }
  return match;
}

type Counts = Map<string, number>;
const add = (counts: Counts, values: Iterable<string>) => {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
};
const listOf = (counts: Counts, known: readonly string[] = [...counts.keys()].sort()) =>
  known.map((value) => ({ value, count: counts.get(value) ?? 0 }));

/** Counts each option of a filter against all the other filters in force. */
function facetsOf(matches: readonly Match[]): AgendaFacets {
  const [category, type, location, accessibility, time]: [Counts, Counts, Counts, Counts, Counts] = [
    new Map(),
    new Map(),
    new Map(),
    new Map(),
    new Map(),
  ];
  let [free, series] = [0, 0];
  for (const { event, failing: bits, both, parts, onDays } of matches) {
    const without = (bit: number) => both && (bits & ~bit) === 0;
    if (without(FILTER_BITS.category) && event.category) add(category, [event.category]);
    if (without(FILTER_BITS.type)) add(type, new Set(event.type));
    if (without(FILTER_BITS.location)) add(location, new Set(event.location));
    if (without(0)) add(accessibility, event.accessibility);
    if (without(FILTER_BITS.free) && event.free) free += 1;
    if (without(FILTER_BITS.series) && event.series.length > 0) series += 1;
    if (bits === 0 && onDays) {
      add(time, ['any', ...Object.entries(DAY_PARTS).flatMap(([name, bit]) => ((parts & bit) === 0 ? [] : [name]))]);
    }
  }
  return {
    category: listOf(category, EventCategorySlug.options),
    type: listOf(type),
    location: listOf(location),
    accessibility: listOf(accessibility, AccessibilityFeature.options),
    time_of_day: listOf(time, ['any', ...Object.keys(DAY_PARTS)]),
    free,
    series,
  };
}

const isSet = (value: unknown) => value !== undefined && (!Array.isArray(value) || value.length > 0);

/** How many programs there would be without one of the filters in force. */
function relaxedOf(matches: readonly Match[], filter: AgendaFilter) {
  const ofEvent = (['category', 'type', 'location', 'accessibility', 'free', 'series'] as const)
    .filter((name) => isSet(filter[name]))
    .map((name) => ({ filter: name, fits: (match: Match) => match.both && (match.failing & ~FILTER_BITS[name]) === 0 }));
  const ofTime =
    filter.time_of_day && filter.time_of_day !== 'any'
      ? [{ filter: 'time_of_day' as const, fits: (match: Match) => match.failing === 0 && match.onDays }]
      : [];
  const ofDays =
    filter.from || filter.to ? [{ filter: 'dates' as const, fits: (match: Match) => match.failing === 0 && match.atTime }] : [];
  return [...ofEvent, ...ofTime, ...ofDays].map(({ filter: name, fits }) => ({ filter: name, count: matches.filter(fits).length }));
}

/** What of a day's entry is shown: the occasions at the time asked for that are not over. */
function shown(entry: DayEntry, day: number, span: Span): AgendaPlace | null {
  if (span.parts === ALL_PARTS && (span.withOver || day > span.today)) return entry;
  const { event, occasions } = entry;
  const fitting = occasions.filter(({ parts, until }) => (parts & span.parts) !== 0 && (span.withOver || until > span.now));
  return fitting.length > 0 ? { event, occasions: fitting } : null;
}

const begins = ({ occasions }: AgendaPlace) => occasions[0]?.start ?? 0;
const isOnNow = (place: AgendaPlace, now: number) => place.occasions.some(({ start, until }) => start <= now && until > now);

/** Today: on now first (what ends first comes first), then by time; what is over comes last. */
function inTodaysOrder(entries: AgendaPlace[], { now }: Span): AgendaPlace[] {
  const turn = (place: AgendaPlace) => (isOnNow(place, now) ? 0 : place.occasions.some(({ until }) => until > now) ? 1 : 2);
  const ends = ({ occasions }: AgendaPlace) => Math.min(...occasions.filter(({ until }) => until > now).map(({ until }) => until));
  return entries.toSorted((a, b) => turn(a) - turn(b) || (turn(a) === 0 ? ends(a) - ends(b) : 0) || begins(a) - begins(b));
}

function entriesOf(index: EventIndex, day: number, span: Span, allowed: ReadonlySet<number>): AgendaPlace[] {
  // The night before may still be on.
  const nights = day === span.today ? (index.byDay.get(day - 1) ?? []).map(stillOn(span)).filter((entry) => entry !== null) : [];
  const found = [...nights, ...(index.byDay.get(day) ?? [])]
    .filter(({ event }) => allowed.has(event.id))
    .map((entry) => shown(entry, day, span))
    .filter((entry) => entry !== null);
  return day === span.today ? inTodaysOrder(found, span) : found;
}

const stillOn =
  ({ now, today }: Span) =>
  ({ event, occasions }: DayEntry): DayEntry | null => {
    const on = occasions.filter(({ start, until, last }) => last < today && start <= now && until > now);
    return on.length > 0 ? { event, occasions: on } : null;
  };

const lastsOn = (day: number) => (place: AgendaPlace) => place.occasions.some(({ first, last }) => first <= day && last >= day);

/** What lasts: what ends first comes first, what is yet to begin after it, what is always there last. */
function lastingOf(matches: readonly Match[], span: Span): AgendaPlace[] {
  const places = matches.map(({ event }) => ({
    event,
    occasions: event.occasions.filter(
      (occasion) => isLasting(event, occasion) && isOnDays(occasion, span) && (occasion.parts & span.parts) !== 0,
    ),
  }));
  const begin = Math.max(span.today, span.from);
  const turn = (place: AgendaPlace) => (place.event.always ? 2 : (place.occasions[0]?.first ?? 0) > begin ? 1 : 0);
  const moment = (place: AgendaPlace) => (turn(place) === 0 ? (place.occasions[0]?.until ?? 0) : begins(place));
  return places
    .filter(({ occasions }) => occasions.length > 0)
    .sort((a, b) => turn(a) - turn(b) || moment(a) - moment(b) || a.event.id - b.event.id);
}

const ids = (matches: readonly Match[]) => new Set(matches.map(({ event }) => event.id));

/** How many programs each of these days has. */
function countsOf(index: EventIndex, days: readonly number[], span: Span, matches: readonly Match[]): DayCount[] {
  const allowed = ids(matches);
  const open = { ...span, from: days[0] ?? span.today, to: FOREVER, withOver: false };
  const lasting = lastingOf(matches, open);
  return days.map((day) => ({
    day: dayText(day),
    dated: entriesOf(index, day, open, allowed).length,
    lasting: lasting.filter(lastsOn(day)).length,
  }));
}

/** The next days after the ones asked for (or before them, from today on) that have programs under the other filters. */
function nearestOf(index: EventIndex, span: Span, matches: readonly Match[]): DayCount[] {
  const allowed = ids(matches);
  const open = { ...span, from: span.today, to: FOREVER, withOver: false };
  const found: number[] = [];
  const ahead = index.days.filter((day) => day >= span.today);
  for (const day of [...ahead.filter((item) => item > span.to), ...ahead.filter((item) => item < span.from)]) {
    if (found.length === NEAREST) break;
    if (entriesOf(index, day, open, allowed).length > 0) found.push(day);
  }
  return countsOf(
    index,
    found.sort((a, b) => a - b),
    span,
    matches,
  );
}

/** Everything that the agenda says, before paging; pure. */
export function agendaOf(index: EventIndex, filter: AgendaFilter, now: Temporal.Instant) {
  const span = spanOf(filter, now);
  const matches = index.events.map((event) => matchOf(event, filter, span));
  const fitting = matches.filter(({ failing: bits, both }) => bits === 0 && both);
  const onAnyDay = matches.filter(({ failing: bits, atTime }) => bits === 0 && atTime);
  const allowed = ids(fitting);
  const lasting = lastingOf(fitting, span);
  // Today also when all that is on began yesterday.
  const known = index.byDay.has(span.today) ? index.days : [...index.days, span.today].sort((a, b) => a - b);
  const days: AgendaDay[] = known
    .filter((day) => day >= span.from && day <= span.to)
    .map((day) => ({ day, entries: entriesOf(index, day, span, allowed) }))
    .filter(({ entries }) => entries.length > 0);
  const dated = new Set(days.flatMap(({ entries }) => entries.map(({ event }) => event.id)));
  return {
    days,
    lasting,
    lastingOn: (day: number) => lasting.filter(lastsOn(day)).length,
    newest: () => newestOf(fitting, span),
    counts: { total: fitting.length, dated: dated.size, lasting: lasting.length },
    ribbon: () =>
      countsOf(
        index,
        Array.from({ length: RIBBON_DAYS }, (_, step) => span.today + step),
        span,
        onAnyDay,
      ),
    facets: () => facetsOf(matches),
    relaxed: () => relaxedOf(matches, filter),
    nearest: () => (fitting.length > 0 ? [] : nearestOf(index, span, onAnyDay)),
    /** On a day's own entry; a program of several days is on now only today. */
    isOnNow: (place: AgendaPlace, day = span.today) => day === span.today && isOnNow(place, span.now),
    isOver: (place: AgendaPlace) => place.occasions.every(({ until }) => until <= span.now),
  };
}

/** What was announced last comes first, each with the occasion that comes next. */
function newestOf(fitting: readonly Match[], span: Span): AgendaPlace[] {
  return fitting
    .toSorted((a, b) => b.event.created - a.event.created || b.event.id - a.event.id)
    .map(({ event }) => ({
      event,
      occasions: event.occasions.filter((occasion) => isOnDays(occasion, span) && (occasion.parts & span.parts) !== 0).slice(0, 1),
    }))
    .filter(({ occasions }) => occasions.length > 0);
}

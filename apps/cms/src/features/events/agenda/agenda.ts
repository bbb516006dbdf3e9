import type { DayCount } from '@liget/content-api';
import { countPrograms } from '@liget/park';
import { toIsoDay } from '../dates/days.ts';
import { narrowToLocations } from './filters/at-locations.ts';
import { type Bits, countBits, countCommonBits, createBits, has, intersectBits, listBits } from './filters/bitset.ts';
import { countFacets, countRelaxed } from './filters/facets.ts';
import {
  type AgendaFilter,
  type CountMode,
  findMatches,
  getDaysOfSet,
  isAtTime,
  isOnDays,
  listDayOccurrences,
  listDaysWithin,
  type Matches,
  matchLasting,
  openSpan,
  type Span,
} from './filters/match.ts';
import {
  type DayOccurrence,
  type IndexedEvent,
  type IndexedOccurrence,
  isCounted,
  isInRange,
  isOnByItsHours,
  isOver,
  takesPlaceNow,
} from './indexed.ts';
import type { EventIndex } from './program-index.ts';

export interface AgendaItem {
  event: IndexedEvent;
  occurrences: IndexedOccurrence[];
}

export interface AgendaDay {
  day: number;
  /** The number of listed events. */
  count: number;
  /** The number of events of the day that take place. */
  dated: number;
  /** All entries, or those from index `from` up to, but excluding, `to`. */
  entries(from?: number, to?: number): AgendaItem[];
}

const RIBBON_DAYS = 14;
const NEAREST = 3;
const ALL = Number.POSITIVE_INFINITY;

/** The shown occurrences of a day's entry: those at the requested time of day that are not over. */
function toAgendaItem(entry: DayOccurrence, span: Span): AgendaItem | null {
  const isWithinSpan = (occurrence: IndexedOccurrence) => isAtTime(occurrence, span) && (span.withOver || !isOver(occurrence, span.now));
  if (entry.occurrences.every(isWithinSpan)) return entry;
  const fitting = entry.occurrences.filter(isWithinSpan);
  return fitting.length > 0 ? { event: entry.event, occurrences: fitting } : null;
}

const getFirstStart = ({ occurrences }: AgendaItem) => occurrences[0]?.start ?? 0;
const hasOneNow = (item: AgendaItem, now: number) => item.occurrences.some((occurrence) => takesPlaceNow(occurrence, now));
const filterNotOver = ({ occurrences }: AgendaItem, now: number) => occurrences.filter((occurrence) => !isOver(occurrence, now));

/** Today: on now first (what ends first comes first), then by time; what is over comes last. */
function sortForToday(entries: AgendaItem[], { now }: Span): AgendaItem[] {
  const getPart = (item: AgendaItem) => (hasOneNow(item, now) ? 0 : filterNotOver(item, now).length > 0 ? 1 : 2);
  const getFirstEnd = (item: AgendaItem) => Math.min(...filterNotOver(item, now).map(({ until }) => until));
  return entries.toSorted(
    (a, b) => getPart(a) - getPart(b) || (getPart(a) === 0 ? getFirstEnd(a) - getFirstEnd(b) : 0) || getFirstStart(a) - getFirstStart(b),
  );
}

/** What the entries of a day are taken from: the allowed events of the index, at the times of the span. */
interface EntrySource {
  index: EventIndex;
  span: Span;
  allowed: Bits;
}

/** The allowed entries of a day other than today; stops after `to` entries instead of scanning the whole day. */
function listPlainEntries({ index, span, allowed }: EntrySource, day: number, from: number, to: number): AgendaItem[] {
  const { positions, entries } = index.byDay.get(day) ?? { positions: [], entries: [] };
  const there = intersectBits(allowed, getDaysOfSet(index, 'listed', span)?.get(day) ?? createBits(index.events.length));
  const items: AgendaItem[] = [];
  let passed = 0;
  for (let at = 0; at < positions.length && passed < to; at += 1) {
    if (!has(there, positions[at] ?? 0)) continue;
    passed += 1;
    const entry = passed > from ? entries[at] : undefined;
    const item = entry && toAgendaItem(entry, span);
    if (item) items.push(item);
  }
  return items;
}

function listTodaysEntries({ index, span, allowed }: EntrySource): AgendaItem[] {
  return listDayOccurrences(index, span.today, span).flatMap((entry) => {
    const item = has(allowed, entry.position) ? toAgendaItem(entry, span) : null;
    return item ? [item] : [];
  });
}

function getEntries(source: EntrySource, day: number, from = 0, to = ALL): AgendaItem[] {
  const { span } = source;
  if (day !== span.today) return listPlainEntries(source, day, from, to);
  return sortForToday(listTodaysEntries(source), span).slice(from, to);
}

/** The number of `getEntries` without creating them, or of those that take place. */
function getCount(source: EntrySource, day: number, among: CountMode): number {
  const { index, span, allowed } = source;
  if (day !== span.today) return countCommonBits(allowed, getDaysOfSet(index, among, span)?.get(day));
  const entries = listTodaysEntries(source);
  if (among === 'listed') return entries.length;
  return countPrograms(
    entries.map(({ occurrences }) => occurrences.map((item) => ({ state: item.state, isOver: isOver(item, span.now) }))),
  );
}

const lastsOn = (day: number, span: Span) => (item: AgendaItem) =>
  item.occurrences.some(
    (occurrence) =>
      occurrence.first <= day && occurrence.last >= day && isCounted(occurrence) && isInRange(occurrence, { ...span, from: day, to: day }),
  );

/** Sorts long-running programs: those that end first, then those that have not begun, then permanent ones. */
function findLasting(index: EventIndex, allowed: Bits, span: Span): AgendaItem[] {
  const items = listBits(allowed).flatMap((position) => {
    const event = index.events[position];
    const occurrences = event?.lasting.filter((occurrence) => isOnDays(occurrence, span) && isAtTime(occurrence, span)) ?? [];
    return event && occurrences.length > 0 ? [{ event, occurrences }] : [];
  });
  const begin = Math.max(span.today, span.from);
  const getPart = (item: AgendaItem) => (item.event.always ? 2 : (item.occurrences[0]?.first ?? 0) > begin ? 1 : 0);
  const getSortMoment = (item: AgendaItem) => (getPart(item) === 0 ? (item.occurrences[0]?.until ?? 0) : getFirstStart(item));
  return items.toSorted((a, b) => getPart(a) - getPart(b) || getSortMoment(a) - getSortMoment(b) || a.event.id - b.event.id);
}

/** The numbers of events on these days, with the other filters. */
function getCounts(index: EventIndex, days: readonly number[], { span, onAnyDay }: Matches): DayCount[] {
  const open = openSpan(span, days[0]);
  const lasting = findLasting(index, intersectBits(matchLasting(index, open, 'counted'), onAnyDay), open);
  return days.map((day) => ({
    day: toIsoDay(day),
    dated: getCount({ index, span: open, allowed: onAnyDay }, day, 'counted'),
    lasting: lasting.filter(lastsOn(day, open)).length,
  }));
}

/** The next days after the requested ones (or before them, from today) that have events with the other filters. */
function getNearest(index: EventIndex, matches: Matches): DayCount[] {
  const { span, onAnyDay } = matches;
  const open = openSpan(span);
  const positions: number[] = [];
  const ahead = listDaysWithin(index, open);
  for (const day of [...ahead.filter((item) => item > span.to), ...ahead.filter((item) => item < span.from)]) {
    if (positions.length === NEAREST) break;
    if (getCount({ index, span: open, allowed: onAnyDay }, day, 'counted') > 0) positions.push(day);
  }
  return getCounts(
    index,
    positions.toSorted((a, b) => a - b),
    matches,
  );
}

/** The whole agenda before paging; pure. */
export function buildAgenda(all: EventIndex, filter: AgendaFilter, now: Temporal.Instant) {
  const index = narrowToLocations(all, filter.location);
  const matches = findMatches(index, filter, now);
  const { span, listed } = matches;
  const lasting = findLasting(index, matches.listedLasting, span);
  const source = { index, span, allowed: listed };
  const within = listDaysWithin(index, span);
  // Today is missing in the index if everything that is on began yesterday.
  const isTodayMissing = span.from <= span.today && span.to >= span.today && !index.byDay.has(span.today);
  const days: AgendaDay[] = (isTodayMissing ? [...within, span.today].toSorted((a, b) => a - b) : within)
    .map((day) => ({
      day,
      count: getCount(source, day, 'listed'),
      dated: getCount(source, day, 'counted'),
      entries: (from?: number, to?: number) => getEntries(source, day, from, to),
    }))
    .filter(({ count }) => count > 0);
  return {
    days,
    lasting,
    lastingOn: (day: number) => lasting.filter(lastsOn(day, span)).length,
    newest: (from?: number, to?: number) => getNewest(index, matches, from, to),
    /** Distinct events that take place. */
    counts: { total: countBits(matches.fitting), dated: countBits(matches.dated), lasting: countBits(matches.lasting) },
    /** Including events that do not take place. */
    listed: countBits(listed),
    ribbon: () =>
      getCounts(
        index,
        Array.from({ length: RIBBON_DAYS }, (_, step) => span.today + step),
        matches,
      ),
    facets: () => countFacets(index, matches),
    relaxed: () => countRelaxed(matches),
    nearest: () => (countBits(listed) > 0 ? [] : getNearest(index, matches)),
    /** Whether an entry of today is on by its own hours. */
    isOnNow: ({ occurrences }: AgendaItem, day = span.today) =>
      day === span.today && occurrences.some((occurrence) => isOnByItsHours(occurrence, span.now)),
    isOver: (item: AgendaItem) => filterNotOver(item, span.now).length === 0,
  };
}

/** Events by announcement, newest first, each with its next date: all of them, or those from index `from` up to, but excluding, `to`. */
function getNewest(index: EventIndex, { listed, span }: Matches, from = 0, to = ALL): AgendaItem[] {
  const items: AgendaItem[] = [];
  let passed = 0;
  for (const position of index.sets.newestFirst) {
    if (passed >= to) break;
    if (!has(listed, position)) continue;
    passed += 1;
    const event = passed > from ? index.events[position] : undefined;
    const fits = event?.occurrences.filter((occurrence) => isOnDays(occurrence, span) && isAtTime(occurrence, span)) ?? [];
    const first = fits.find((occurrence) => isCounted(occurrence)) ?? fits[0];
    if (event && first) items.push({ event, occurrences: [first] });
  }
  return items;
}

import type { DayCount } from '@liget/content-api';
import { dayText } from './event-days.ts';
import { facetsOf, relaxedOf } from './event-facets.ts';
import type { DayEntry, EventIndex, IndexedEvent, IndexedOccasion } from './event-index.ts';
import { type AgendaFilter, isOnDays, type Match, matchOf, type Span, spanOf } from './event-match.ts';
import { partsAsked } from './event-selection.ts';

export interface AgendaPlace {
  event: IndexedEvent;
  occasions: IndexedOccasion[];
}
export interface AgendaDay {
  day: number;
  count: number;
  entries(): AgendaPlace[];
}

/** Which events of the index may be shown, by their position. */
type Allowed = Uint8Array;

const RIBBON_DAYS = 14;
const NEAREST = 3;
const ALL_PARTS = partsAsked({});
const FOREVER = Number.POSITIVE_INFINITY;

/** What of a day's entry is shown: the occasions at the time asked for that are not over. */
function shown(entry: DayEntry, day: number, span: Span): AgendaPlace | null {
  if (span.parts === ALL_PARTS && (span.withOver || day > span.today)) return entry;
  const fits = ({ parts, until }: IndexedOccasion) => (parts & span.parts) !== 0 && (span.withOver || until > span.now);
  if (entry.occasions.every(fits)) return entry;
  const fitting = entry.occasions.filter(fits);
  return fitting.length > 0 ? { event: entry.event, occasions: fitting } : null;
}

const begins = ({ occasions }: AgendaPlace) => occasions[0]?.start ?? 0;
const isOnNow = (place: AgendaPlace, now: number) => place.occasions.some(({ start, until }) => start <= now && until > now);

/** Today: on now first (what ends first comes first), then by time; what is over comes last. */
function inTodaysOrder(entries: AgendaPlace[], { now }: Span): AgendaPlace[] {
  const turn = (place: AgendaPlace) => (isOnNow(place, now) ? 0 : place.occasions.some(({ until }) => until > now) ? 1 : 2);
  const ends = ({ occasions }: AgendaPlace) => Math.min(...occasions.filter(({ until }) => until > now).map(({ until }) => until));
  return entries.toSorted((a, b) => turn(a) - turn(b) || (turn(a) === 0 ? ends(a) - ends(b) : 0) || begins(a) - begins(b));
}

/** The entries of a day that are allowed; today's with the night before, which may still be on. */
function dayEntries(index: EventIndex, day: number, span: Span): readonly DayEntry[] {
  const own = index.byDay.get(day)?.entries ?? [];
  if (day !== span.today) return own;
  return [...(index.byDay.get(day - 1)?.entries ?? []).map(stillOn(span)).filter((entry) => entry !== null), ...own];
}

function entriesOf(index: EventIndex, day: number, span: Span, allowed: Allowed): AgendaPlace[] {
  const found: AgendaPlace[] = [];
  for (const entry of dayEntries(index, day, span)) {
    const place = allowed[entry.position] === 1 ? shown(entry, day, span) : null;
    if (place) found.push(place);
  }
  return day === span.today ? inTodaysOrder(found, span) : found;
}

/** The number of `entriesOf`, without making them. */
function countOf(index: EventIndex, day: number, span: Span, allowed: Allowed): number {
  let count = 0;
  if (span.parts === ALL_PARTS && (span.withOver || day > span.today)) {
    for (const position of index.byDay.get(day)?.positions ?? []) count += allowed[position] ?? 0;
    return count;
  }
  for (const entry of dayEntries(index, day, span)) if (allowed[entry.position] === 1 && shown(entry, day, span)) count += 1;
  return count;
}

const stillOn =
  ({ now, today }: Span) =>
  ({ event, position, occasions }: DayEntry): DayEntry | null => {
    const on = occasions.filter(({ start, until, last }) => last < today && start <= now && until > now);
    return on.length > 0 ? { event, position, occasions: on } : null;
  };

const lastsOn = (day: number) => (place: AgendaPlace) => place.occasions.some(({ first, last }) => first <= day && last >= day);

/** What lasts: what ends first comes first, what is yet to begin after it, what is always there last. */
function lastingOf(matches: readonly Match[], span: Span): AgendaPlace[] {
  const places = matches
    .filter(({ event }) => event.lasting.length > 0)
    .map(({ event }) => ({
      event,
      occasions: event.lasting.filter((occasion) => isOnDays(occasion, span) && (occasion.parts & span.parts) !== 0),
    }));
  const begin = Math.max(span.today, span.from);
  const turn = (place: AgendaPlace) => (place.event.always ? 2 : (place.occasions[0]?.first ?? 0) > begin ? 1 : 0);
  const moment = (place: AgendaPlace) => (turn(place) === 0 ? (place.occasions[0]?.until ?? 0) : begins(place));
  return places
    .filter(({ occasions }) => occasions.length > 0)
    .toSorted((a, b) => turn(a) - turn(b) || moment(a) - moment(b) || a.event.id - b.event.id);
}

function allowedIn(matches: readonly Match[], fits: (match: Match) => boolean): Allowed {
  const allowed = new Uint8Array(matches.length);
  let position = 0;
  for (const match of matches) {
    allowed[position] = fits(match) ? 1 : 0;
    position += 1;
  }
  return allowed;
}
const fitsAll = ({ failing, both }: Match) => failing === 0 && both;
const fitsOnAnyDay = ({ failing, atTime }: Match) => failing === 0 && atTime;

/** Whether an event of the day's programs, not only what lasts, is among what fits. */
function isDated({ event }: Match, span: Span): boolean {
  return event.occasions.some(
    (occasion) => !event.lasting.includes(occasion) && isOnDays(occasion, span) && (occasion.parts & span.parts) !== 0,
  );
}

/** How many programs each of these days has. */
function countsOf(index: EventIndex, days: readonly number[], span: Span, matches: readonly Match[]): DayCount[] {
  const allowed = allowedIn(matches, fitsOnAnyDay);
  const open = { ...span, from: days[0] ?? span.today, to: FOREVER, withOver: false };
  const lasting = lastingOf(matches.filter(fitsOnAnyDay), open);
  return days.map((day) => ({
    day: dayText(day),
    dated: countOf(index, day, open, allowed),
    lasting: lasting.filter(lastsOn(day)).length,
  }));
}

/** The next days after the ones asked for (or before them, from today on) that have programs under the other filters. */
function nearestOf(index: EventIndex, span: Span, matches: readonly Match[]): DayCount[] {
  const allowed = allowedIn(matches, fitsOnAnyDay);
  const open = { ...span, from: span.today, to: FOREVER, withOver: false };
  const found: number[] = [];
  const ahead = index.days.filter((day) => day >= span.today);
  for (const day of [...ahead.filter((item) => item > span.to), ...ahead.filter((item) => item < span.from)]) {
    if (found.length === NEAREST) break;
    if (countOf(index, day, open, allowed) > 0) found.push(day);
  }
  return countsOf(
    index,
    found.toSorted((a, b) => a - b),
    span,
    matches,
  );
}

/** Everything that the agenda says, before paging; pure. */
export function agendaOf(index: EventIndex, filter: AgendaFilter, now: Temporal.Instant) {
  const span = spanOf(filter, now);
  const matches = index.events.map((event) => matchOf(event, filter, span));
  const fitting = matches.filter(fitsAll);
  const allowed = allowedIn(matches, fitsAll);
  const lasting = lastingOf(fitting, span);
  // Today also when all that is on began yesterday.
  const known = index.byDay.has(span.today) ? index.days : [...index.days, span.today].toSorted((a, b) => a - b);
  const days: AgendaDay[] = known
    .filter((day) => day >= span.from && day <= span.to)
    .map((day) => ({ day, count: countOf(index, day, span, allowed), entries: () => entriesOf(index, day, span, allowed) }))
    .filter(({ count }) => count > 0);
  return {
    days,
    lasting,
    lastingOn: (day: number) => lasting.filter(lastsOn(day)).length,
    newest: () => newestOf(fitting, span),
    counts: { total: fitting.length, dated: fitting.filter((match) => isDated(match, span)).length, lasting: lasting.length },
    ribbon: () =>
      countsOf(
        index,
        Array.from({ length: RIBBON_DAYS }, (_, step) => span.today + step),
        span,
        matches,
      ),
    facets: () => facetsOf(matches),
    relaxed: () => relaxedOf(matches, filter),
    nearest: () => (fitting.length > 0 ? [] : nearestOf(index, span, matches)),
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

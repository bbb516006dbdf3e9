import { AccessibilityFeature, EventCategorySlug } from '@liget/content-api';
import { ZONE } from '@liget/park/time';

/**
 * For tests: the agenda in the contract's words, by looking at every occurrence of every program. It imports nothing of what it is compared
 * with, and computes with calendar days as text and with minutes.
 */
export interface WrittenOccurrence {
  /** Budapest's wall clock, '2026-11-20 18:00', or '2026-11-20' for a whole day; so is the end. */
  start: string;
  end?: string;
  openEnded?: boolean;
  /** Stays in sight, and counts nowhere. */
  isOff?: boolean;
}

/** When a house is closed: its days of rest, ISO weekdays, and the hours at which it opens and closes on all others. */
export interface WrittenHouse {
  rests: readonly number[];
  opens: string;
  closes: string;
}

export interface WrittenEvent {
  id: number;
  category: string | null;
  type: readonly string[];
  location: readonly string[];
  series: readonly string[];
  accessibility: readonly string[];
  need: readonly string[];
  free: boolean;
  always: boolean;
  created: number;
  occurrences: readonly WrittenOccurrence[];
  /** None when it is never closed. */
  house?: WrittenHouse;
}

export interface WrittenFilter {
  category?: readonly string[] | undefined;
  type?: readonly string[] | undefined;
  location?: readonly string[] | undefined;
  accessibility?: readonly string[] | undefined;
  need?: readonly string[] | undefined;
  free?: boolean | undefined;
  series?: string | undefined;
  time_of_day?: 'any' | 'forenoon' | 'afternoon' | 'evening' | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const PARTS = ['forenoon', 'afternoon', 'evening'] as const;
const NEVER = '9999-12-31';
const HOUR = 60;
const DAY = 24 * HOUR;

const zoned = (text: string) => Temporal.PlainDateTime.from(text.replace(' ', 'T')).toZonedDateTime(ZONE);
const later = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString();
const minutesBetween = (a: Temporal.ZonedDateTime, b: Temporal.ZonedDateTime) => a.until(b).total('minutes');

interface SeenOccurrence {
  house: WrittenHouse | undefined;
  /** Milliseconds, as `over`. */
  start: number;
  over: number;
  first: string;
  last: string;
  parts: ReadonlySet<string>;
  lasts: boolean;
  isOff: boolean;
}

function getParts(start: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime | null): Set<string> {
  const length = end ? Math.max(1, minutesBetween(start, end)) : 1;
  const minutes = Array.from({ length }, (_, passed) => start.hour * HOUR + start.minute + passed).filter((minute) => minute < DAY);
  return new Set(minutes.map((minute) => (minute < 12 * HOUR ? 'forenoon' : minute < 18 * HOUR ? 'afternoon' : 'evening')));
}

function toSeen(
  { start: from, end, openEnded, isOff = false }: WrittenOccurrence,
  { always, house }: Pick<WrittenEvent, 'always' | 'house'>,
): SeenOccurrence {
  const start = zoned(from);
  const first = from.slice(0, 10);
  const started = start.epochMilliseconds;
  if (openEnded)
    return { house, isOff, start: started, over: Number.POSITIVE_INFINITY, first, last: NEVER, parts: new Set(PARTS), lasts: true };
  const allDay = from.length === 10;
  const to = end === undefined ? null : zoned(end);
  const over = allDay || !to ? zoned(later((end ?? from).slice(0, 10), 1)) : to;
  const lastMinute = over.subtract({ minutes: 1 }).toPlainDate().toString();
  const isNight = !allDay && lastMinute === later(first, 1) && minutesBetween(start, over) < 12 * HOUR;
  const last = isNight || lastMinute < first ? first : lastMinute;
  const isWhole = allDay || (to !== null && minutesBetween(start, to) >= DAY);
  return {
    house,
    isOff,
    start: started,
    over: over.epochMilliseconds,
    first,
    last,
    parts: isWhole ? new Set(PARTS) : getParts(start, to),
    lasts: always || last >= later(first, 7),
  };
}

interface AgendaQuery {
  /** Milliseconds. */
  now: number;
  today: string;
  from: string;
  to: string;
  time: string;
}

const isOver = ({ over }: SeenOccurrence, { now }: AgendaQuery) => over <= now;
const hasBegun = ({ start }: SeenOccurrence, { now }: AgendaQuery) => start <= now;
const isAtTime = ({ parts }: SeenOccurrence, { time }: AgendaQuery) => time === 'any' || parts.has(time);
/** What is over counts only when the days asked for begin before today. */
const mayBe = (item: SeenOccurrence, query: AgendaQuery) => query.from < query.today || !isOver(item, query);
/** A night that is still on counts to this day, too. */
const isStillOn = (item: SeenOccurrence, day: string, query: AgendaQuery) =>
  day === query.today && item.last < day && hasBegun(item, query) && !isOver(item, query);
/** What lasts can be seen on a day on which its house is open; today only while it is not closed for the night. */
const isOpenOn = ({ house, lasts }: SeenOccurrence, day: string, query: AgendaQuery) =>
  !lasts ||
  !house ||
  (!house.rests.includes(Temporal.PlainDate.from(day).dayOfWeek) &&
    (query.time === 'any' || getParts(zoned(`${day} ${house.opens}`), zoned(`${day} ${house.closes}`)).has(query.time)) &&
    (query.from < query.today || day !== query.today || zoned(`${day} ${house.closes}`).epochMilliseconds > query.now));
const isOpenOnSome = (item: SeenOccurrence, query: AgendaQuery) => {
  const begin = item.first > query.from ? item.first : query.from;
  const end = item.last < query.to ? item.last : query.to;
  // No house rests for a fortnight.
  return daysFrom(begin, end < later(begin, 14) ? end : later(begin, 14)).some((day) => isOpenOn(item, day, query));
};
const fits = (item: SeenOccurrence, query: AgendaQuery) =>
  isOpenOnSome(item, query) &&
  isAtTime(item, query) &&
  mayBe(item, query) &&
  item.first <= query.to &&
  (item.last >= query.from || (query.today >= query.from && isStillOn(item, query.today, query)));

const hasAny = (values: readonly string[], accepted: readonly string[] | undefined) =>
  !accepted?.length || values.some((value) => accepted.includes(value));

function meets(event: WrittenEvent, filter: WrittenFilter): boolean {
  const { category, type, location, accessibility = [], need = [], free, series } = filter;
  return (
    hasAny(event.category === null ? [] : [event.category], category) &&
    hasAny(event.type, type) &&
    hasAny(event.location, location) &&
    accessibility.every((feature) => event.accessibility.includes(feature)) &&
    need.every((one) => event.need.includes(one)) &&
    (free === undefined || free === event.free) &&
    (series === undefined || (series === '1' ? event.series.length > 0 : event.series.includes(series)))
  );
}

type KnownEvent = WrittenEvent & { seen: readonly SeenOccurrence[] };
const ids = (events: readonly KnownEvent[]) => events.map(({ id }) => id).toSorted((a, b) => a - b);

const daysFrom = (first: string, last: string) => {
  const found = [first];
  for (let day = first; day < last; found.push(day)) day = later(day, 1);
  return found;
};

/** Answers a query over these programs. */
export function naiveAgenda(events: readonly WrittenEvent[]) {
  const all: KnownEvent[] = events.map((event) => ({ ...event, seen: event.occurrences.map((item) => toSeen(item, event)) }));
  return (filter: WrittenFilter, at: Temporal.Instant) => answer(all, filter, at);
}

function answer(all: readonly KnownEvent[], filter: WrittenFilter, at: Temporal.Instant) {
  const now = at.epochMilliseconds;
  const today = at.toZonedDateTimeISO(ZONE).toPlainDate().toString();
  const toQuery = ({ from = today, to = NEVER, time_of_day: time = 'any' }: WrittenFilter): AgendaQuery => ({ now, today, from, to, time });
  const filterBy = (by: WrittenFilter) => {
    const query = toQuery(by);
    return all.filter((event) => meets(event, by) && event.seen.some((item) => fits(item, query)));
  };
  /** Whether an event has a date that takes place and for which `isHeld` is true. */
  const taking = (isHeld: (item: SeenOccurrence) => boolean) => (event: KnownEvent) =>
    event.seen.some((item) => !item.isOff && isHeld(item));
  const countedBy = (by: WrittenFilter) => filterBy(by).filter(taking((item) => fits(item, toQuery(by))));
  const count = (more: WrittenFilter) => countedBy({ ...filter, ...more }).length;
  const isOnDay = (day: string, query: AgendaQuery) => (item: SeenOccurrence) =>
    !item.lasts && isAtTime(item, query) && mayBe(item, query) && ((item.first <= day && item.last >= day) || isStillOn(item, day, query));
  const onDay = (among: readonly KnownEvent[], day: string, query: AgendaQuery) =>
    among.filter((event) => event.seen.some(isOnDay(day, query)));
  const countOn = (among: readonly KnownEvent[], day: string, query: AgendaQuery) => {
    const isOn = isOnDay(day, query);
    // Dates of today count only until they end, also when the requested days began earlier.
    return among.filter(taking((item) => isOn(item) && !(day === today && isOver(item, query)))).length;
  };
  const query = toQuery(filter);
  const fitting = filterBy(filter);
  const anyDay = { ...filter, from: undefined, to: undefined };
  const [open, onAnyDay] = [toQuery(anyDay), filterBy(anyDay)];
  const days = [...new Set(fitting.flatMap((event) => event.seen.flatMap((item) => (item.lasts ? [] : daysFrom(item.first, item.last)))))];
  const options = (name: 'type' | 'location') =>
    [...new Set(all.flatMap((event) => event[name]))]
      .toSorted()
      .map((value) => ({ value, count: count({ [name]: [value] }) }))
      .filter((option) => option.count > 0);
  return {
    days: [...new Set([...days, today])]
      .toSorted()
      .filter((day) => day >= query.from && day <= query.to)
      .map((day): [string, number[], number] => [day, ids(onDay(fitting, day, query)), countOn(fitting, day, query)])
      .filter(([, occurrences]) => occurrences.length > 0),
    lasting: ids(fitting.filter((event) => event.seen.some((item) => item.lasts && fits(item, query)))),
    newest: fitting.toSorted((a, b) => b.created - a.created || b.id - a.id).map(({ id }) => id),
    total: countedBy(filter).length,
    ribbon: Array.from({ length: 14 }, (_, ahead) => later(today, ahead)).map((day) => ({
      day,
      dated: countOn(onAnyDay, day, open),
      lasting: onAnyDay.filter(
        taking(
          (item) =>
            item.lasts && item.first <= day && item.last >= day && !isOver(item, open) && isAtTime(item, open) && isOpenOn(item, day, open),
        ),
      ).length,
    })),
    facets: {
      category: EventCategorySlug.options.map((value) => ({ value, count: count({ category: [value] }) })),
      type: options('type'),
      location: options('location'),
      accessibility: AccessibilityFeature.options.map((value) => ({
        value,
        count: count({ accessibility: [...(filter.accessibility ?? []), value] }),
      })),
      time_of_day: (['any', ...PARTS] as const).map((value) => ({ value, count: count({ time_of_day: value }) })),
      free: count({ free: true }),
      series: count({ series: '1' }),
    },
  };
}

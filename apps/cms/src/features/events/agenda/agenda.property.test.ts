import { EVENT_CATEGORY_SLUGS } from '@liget/content-api/vocabulary/events';
import { describe, expect, it } from 'vitest';
import { sampleOf, testDepth } from '../../../../../../test-depth.ts';
import { naiveAgenda, type WrittenEvent, type WrittenHouse, type WrittenOccurrence } from '../../../testing/events/test-naive-agenda.ts';
import { indexed, occurrenceFrom as on } from '../../../testing/events/test-program-index.ts';
import { toIsoDay } from '../dates/days.ts';
import { createDoors } from '../dates/venue-opening-hours.ts';
import { buildAgenda } from './agenda.ts';
import type { AgendaFilter } from './filters/match.ts';
import { type IndexedEvent, isLongRunning } from './indexed.ts';
import { buildEventIndex, type EventIndex } from './program-index.ts';

/** A reproducible generator of random numbers. */
function dice(seed: number) {
  let state = seed;
  const number = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const one = <Item>(items: readonly [Item, ...Item[]]): Item => items[number(items.length)] ?? items[0];
  return { number, one, chance: (percent: number) => number(100) < percent };
}
type Dice = ReturnType<typeof dice>;

const TODAY = Temporal.PlainDate.from('2026-11-20');
const day = (ahead: number) => TODAY.add({ days: ahead }).toString();
const TYPES = ['koncert', 'seta', 'tura'] as const;
const PLACES = ['tó', 'vár', 'kert', 'ház'] as const;
const FEATURES = ['step_free', 'sign_language', 'relaxed'] as const;
const NEEDS = ['child', 'dog', 'free'] as const;

const HOUSES: [WrittenHouse, ...WrittenHouse[]] = [
  { rests: [1], opens: '08:00', closes: '18:00' },
  { rests: [5, 6], opens: '12:00', closes: '20:00' },
  { rests: [1, 2, 3, 4, 7], opens: '08:00', closes: '12:00' },
];

function getHours({ rests, opens, closes }: WrittenHouse) {
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((weekday) => !rests.includes(weekday));
  return { hours: [{ weekdays, opens, closes, months: [] }], exceptions: [] };
}

const someOccurrence = (roll: Dice, reach: number): WrittenOccurrence => ({
  ...someTimes(roll, reach),
  ...(roll.chance(15) ? { isOff: true } : {}),
});

function someTimes({ number, chance, one }: Dice, reach: number): WrittenOccurrence {
  const first = number(reach) - 15;
  if (chance(10)) return { start: day(first), end: day(first + number(30)) };
  if (chance(10)) return { start: day(first), end: day(first + number(4)) };
  const hour = String(number(24)).padStart(2, '0');
  if (chance(10)) return { start: `${day(first)} ${hour}:30` };
  if (chance(15)) return { start: `${day(first)} 22:00`, end: `${day(first + 1)} ${one(['00:30', '02:00', '06:00', '09:59', '10:00'])}` };
  if (chance(10)) return { start: `${day(first)} ${one(['11:00', '17:00'])}`, end: `${day(first)} ${one(['12:00', '18:00', '18:01'])}` };
  return { start: `${day(first)} ${hour}:00`, end: `${day(first)} ${hour}:45` };
}

function someEvent(roll: Dice, place: number, reach: number): WrittenEvent {
  const { number, one, chance } = roll;
  const always = chance(6);
  const occurrences: WrittenOccurrence[] = always
    ? [{ start: `${day(-number(300))} 10:00`, openEnded: true }]
    : Array.from({ length: 1 + number(5) }, () => someOccurrence(roll, reach)).toSorted((a, b) => (a.start < b.start ? -1 : 1));
  const [type, location] = [one(TYPES), one(PLACES)];
  return {
    id: place + 1,
    category: chance(95) ? one(EVENT_CATEGORY_SLUGS) : null,
    type: chance(80) ? [type, `${type}-en`] : [],
    location: chance(90) ? [location] : [],
    series: chance(30) ? [one(['esték', 'reggelek'])] : [],
    accessibility: FEATURES.filter(() => chance(40)),
    need: NEEDS.filter(() => chance(40)),
    free: chance(40),
    always,
    created: number(1000),
    occurrences,
    ...(chance(60) ? { house: HOUSES[number(HOUSES.length)] ?? HOUSES[0] } : {}),
  };
}

const indexOfWritten = (events: readonly WrittenEvent[]) =>
  buildEventIndex(
    events.map(({ occurrences, house, ...event }) =>
      indexed(
        `program-${event.id}`,
        occurrences
          .map(({ start, end, openEnded = false, isOff = false }) => on(start, end, { openEnded, state: isOff ? 'cancelled' : 'sold_out' }))
          .map((item) => (house && isLongRunning(item, event.always) ? { ...item, doors: createDoors(getHours(house)) } : item)),
        event,
      ),
    ),
  );

function someFilter({ number, one, chance }: Dice): AgendaFilter {
  const several = <Item>(items: readonly [Item, ...Item[]]): Item[] => items.filter(() => chance(50));
  const from = number(40) - 12;
  return {
    sort: chance(80) ? 'time' : 'new',
    ...(chance(40) ? { category: several(EVENT_CATEGORY_SLUGS) } : {}),
    ...(chance(30) ? { type: several([...TYPES, 'koncert-en', 'ismeretlen']) } : {}),
    ...(chance(30) ? { location: several([...PLACES, 'sehol']) } : {}),
    ...(chance(25) ? { accessibility: several(FEATURES) } : {}),
    ...(chance(25) ? { need: several(NEEDS) } : {}),
    ...(chance(25) ? { free: chance(70) } : {}),
    ...(chance(25) ? { series: one(['1', 'esték', 'nincs']) } : {}),
    ...(chance(40) ? { time_of_day: one(['any', 'forenoon', 'afternoon', 'evening']) } : {}),
    ...(chance(50)
      ? { from: day(from), ...(chance(60) ? { to: day(from + number(14)) } : {}) }
      : chance(20)
        ? { to: day(number(20)) }
        : {}),
  };
}

const ids = (events: readonly IndexedEvent[]) => events.map(({ id }) => id).toSorted((a, b) => a - b);
function quickly(index: EventIndex, filter: AgendaFilter, now: Temporal.Instant) {
  const found = buildAgenda(index, filter, now);
  return {
    days: found.days.map(({ day: on, entries, dated }): [string, number[], number] => [
      toIsoDay(on),
      [...new Set(ids(entries().map(({ event }) => event)))],
      dated,
    ]),
    lasting: ids(found.lasting.map(({ event }) => event)),
    newest: found.newest().map(({ event }) => event.id),
    total: found.counts.total,
    ribbon: found.ribbon(),
    facets: found.facets(),
  };
}

/** The size of a large collection. */
const MANY = testDepth() === 'deep' ? 5000 : 1000;
const HOURS = ['00:10', '09:30', '12:00', '18:20', '23:50'] as const;

describe('the agenda with bit sets', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed + 1);
  it.each(sampleOf(seeds, 5))('equals a naive scan of all events (collection %i)', (seed) => {
    const roll = dice(seed * 7919);
    const events = Array.from({ length: 20 + roll.number(60) }, (_, place) => someEvent(roll, place, 45));
    const index = indexOfWritten(events);
    const naively = naiveAgenda(events);
    for (let turn = 0; turn < 12; turn += 1) {
      const filter = someFilter(roll);
      const now = Temporal.Instant.from(`2026-11-20T${roll.one(HOURS)}:00+01:00`);
      expect({ filter, now: now.toString(), ...quickly(index, filter, now) }).toEqual({
        filter,
        now: now.toString(),
        ...naively(filter, now),
      });
    }
  });

  it('cuts the same pages from a day, and from the newest events, as from the whole list', () => {
    const roll = dice(11);
    const index = indexOfWritten(Array.from({ length: 300 }, (_, place) => someEvent(roll, place, 30)));
    for (let turn = 0; turn < 40; turn += 1) {
      const found = buildAgenda(index, someFilter(roll), Temporal.Instant.from('2026-11-20T12:00:00+01:00'));
      const [from, to] = [roll.number(6), 6 + roll.number(6)];
      for (const { count, entries } of found.days) {
        expect(entries()).toHaveLength(count);
        expect(entries(from, to)).toEqual(entries().slice(from, to));
      }
      expect(found.newest(from, to)).toEqual(found.newest().slice(from, to));
      expect(found.newest()).toHaveLength(found.listed);
    }
  });
});

describe('the cost of a request', () => {
  /** Counts the events that one request reads. */
  function touched(size: number, filter: Partial<AgendaFilter>): { events: number; shown: number } {
    const seen = new Set<number>();
    const watched = <Value extends object>(value: Value, place: number): Value =>
      new Proxy(value, {
        get(target, name, receiver) {
          seen.add(place);
          return Reflect.get(target, name, receiver);
        },
      });
    // Like an archive: twice as many events are on twice as many days.
    const events = Array.from({ length: size }, (_, place) => {
      const start = day(Math.floor(place / 6) - (size > 1000 ? 100 : 2));
      const occurrences = [watched(on(`${start} 18:00`, `${start} 20:00`), place)];
      return watched(indexed(`${place}`, occurrences, { category: EVENT_CATEGORY_SLUGS[place % 4] ?? null, free: place % 3 === 0 }), place);
    });
    const index = buildEventIndex(events);
    seen.clear();
    const found = buildAgenda(index, { sort: 'time', ...filter }, Temporal.Instant.from('2026-11-20T12:00:00+01:00'));
    const page = filter.sort === 'new' ? found.newest(0, 5) : found.days.slice(0, 5).flatMap(({ entries }) => entries(0, 1));
    found.ribbon();
    found.facets();
    found.relaxed();
    found.nearest();
    return { events: seen.size, shown: page.length };
  }

  it.each<[string, Partial<AgendaFilter>]>([
    ['nothing', {}],
    ['a category', { category: ['sport'] }],
    ['an evening', { time_of_day: 'evening', free: true }],
    ['days ahead', { from: day(2), to: day(6) }],
    ['a day that is over', { from: day(-1), to: day(3) }],
    ['what is new', { sort: 'new' }],
  ])(`reads no more events among ${MANY} than among 60, with the filter %s`, (_, filter) => {
    const [few, many] = [touched(60, filter), touched(MANY, filter)];
    expect([few.shown, many.shown]).toEqual([5, 5]);
    expect(few.events).toBeGreaterThanOrEqual(5);
    expect(many.events).toBeLessThanOrEqual(few.events);
    expect(many.events).toBeLessThan(20);
  });
});

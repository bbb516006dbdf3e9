import { AccessibilityFeature, EventCategorySlug } from '@liget/content-api';
import { describe, expect, it } from 'vitest';
import { agendaOf } from './event-agenda.ts';
import { dayText } from './event-days.ts';
import { type EventIndex, type IndexedEvent, type IndexedOccasion, indexOf } from './event-index.ts';
import { type AgendaFilter, isAtTime, isOnDays, openSpan, type Span, spanOf } from './event-match.ts';
import { failing } from './event-selection.ts';
import { indexed, occasionFrom as on } from './test-event-index.ts';

/** The same numbers in the same order at each run. */
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
const CATEGORIES = ['cultural', 'outdoor', 'family', 'sport'] as const;
const TYPES = ['koncert', 'seta', 'tura'] as const;
const PLACES = ['tó', 'vár', 'kert', 'ház'] as const;
const FEATURES = ['step_free', 'sign_language', 'relaxed'] as const;

function someOccasion({ number, chance, one }: Dice, reach: number): IndexedOccasion {
  const first = number(reach) - 15;
  if (chance(10)) return on(day(first), day(first + number(30)));
  if (chance(10)) return on(day(first), day(first + number(4)));
  const hour = String(number(24)).padStart(2, '0');
  if (chance(10)) return on(`${day(first)} ${hour}:30`);
  if (chance(15)) return on(`${day(first)} 22:00`, `${day(first + 1)} ${one(['00:30', '02:00', '06:00'])}`);
  return on(`${day(first)} ${hour}:00`, `${day(first)} ${hour}:45`);
}

function someEvent(roll: Dice, place: number, reach: number): IndexedEvent {
  const { number, one, chance } = roll;
  const always = chance(6);
  const occasions = always
    ? [on(`${day(-number(300))} 10:00`, undefined, { openEnded: true })]
    : Array.from({ length: 1 + number(5) }, () => someOccasion(roll, reach)).toSorted((a, b) => a.start - b.start);
  const [type, location] = [one(TYPES), one(PLACES)];
  return indexed(`program-${place}`, occasions, {
    category: chance(95) ? one(CATEGORIES) : null,
    type: chance(80) ? [type, `${type}-en`] : [],
    location: chance(90) ? [location] : [],
    series: chance(30) ? [one(['esték', 'reggelek'])] : [],
    accessibility: FEATURES.filter(() => chance(40)),
    free: chance(40),
    always,
    created: number(1000),
  });
}

function someFilter({ number, one, chance }: Dice): AgendaFilter {
  const several = <Item>(items: readonly [Item, ...Item[]]): Item[] => items.filter(() => chance(50));
  const from = number(40) - 12;
  return {
    sort: chance(80) ? 'time' : 'new',
    ...(chance(40) ? { category: several(CATEGORIES) } : {}),
    ...(chance(30) ? { type: several([...TYPES, 'koncert-en', 'ismeretlen']) } : {}),
    ...(chance(30) ? { location: several([...PLACES, 'sehol']) } : {}),
    ...(chance(25) ? { accessibility: several(FEATURES) } : {}),
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

/** By looking at every occasion of every event, in the words of the contract. */
function naively(events: readonly IndexedEvent[], filter: AgendaFilter, now: Temporal.Instant) {
  const span = spanOf(filter, now);
  const fits = (asked: AgendaFilter, over: Span = spanOf(asked, now)) =>
    events.filter((event) => failing(event, asked) === 0 && event.occasions.some((item) => isOnDays(item, over) && isAtTime(item, over)));
  const open = openSpan(span);
  const count = (asked: AgendaFilter) => fits(asked).length;
  const isLasting = (event: IndexedEvent, occasion: IndexedOccasion) => event.lasting.includes(occasion);
  const onDay = (among: readonly IndexedEvent[], on: number, over: Span) =>
    among.filter((event) =>
      event.occasions.some(
        (item) =>
          !isLasting(event, item) &&
          isAtTime(item, over) &&
          (over.withOver || item.until > over.now) &&
          ((item.first <= on && item.last >= on) ||
            (on === over.today && item.last === on - 1 && item.start <= over.now && item.until > over.now)),
      ),
    );
  const lasting = (among: readonly IndexedEvent[], over: Span) =>
    among.filter((event) => event.lasting.some((item) => isOnDays(item, over) && isAtTime(item, over)));
  const fitting = fits(filter);
  const days = [...new Set(fitting.flatMap((event) => event.occasions.flatMap(({ first, last }) => range(first, last + 1))))]
    .filter((item) => item >= span.from && item <= span.to)
    .toSorted((a, b) => a - b)
    .map((item): [string, number[]] => [dayText(item), ids(onDay(fitting, item, span))])
    .filter(([, found]) => found.length > 0);
  const anyDay = fits({ ...filter, from: undefined, to: undefined }, open);
  return {
    days,
    lasting: ids(lasting(fitting, span)),
    newest: fitting.toSorted((a, b) => b.created - a.created || b.id - a.id).map(({ id }) => id),
    total: fitting.length,
    ribbon: range(span.today, span.today + 14).map((item) => ({
      day: dayText(item),
      dated: onDay(anyDay, item, open).length,
      lasting: anyDay.filter(({ lasting: those }) =>
        those.some(
          ({ first, last, until, ...rest }) => first <= item && last >= item && until > open.now && (rest.parts & open.parts) !== 0,
        ),
      ).length,
    })),
    facets: {
      category: EventCategorySlug.options.map((value) => ({ value, count: count({ ...filter, category: [value] }) })),
      accessibility: AccessibilityFeature.options.map((value) => ({
        value,
        count: count({ ...filter, accessibility: [...(filter.accessibility ?? []), value] }),
      })),
      time_of_day: (['any', 'forenoon', 'afternoon', 'evening'] as const).map((value) => ({
        value,
        count: count({ ...filter, time_of_day: value }),
      })),
      type: options([...TYPES, ...TYPES.map((type) => `${type}-en`)], (value) => count({ ...filter, type: [value] })),
      location: options(PLACES, (value) => count({ ...filter, location: [value] })),
      free: count({ ...filter, free: true }),
      series: count({ ...filter, series: '1' }),
    },
  };
}
const range = (from: number, to: number) => Array.from({ length: Math.max(0, Math.min(to - from, 400)) }, (_, step) => from + step);
const ids = (events: readonly IndexedEvent[]) => events.map(({ id }) => id).toSorted((a, b) => a - b);
const options = (values: readonly string[], count: (value: string) => number) =>
  values
    .toSorted()
    .map((value) => ({ value, count: count(value) }))
    .filter((option) => option.count > 0);

function quickly(index: EventIndex, filter: AgendaFilter, now: Temporal.Instant) {
  const found = agendaOf(index, filter, now);
  return {
    days: found.days.map(({ day: on, entries }): [string, number[]] => [
      dayText(on),
      [...new Set(ids(entries().map(({ event }) => event)))],
    ]),
    lasting: ids(found.lasting.map(({ event }) => event)),
    newest: found.newest().map(({ event }) => event.id),
    total: found.counts.total,
    ribbon: found.ribbon(),
    facets: found.facets(),
  };
}

const HOURS = ['00:10', '09:30', '12:00', '18:20', '23:50'] as const;

describe('the agenda by sets', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
    'finds and counts what looking at every event finds (collection %i)',
    (seed) => {
      const roll = dice(seed * 7919);
      const events = Array.from({ length: 20 + roll.number(60) }, (_, place) => someEvent(roll, place, 45));
      const index = indexOf(events);
      for (let question = 0; question < 12; question += 1) {
        const filter = someFilter(roll);
        const now = Temporal.Instant.from(`2026-11-20T${roll.one(HOURS)}:00+01:00`);
        expect({ filter, now: now.toString(), ...quickly(index, filter, now) }).toEqual({
          filter,
          now: now.toString(),
          ...naively(events, filter, now),
        });
      }
    },
  );

  it('cuts a page out of a day, and out of what is new, as out of the whole', () => {
    const roll = dice(11);
    const index = indexOf(Array.from({ length: 300 }, (_, place) => someEvent(roll, place, 30)));
    for (let question = 0; question < 40; question += 1) {
      const found = agendaOf(index, someFilter(roll), Temporal.Instant.from('2026-11-20T12:00:00+01:00'));
      const [from, to] = [roll.number(6), 6 + roll.number(6)];
      for (const { count, entries } of found.days) {
        expect(entries()).toHaveLength(count);
        expect(entries(from, to)).toEqual(entries().slice(from, to));
      }
      expect(found.newest(from, to)).toEqual(found.newest().slice(from, to));
      expect(found.newest()).toHaveLength(found.counts.total);
    }
  });
});

describe('the work of a request', () => {
  /** Everything that one request asks, and how many events it looked at. */
  function touched(size: number, filter: Partial<AgendaFilter>): { events: number; shown: number } {
    const seen = new Set<number>();
    const watched = <Value extends object>(value: Value, place: number): Value =>
      new Proxy(value, {
        get(target, name, receiver) {
          seen.add(place);
          return Reflect.get(target, name, receiver);
        },
      });
    // As an archive grows: twice as many events are on twice as many days.
    const events = Array.from({ length: size }, (_, place) => {
      const start = day(Math.floor(place / 6) - (size > 1000 ? 100 : 2));
      const occasions = [watched(on(`${start} 18:00`, `${start} 20:00`), place)];
      return watched(indexed(`${place}`, occasions, { category: CATEGORIES[place % 4] ?? null, free: place % 3 === 0 }), place);
    });
    const index = indexOf(events);
    seen.clear();
    const found = agendaOf(index, { sort: 'time', ...filter }, Temporal.Instant.from('2026-11-20T12:00:00+01:00'));
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
  ])('looks at no more events among 5,000 than among 60, asked for %s', (_, filter) => {
    const [few, many] = [touched(60, filter), touched(5000, filter)];
    expect([few.shown, many.shown]).toEqual([5, 5]);
    expect(few.events).toBeGreaterThanOrEqual(5);
    expect(many.events).toBeLessThanOrEqual(few.events);
    expect(many.events).toBeLessThan(20);
  });
});

import { describe, expect, it } from 'vitest';
import { indexed, occurrenceFrom as on } from '../../../testing/events/test-program-index.ts';
import { toIsoDay } from '../dates/days.ts';
import { createDoors } from '../dates/venue-opening-hours.ts';
import { buildAgenda } from './agenda.ts';
import type { AgendaFilter } from './filters/match.ts';
import type { IndexedEvent } from './indexed.ts';
import { buildEventIndex } from './program-index.ts';

/** Friday noon. */
const NOON = Temporal.Instant.from('2026-11-20T12:00:00+01:00');

const events = [
  indexed('most', [on('2026-11-20 11:00', '2026-11-20 13:00')]),
  indexed('most-hosszabb', [on('2026-11-20 09:00', '2026-11-20 16:00')], { free: true }),
  indexed('delelott-volt', [on('2026-11-20 09:00', '2026-11-20 10:00')]),
  indexed('este', [on('2026-11-20 18:00', '2026-11-20 20:00')], {
    free: true,
    category: 'family',
    series: ['teli-estek', 'winter-evenings'],
    accessibility: ['step_free', 'sign_language'],
  }),
  indexed(
    'hetente',
    [on('2026-11-14 10:00', '2026-11-14 11:00'), on('2026-11-21 10:00', '2026-11-21 11:00'), on('2026-11-28 10:00', '2026-11-28 11:00')],
    {
      category: 'sport',
      type: ['futas', 'running'],
      accessibility: ['step_free'],
    },
  ),
  indexed('ketszer-egy-nap', [on('2026-11-22 15:00', '2026-11-22 16:00'), on('2026-11-22 11:00', '2026-11-22 12:00')].toReversed()),
  indexed('hetvege', [on('2026-11-21', '2026-11-22')], { category: 'outdoor', location: ['promenad', 'promenade'] }),
  indexed('ejszaka', [on('2026-11-20 22:00', '2026-11-21 02:00')]),
  indexed('idoszaki', [on('2026-11-01', '2027-01-10')]),
  indexed('hamarosan-nyilik', [on('2026-11-25', '2027-02-10')]),
  indexed('allando', [on('2020-01-01 10:00', undefined, { openEnded: true })], { always: true, free: true }),
  indexed('tavalyi', [on('2025-11-20 18:00', '2025-11-20 20:00')]),
];
const index = buildEventIndex(events);

const agenda = (filter: Partial<AgendaFilter> = {}, now = NOON) => buildAgenda(index, { sort: 'time', ...filter }, now);
const name = ({ event }: { event: IndexedEvent }) => event.slugs[0];
const listByDay = (filter?: Partial<AgendaFilter>, now?: Temporal.Instant) =>
  Object.fromEntries(agenda(filter, now).days.map(({ day, entries }) => [toIsoDay(day), entries().map(name)]));

describe('buildAgenda', () => {
  it('lists each event on each of its days; today those that are on now come first', () => {
    expect(listByDay()).toEqual({
      '2026-11-20': ['most', 'most-hosszabb', 'este', 'ejszaka'],
      '2026-11-21': ['hetvege', 'hetente'],
      '2026-11-22': ['hetvege', 'ketszer-egy-nap'],
      '2026-11-28': ['hetente'],
    });
  });

  describe('with a place that is closed on Mondays', () => {
    const hours = [{ weekdays: [2, 3, 4, 5, 6, 7], opens: '10:00', closes: '18:00', months: [] }];
    const closed = { from: '2026-11-25', to: '2026-11-26', hours: [], note: null };
    const show = { ...on('2026-11-01', '2027-01-10'), doors: createDoors({ hours, exceptions: [closed] }) };
    const museum = buildEventIndex([indexed('tarlat', [show], { always: true }), indexed('kert', [on('2026-11-01', '2027-01-10')])]);
    const findEvents = (at: string, filter: Partial<AgendaFilter>) =>
      buildAgenda(museum, { sort: 'time', ...filter }, Temporal.Instant.from(`2026-11-${at}:00+01:00`));

    it.each<[string, string, Partial<AgendaFilter>, string[]]>([
      ['on a Monday', '23T12:00', { from: '2026-11-23', to: '2026-11-23' }, ['kert']],
      ['before it opens', '22T06:00', { from: '2026-11-22', to: '2026-11-22' }, ['kert', 'tarlat']],
      ['to its last minute', '22T17:59', { from: '2026-11-22', to: '2026-11-22' }, ['kert', 'tarlat']],
      ['after it has closed', '22T18:00', { from: '2026-11-22', to: '2026-11-22' }, ['kert']],
      ['when tomorrow is open, too', '22T18:00', { from: '2026-11-22', to: '2026-11-24' }, ['kert', 'tarlat']],
      ['when only closed days follow', '24T18:00', { from: '2026-11-24', to: '2026-11-26' }, ['kert']],
      ['from now on', '23T12:00', {}, ['kert', 'tarlat']],
      ['of a day that is over', '24T12:00', { from: '2026-11-22', to: '2026-11-22' }, ['kert', 'tarlat']],
      ['in the afternoon', '22T06:00', { time_of_day: 'afternoon' }, ['kert', 'tarlat']],
      ['in the evening, when it is closed', '22T06:00', { time_of_day: 'evening' }, ['kert']],
    ])('lists lasting events: %s', (_, at, filter, expected) => {
      const { lasting, counts, facets } = findEvents(at, filter);
      expect(lasting.map(name)).toEqual(expected);
      expect([counts.total, facets().time_of_day.find(({ value }) => value === (filter.time_of_day ?? 'any'))?.count]).toEqual([
        expected.length,
        expected.length,
      ]);
    });

    it('counts lasting events on the days on which the place is open', () => {
      const days = findEvents('23T12:00', {}).ribbon().slice(0, 5);
      expect(days.map(({ day, lasting }) => [day.slice(8), lasting])).toEqual([
        ['23', 1],
        ['24', 2],
        ['25', 1],
        ['26', 1],
        ['27', 2],
      ]);
    });
  });

  it('separates lasting events: the one that ends first is first, permanent ones are last', () => {
    expect(agenda().lasting.map(name)).toEqual(['idoszaki', 'hamarosan-nyilik', 'allando']);
    expect(agenda({ from: '2026-11-20', to: '2026-11-21' }).lasting.map(name)).toEqual(['idoszaki', 'allando']);
  });

  it('leaves out a lasting event that ended this morning', () => {
    const ended = buildEventIndex([indexed('veget-ert', [on('2026-11-01 10:00', '2026-11-20 11:00')])]);
    const findLasting = (at: string) => buildAgenda(ended, { sort: 'time' }, Temporal.Instant.from(at)).lasting.map(name);
    expect(findLasting('2026-11-20T10:59:00+01:00')).toEqual(['veget-ert']);
    expect(findLasting('2026-11-20T11:00:00+01:00')).toEqual([]);
  });

  it('lists and counts an event once today when its last night is still on', () => {
    const tour = buildEventIndex([indexed('tura', [on('2026-11-19 22:00', '2026-11-20 06:00'), on('2026-11-20 10:30')])]);
    const found = buildAgenda(tour, { sort: 'time' }, Temporal.Instant.from('2026-11-20T00:10:00+01:00'));
    expect(found.days.map(({ count, dated, entries }) => [count, dated, entries().map(({ occurrences }) => occurrences.length)])).toEqual([
      [1, 1, [2]],
    ]);
    expect(found.ribbon()[0]?.dated).toBe(1);
  });

  it('lists an event once a day with all its occurrences of that day', () => {
    const sunday = agenda({ from: '2026-11-22', to: '2026-11-22' }).days[0];
    expect(sunday?.entries().find((entry) => name(entry) === 'ketszer-egy-nap')?.occurrences).toHaveLength(2);
  });

  it('leaves out past occurrences, unless the requested days begin before today', () => {
    expect(listByDay({ from: '2026-11-20', to: '2026-11-20' })['2026-11-20']).not.toContain('delelott-volt');
    expect(listByDay({ from: '2026-11-14', to: '2026-11-20' })).toEqual({
      '2026-11-14': ['hetente'],
      '2026-11-20': ['most', 'most-hosszabb', 'este', 'ejszaka', 'delelott-volt'],
    });
    expect(listByDay({ from: '2025-11-20', to: '2025-11-20' })).toEqual({ '2025-11-20': ['tavalyi'] });
  });

  it('assigns a night to its evening, and to the next day while it is still on', () => {
    expect(listByDay({ from: '2026-11-21', to: '2026-11-21' })['2026-11-21']).not.toContain('ejszaka');
    const afterMidnight = Temporal.Instant.from('2026-11-21T00:30:00+01:00');
    expect(listByDay({}, afterMidnight)['2026-11-21']?.[0]).toBe('ejszaka');
    expect(listByDay({}, Temporal.Instant.from('2026-11-21T02:30:00+01:00'))['2026-11-21']).not.toContain('ejszaka');
  });

  it('counts the listed entries', () => {
    for (const filter of [{}, { time_of_day: 'evening' as const }, { free: true }, { from: '2026-11-14', to: '2026-11-22' }])
      for (const { count, entries } of agenda(filter).days) expect(count).toBe(entries().length);
  });

  it('marks events as on now only today, and only by their own hours', () => {
    const onNow = (slug: string, day: string, now: string) => {
      const found = agenda({}, Temporal.Instant.from(now));
      const ofDay = found.days.find((item) => toIsoDay(item.day) === day);
      const place = ofDay?.entries().find((item) => name(item) === slug);
      return place && found.isOnNow(place, ofDay?.day);
    };
    expect([onNow('most', '2026-11-20', '2026-11-20T12:00:00+01:00'), onNow('este', '2026-11-20', '2026-11-20T12:00:00+01:00')]).toEqual([
      true,
      false,
    ]);
    expect(onNow('hetente', '2026-11-28', '2026-11-21T10:30:00+01:00')).toBe(false);
    // All day on two days: whether its place is open is unknown here.
    expect(onNow('hetvege', '2026-11-21', '2026-11-21T12:00:00+01:00')).toBe(false);
  });

  it('applies day and time of day to the same occurrence', () => {
    expect(listByDay({ time_of_day: 'evening' })).toEqual({
      '2026-11-20': ['este', 'ejszaka'],
      '2026-11-21': ['hetvege'],
      '2026-11-22': ['hetvege'],
    });
    expect(listByDay({ from: '2026-11-22', to: '2026-11-22', time_of_day: 'forenoon' })).toEqual({
      '2026-11-22': ['hetvege', 'ketszer-egy-nap'],
    });
  });

  it.each<[Partial<AgendaFilter>, string[]]>([
    [{ category: ['sport'] }, ['hetente']],
    [{ category: ['sport', 'family'] }, ['este', 'hetente']],
    [{ type: ['running'] }, ['hetente']],
    [{ location: ['promenad'] }, ['hetvege']],
    [{ free: true }, ['most-hosszabb', 'este', 'allando']],
    [{ series: '1' }, ['este']],
    [{ series: 'winter-evenings' }, ['este']],
    [{ series: 'nincs-ilyen' }, []],
    [{ accessibility: ['step_free'] }, ['este', 'hetente']],
    [{ accessibility: ['step_free', 'sign_language'] }, ['este']],
    [{ category: ['sport'], free: true }, []],
  ])('filters by %j', (filter, expected) => {
    const { days, lasting } = agenda(filter);
    expect([...new Set([...days.flatMap(({ entries }) => entries()), ...lasting].map(name))]).toEqual(expected);
  });

  it('sorts by the time of announcement on request', () => {
    expect(agenda({ sort: 'new' }).newest().map(name).slice(0, 3)).toEqual(['allando', 'hamarosan-nyilik', 'idoszaki']);
  });
});

describe('the facets of the agenda', () => {
  const getCount = (list: { value: string; count: number }[], value: string) => list.find((item) => item.value === value)?.count;

  it('are the totals with that option and all other filters', () => {
    for (const filter of [{}, { free: true }, { category: ['sport' as const] }, { from: '2026-11-21', to: '2026-11-22' }]) {
      const facets = agenda(filter).facets();
      for (const { value: category, count } of facets.category)
        expect(count).toBe(agenda({ ...filter, category: [category as 'sport'] }).counts.total);
      for (const { value: type, count } of facets.type) expect(count).toBe(agenda({ ...filter, type: [type] }).counts.total);
      for (const { value: place, count } of facets.location) expect(count).toBe(agenda({ ...filter, location: [place] }).counts.total);
      for (const { value: feature, count } of facets.accessibility)
        expect(count).toBe(agenda({ ...filter, accessibility: [feature as 'step_free'] }).counts.total);
      for (const { value: time, count } of facets.time_of_day)
        expect(count).toBe(agenda({ ...filter, time_of_day: time as 'evening' }).counts.total);
      expect(facets.free).toBe(agenda({ ...filter, free: true }).counts.total);
      expect(facets.series).toBe(agenda({ ...filter, series: '1' }).counts.total);
    }
  });

  it('of a filter do not depend on the chosen value of the same filter', () => {
    expect(getCount(agenda({ category: ['sport'] }).facets().category, 'family')).toBe(1);
  });

  it('include the totals without each active filter', () => {
    const { relaxed, counts } = agenda({ category: ['sport'], free: true });
    expect(counts.total).toBe(0);
    expect(relaxed()).toEqual([
      { filter: 'category', count: 3 },
      { filter: 'free', count: 1 },
    ]);
    expect(agenda({ from: '2026-11-23', to: '2026-11-23', category: ['sport'] }).relaxed()).toEqual([
      { filter: 'category', count: 2 },
      { filter: 'dates', count: 1 },
    ]);
  });
});

describe('the ribbon and the nearest days', () => {
  it('the ribbon has the next fourteen days, counted with the other filters', () => {
    const ribbon = agenda({ from: '2026-12-24', to: '2026-12-24' }).ribbon();
    expect(ribbon).toHaveLength(14);
    expect(ribbon.slice(0, 3)).toEqual([
      { day: '2026-11-20', dated: 4, lasting: 2 },
      { day: '2026-11-21', dated: 2, lasting: 2 },
      { day: '2026-11-22', dated: 2, lasting: 2 },
    ]);
    expect(
      agenda({ category: ['sport'] })
        .ribbon()
        .map(({ dated }) => dated),
    ).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
  });

  it('the nearest days with events are offered if nothing matches', () => {
    const nearest = (filter: Partial<AgendaFilter>) =>
      agenda(filter)
        .nearest()
        .map(({ day }) => day);
    expect(nearest({ category: ['sport'], from: '2026-11-23', to: '2026-11-24' })).toEqual(['2026-11-21', '2026-11-28']);
    expect(nearest({ category: ['sport'], from: '2026-11-20', to: '2026-11-20' })).toEqual(['2026-11-21', '2026-11-28']);
    expect(nearest({})).toEqual([]);
  });
});

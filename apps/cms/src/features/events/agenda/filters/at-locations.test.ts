import { expect, test } from 'vitest';
import { indexed, occurrenceFrom as on } from '../../../../testing/events/test-program-index.ts';
import { toIsoDay } from '../../dates/days.ts';
import { buildAgenda } from '../agenda.ts';
import { buildCalendar } from '../calendar.ts';
import { inListOrder } from '../list-order.ts';
import { buildEventIndex } from '../program-index.ts';

const NOW = Temporal.Instant.from('2026-11-20T12:00:00+01:00');
const elsewhere = (day: string) => ({ ...on(`${day} 18:00`, `${day} 20:00`), location: ['promenad', 'promenade'] });
const here = (day: string) => on(`${day} 18:00`, `${day} 20:00`);
const index = buildEventIndex([
  indexed('atkoltozik', [elsewhere('2026-11-21')], { id: 1 }),
  indexed('egyszer-mashol', [here('2026-11-22'), elsewhere('2026-11-23')], { id: 2 }),
  indexed('marad', [here('2026-11-24')], { id: 3 }),
]);
const listDays = (location: string) =>
  buildAgenda(index, { location: [location], sort: 'time' }, NOW).days.map(({ day, count }) => [toIsoDay(day), count]);

test('a relocated date is listed, counted and in the calendar of its own venue, not of its event’s', () => {
  expect(listDays('promenad')).toEqual([
    ['2026-11-21', 1],
    ['2026-11-23', 1],
  ]);
  expect(listDays('great-hall')).toEqual([
    ['2026-11-22', 1],
    ['2026-11-24', 1],
  ]);
  const listInCalendar = (location: string) =>
    buildCalendar(index, { location: [location] }, NOW).map(({ event, occurrences }) => [event.id, occurrences.map(({ id }) => id)]);
  expect(listInCalendar('promenade')).toEqual([
    [1, ['2026-11-21 18:00']],
    [2, ['2026-11-23 18:00']],
  ]);
  expect(inListOrder(index, { location: ['promenad'] }, NOW)).toEqual([1, 2]);
  expect(inListOrder(index, { location: ['nagyterem'] }, NOW)).toEqual([2, 3]);
});

test('without a location filter, and with both locations, every date is listed', () => {
  const all = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'];
  for (const filter of [{}, { location: ['promenad', 'nagyterem'] }].map((part) => ({ ...part, sort: 'time' as const })))
    expect(buildAgenda(index, filter, NOW).days.map(({ day }) => toIsoDay(day))).toEqual(all);
});

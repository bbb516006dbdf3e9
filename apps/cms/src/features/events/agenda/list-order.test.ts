import { expect, test } from 'vitest';
import { indexed, occurrenceFrom as on } from '../../../testing/events/test-program-index.ts';
import { inListOrder, type ListFilter } from './list-order.ts';
import { buildEventIndex } from './program-index.ts';

/** Friday noon. */
const NOON = '2026-11-20T12:00:00+01:00';
const events = [
  indexed('delelott', [on('2026-11-20 09:00', '2026-11-20 10:00')]),
  indexed('este', [on('2026-11-20 18:00', '2026-11-20 20:00')]),
  indexed('ejszaka', [on('2026-11-20 22:00', '2026-11-21 02:00')]),
  indexed('szombat', [on('2026-11-21 10:00', '2026-11-21 11:00')]),
];
const names = new Map(events.map(({ id, slugs: [slug] }) => [id, slug]));
const listed = (filter: ListFilter, now = NOON) =>
  inListOrder(buildEventIndex(events), filter, Temporal.Instant.from(now)).map((id) => names.get(id));

test('a day lists the night that begins in its evening, not that of the day before', () => {
  expect(listed({ from: '2026-11-20', to: '2026-11-20' })).toEqual(['este', 'ejszaka']);
  expect(listed({ from: '2026-11-21', to: '2026-11-21' })).toEqual(['szombat']);
});

test('today also lists last night while it is still on', () => {
  expect(listed({ from: '2026-11-21', to: '2026-11-21' }, '2026-11-21T01:00:00+01:00')).toEqual(['ejszaka', 'szombat']);
});

test('today leaves out past occurrences', () => {
  expect(listed({ from: '2026-11-20', to: '2026-11-20' }, '2026-11-20T21:00:00+01:00')).toEqual(['ejszaka']);
});

test('days that begin before today list past occurrences', () => {
  expect(listed({ from: '2026-11-20', to: '2026-11-20' }, '2026-11-21T12:00:00+01:00')).toEqual(['delelott', 'este', 'ejszaka']);
});

test('start_date leaves out only what was over before that day', () => {
  expect(listed({ start_date: '2026-11-20' })).toEqual(['este', 'ejszaka', 'szombat', 'delelott']);
  expect(listed({ start_date: '2026-11-21' })).toEqual(['ejszaka', 'szombat']);
});

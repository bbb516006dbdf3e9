import { expect, test } from 'vitest';
import { indexed, occurrenceFrom as on } from '../../../testing/test-program-index.ts';
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

test('a day has the night that begins in its evening, not the one of the day before', () => {
  expect(listed({ from: '2026-11-20', to: '2026-11-20' })).toEqual(['este', 'ejszaka']);
  expect(listed({ from: '2026-11-21', to: '2026-11-21' })).toEqual(['szombat']);
});

test('a night that is still on is today’s, too', () => {
  expect(listed({ from: '2026-11-21', to: '2026-11-21' }, '2026-11-21T01:00:00+01:00')).toEqual(['ejszaka', 'szombat']);
});

test('what is over today is left out of today’s programs', () => {
  expect(listed({ from: '2026-11-20', to: '2026-11-20' }, '2026-11-20T21:00:00+01:00')).toEqual(['ejszaka']);
});

test('days that begin before today have what is over', () => {
  expect(listed({ from: '2026-11-20', to: '2026-11-20' }, '2026-11-21T12:00:00+01:00')).toEqual(['delelott', 'este', 'ejszaka']);
});

test('a start date leaves out what was over before that day alone', () => {
  expect(listed({ start_date: '2026-11-20' })).toEqual(['este', 'ejszaka', 'szombat', 'delelott']);
  expect(listed({ start_date: '2026-11-21' })).toEqual(['ejszaka', 'szombat']);
});

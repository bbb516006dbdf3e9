import { describe, expect, it } from 'vitest';
import { indexed, occurrenceFrom as on } from '../../../testing/events/test-program-index.ts';
import { buildCalendar } from './calendar.ts';
import { buildEventIndex } from './program-index.ts';

const NOON = Temporal.Instant.from('2026-11-20T12:00:00+01:00');
const many = Array.from({ length: 1500 }, (_, day) => {
  const date = Temporal.PlainDate.from('2026-12-01').add({ days: day }).toString();
  return on(`${date} 10:00`, `${date} 11:00`);
});
const index = buildEventIndex([
  indexed(
    'hetente',
    [on('2026-09-01 10:00', '2026-09-01 11:00'), on('2026-11-19 10:00', '2026-11-19 11:00'), on('2026-11-26 18:00', '2026-11-26 19:00')],
    {
      free: true,
    },
  ),
  indexed('regi', [on('2026-08-01 10:00', '2026-08-01 11:00')]),
  indexed('allando', [on('2020-01-01 10:00', undefined, { openEnded: true })], { always: true }),
  indexed('kiallitas', [on('2026-11-01', '2027-01-10')]),
]);

const chosen = (query: Parameters<typeof buildCalendar>[1]) =>
  buildCalendar(index, query, NOON).map(({ event, occurrences }) => [event.slugs[0], occurrences.length]);

describe('buildCalendar', () => {
  it('keeps dates of the last month, and leaves out permanent events', () => {
    expect(chosen({})).toEqual([
      ['kiallitas', 1],
      ['hetente', 2],
    ]);
  });

  it('contains the occurrences that match the filters', () => {
    expect(chosen({ time_of_day: 'evening', free: true })).toEqual([['hetente', 1]]);
    expect(chosen({ from: '2026-11-21', free: true })).toEqual([['hetente', 1]]);
    expect(chosen({ category: ['sport'] })).toEqual([]);
  });

  it('of one event contains its future dates, or past ones if all are over', () => {
    expect(chosen({ event: 'hetente' })).toEqual([['hetente', 1]]);
    expect(chosen({ event: 'regi' })).toEqual([['regi', 1]]);
    expect(chosen({ event: 'allando' })).toEqual([['allando', 1]]);
    expect(chosen({ event: 'nincs' })).toEqual([]);
  });

  it('has a limited size', () => {
    const big = buildEventIndex([indexed('a', many), indexed('b', many)]);
    expect(buildCalendar(big, {}, NOON).reduce((sum, { occurrences }) => sum + occurrences.length, 0)).toBe(2000);
  });
});

import { describe, expect, test } from 'vitest';
import { isOnAt, isOverAt } from './program.ts';

const at = (moment: string) => Temporal.Instant.from(moment);
const event = (start_date: string, end_date: string | null, interval = false) => ({ start_date, end_date, interval });

describe('a program is over', () => {
  test.each([
    ['at its end', event('2026-11-21T19:00:00+01:00', '2026-11-21T21:00:00+01:00'), '2026-11-21T21:00:00+01:00', true],
    ['not a minute before', event('2026-11-21T19:00:00+01:00', '2026-11-21T21:00:00+01:00'), '2026-11-21T20:59:00+01:00', false],
    ['at midnight when it ends then', event('2026-11-21T19:00:00+01:00', '2026-11-22T00:00:00+01:00'), '2026-11-22T00:30:00+01:00', true],
    [
      'after its last day when it has no hours',
      event('2026-11-20T00:00:00+01:00', '2026-11-22T00:00:00+01:00'),
      '2026-11-22T23:30:00+01:00',
      false,
    ],
    ['when its last day is over', event('2026-11-20T00:00:00+01:00', '2026-11-22T00:00:00+01:00'), '2026-11-23T00:00:00+01:00', true],
    ['with its day when it has no end', event('2026-11-21T19:00:00+01:00', null), '2026-11-21T23:59:00+01:00', false],
    ['the day after when it has no end', event('2026-11-21T19:00:00+01:00', null), '2026-11-22T00:00:00+01:00', true],
    ['never when it is open-ended', event('2026-11-21T19:00:00+01:00', null, true), '2030-01-01T00:00:00+01:00', false],
    ['at its end on the day of 25 hours', event('2026-10-25T00:00:00+02:00', '2026-10-25T03:00:00+01:00'), '2026-10-25T01:59:00Z', false],
  ])('%s', (_, of, now, over) => {
    expect(isOverAt(of, at(now))).toBe(over);
  });
});

test('a program is on from its start until it is over', () => {
  const concert = event('2026-11-21T19:00:00+01:00', '2026-11-21T21:00:00+01:00');
  expect(['18:59', '19:00', '20:59', '21:00'].map((time) => isOnAt(concert, at(`2026-11-21T${time}:00+01:00`)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

import { describe, expect, test } from 'vitest';
import { ZONE } from '../../lib/clock.ts';
import { sunriseOn, sunsetOn } from './sunset.ts';

const minutesOff = (day: string, expected: string, event = sunsetOn) => {
  const at = event(Temporal.PlainDate.from(day)).toZonedDateTimeISO(ZONE);
  return Math.abs(at.since(Temporal.ZonedDateTime.from(`${day}T${expected}[${ZONE}]`)).total('minutes'));
};

describe('sunset in Budapest', () => {
  // Published almanac times.
  test.each([
    ['2026-01-01', '16:03'],
    ['2026-03-20', '17:56'],
    ['2026-06-21', '20:45'],
    ['2026-09-23', '18:40'],
    ['2026-12-21', '15:56'],
  ])('on %s is at about %s', (day, expected) => {
    expect(minutesOff(day, expected)).toBeLessThanOrEqual(3);
  });

  test('is in summer time or winter time as the clocks say', () => {
    const hour = (day: string) => sunsetOn(Temporal.PlainDate.from(day)).toZonedDateTimeISO(ZONE).hour;
    expect([hour('2026-10-24'), hour('2026-10-25')]).toEqual([17, 16]);
  });

  test('is refused where the sun does not set', () => {
    expect(() => sunsetOn(Temporal.PlainDate.from('2026-06-21'), { latitude: 75, longitude: 19 })).toThrow('does not set');
  });
});

test.each([
  ['2026-01-01', '07:32'],
  ['2026-03-20', '05:48'],
  ['2026-06-21', '04:47'],
  ['2026-12-21', '07:28'],
])('sunrise on %s is at about %s', (day, expected) => {
  expect(minutesOff(day, expected, sunriseOn)).toBeLessThanOrEqual(3);
});

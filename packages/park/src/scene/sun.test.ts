import { describe, expect, test } from 'vitest';
import { ZONE } from '../dates/time.ts';
import { computeSun, type SunOfDay } from './sun.ts';

const getSun = (day: string) => computeSun(Temporal.PlainDate.from(day));
const minutesOff = (day: string, moment: keyof SunOfDay, expected: string) => {
  const almanac = Temporal.ZonedDateTime.from(`${day}T${expected}[${ZONE}]`).toInstant();
  return Math.abs(almanac.until(getSun(day)[moment]).total('minutes'));
};

describe('computeSun agrees with the almanac', () => {
  test.each([
    ['2026-01-01', '16:03'],
    ['2026-03-20', '17:56'],
    ['2026-06-21', '20:45'],
    ['2026-09-23', '18:40'],
    ['2026-12-21', '15:56'],
  ])('sets on %s at about %s', (day, expected) => {
    expect(minutesOff(day, 'sunset', expected)).toBeLessThanOrEqual(2);
  });

  test.each([
    ['2026-01-01', '07:32'],
    ['2026-03-20', '05:48'],
    ['2026-06-21', '04:47'],
    ['2026-12-21', '07:28'],
  ])('rises on %s at about %s', (day, expected) => {
    expect(minutesOff(day, 'sunrise', expected)).toBeLessThanOrEqual(2);
  });
});

describe('dusk', () => {
  // The sun is six degrees below the horizon: half an hour after sunset in spring and autumn, more at the solstices.
  test.each([
    ['2026-03-20', 29, 32],
    ['2026-06-21', 38, 42],
    ['2026-09-23', 29, 32],
    ['2026-12-21', 34, 37],
  ])('on %s is the end of civil twilight, %i to %i minutes after sunset', (day, least, most) => {
    const { sunset, dusk } = getSun(day);
    const minutes = sunset.until(dusk).total('minutes');
    expect(minutes).toBeGreaterThanOrEqual(least);
    expect(minutes).toBeLessThanOrEqual(most);
  });
});

test('sunset follows clock changes', () => {
  const hour = (day: string) => getSun(day).sunset.toZonedDateTimeISO(ZONE).hour;
  expect([hour('2026-10-24'), hour('2026-10-25')]).toEqual([17, 16]);
});

test('every day of a year has sunrise, sunset and dusk on that day, in this order', () => {
  const days = Array.from({ length: 365 }, (_, index) => Temporal.PlainDate.from('2026-01-01').add({ days: index }));
  const wrong = days.filter((day) => {
    const { sunrise, sunset, dusk } = computeSun(day);
    const inOrder = Temporal.Instant.compare(sunrise, sunset) < 0 && Temporal.Instant.compare(sunset, dusk) < 0;
    return !inOrder || [sunrise, sunset, dusk].some((moment) => !moment.toZonedDateTimeISO(ZONE).toPlainDate().equals(day));
  });
  expect(wrong).toEqual([]);
});

test('the result for a day does not depend on the order of calls', () => {
  const first = getSun('2026-06-21');
  // More days than the cache holds.
  for (let index = 0; index < 1100; index += 1) computeSun(Temporal.PlainDate.from('2027-01-01').add({ days: index }));
  expect(getSun('2026-06-21')).toEqual(first);
});

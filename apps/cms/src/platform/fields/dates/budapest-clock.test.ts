import { ZONE } from '@liget/park/time';
import { describe, expect, test } from 'vitest';
import { toBudapestInstant, toWallTime, type WallTime } from './budapest-clock.ts';

const plain = (text: string): WallTime => {
  const { year, month, day, hour, minute } = Temporal.PlainDateTime.from(text);
  return { year, month, day, hour, minute };
};

describe('the clock of the admin’s date fields', () => {
  test.each([
    ['in winter', '2026-01-15T10:00'],
    ['in summer', '2026-07-15T10:00'],
    ['just before the clocks go forward', '2026-03-29T01:59'],
    ['in the hour that is skipped', '2026-03-29T02:30'],
    ['just after the clocks went forward', '2026-03-29T03:00'],
    ['on the morning of that day', '2026-03-29T10:00'],
    ['in the hour that comes twice', '2026-10-25T02:30'],
    ['after the clocks went back', '2026-10-25T03:00'],
    ['at midnight', '2026-11-20T00:00'],
    ['at the end of the year', '2026-12-31T23:45'],
  ])('agrees with Temporal %s', (_, text) => {
    const expected = Temporal.PlainDateTime.from(text).toZonedDateTime(ZONE);
    expect(toBudapestInstant(plain(text))).toBe(expected.epochMilliseconds);
    expect(toWallTime(expected.epochMilliseconds)).toEqual(plain(expected.toPlainDateTime().toString()));
  });

  test('returns the later instant of a repeated hour when only that is in the future', () => {
    const [first, second] = ['2026-10-25T02:30+02:00', '2026-10-25T02:30+01:00'].map((at) => Temporal.Instant.from(at).epochMilliseconds);
    const twice = plain('2026-10-25T02:30');
    const countCalls = (now: string) => toBudapestInstant(twice, Temporal.Instant.from(now).epochMilliseconds);
    expect([countCalls('2026-10-25T01:00+02:00'), countCalls('2026-10-25T02:15+02:00')]).toEqual([first, first]);
    expect([countCalls('2026-10-25T02:45+02:00'), countCalls('2026-10-25T02:15+01:00')]).toEqual([second, second]);
    expect(countCalls('2026-10-25T02:45+01:00')).toBe(first);
  });

  test('agrees with Temporal for every hour of two years', () => {
    const start = Temporal.ZonedDateTime.from(`2026-01-01T00:00[${ZONE}]`);
    for (let hour = 0; hour < 2 * 365 * 24; hour += 1) {
      const at = start.add({ hours: hour });
      expect(toWallTime(at.epochMilliseconds)).toEqual(plain(at.toPlainDateTime().toString()));
      const back = toBudapestInstant(plain(at.toPlainDateTime().toString()));
      expect(back).toBe(at.toPlainDateTime().toZonedDateTime(ZONE).epochMilliseconds);
    }
  });
});

import { expect, test } from 'vitest';
import { isFreshAt, isUsableAt } from './shelf-life.ts';

const ms = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds;

test.each([
  ['2026-11-26T12:00:00+01:00', '2026-11-26T12:00:29.999+01:00', true, true],
  ['2026-11-26T12:00:00+01:00', '2026-11-26T12:00:30+01:00', false, true],
  ['2026-11-26T12:00:00+01:00', '2026-11-26T12:01:30+01:00', false, false],
  // Midnight in Budapest, not in UTC.
  ['2026-11-26T23:59:50+01:00', '2026-11-26T23:59:59+01:00', true, true],
  ['2026-11-26T23:59:50+01:00', '2026-11-27T00:00:00+01:00', false, false],
  ['2026-11-27T00:59:50+01:00', '2026-11-27T01:00:05+01:00', true, true],
  // A day of 25 hours.
  ['2026-10-25T23:59:50+01:00', '2026-10-26T00:00:01+01:00', false, false],
  ['2026-10-25T00:10:00+02:00', '2026-10-25T00:10:05+02:00', true, true],
])('what was made at %s is fresh, or usable, at %s', (made, now, isFresh, isUsable) => {
  expect([isFreshAt(ms(made), ms(now), 30_000), isUsableAt(ms(made), ms(now))]).toEqual([isFresh, isUsable]);
});

import { describe, expect, it } from 'vitest';
import { parseDayNumber, toDayNumber, toIsoDay } from './days.ts';

describe('day numbers', () => {
  it.each([
    ['2026-11-20T23:30:00+01:00', '2026-11-20'],
    ['2026-11-21T00:00:00+01:00', '2026-11-21'],
    ['2026-11-20T22:59:59Z', '2026-11-20'],
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-03-29T21:59:59Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
    ['2026-12-31T22:59:59Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
    ['2020-01-01T00:00:00+01:00', '2020-01-01'],
  ])('%s is on %s', (instant, day) => {
    expect(toIsoDay(toDayNumber(Date.parse(instant)))).toBe(day);
  });

  it('agree with Temporal, hour by hour through both clock changes', () => {
    for (const begin of ['2026-03-28T00:00:00Z', '2026-10-24T00:00:00Z']) {
      for (let hour = 0; hour < 72; hour += 1) {
        const instant = Temporal.Instant.from(begin).add({ hours: hour });
        expect(toIsoDay(toDayNumber(instant.epochMilliseconds))).toBe(
          instant.toZonedDateTimeISO('Europe/Budapest').toPlainDate().toString(),
        );
      }
    }
  });

  it('are formatted and parsed again', () => {
    for (const day of ['1999-12-31', '2026-02-28', '2028-02-29', '2030-01-01']) expect(toIsoDay(parseDayNumber(day))).toBe(day);
  });
});

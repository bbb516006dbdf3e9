import { ZONE } from '@liget/park';
import { describe, expect, test } from 'vitest';
import { readSeedContent } from '../seed-content.ts';
import { timeSlots } from './balloon.ts';

const balloon = readSeedContent().topLocations.find(({ key }) => key === 'balloon');
if (!balloon) throw new Error('The seed has no balloon');
const at = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE);

/** The weekday and the first and last time of each day with slots. */
function daysFrom(local: string) {
  const now = Temporal.PlainDateTime.from(local).toZonedDateTime(ZONE).toInstant();
  const byDay = Map.groupBy(timeSlots(balloon as NonNullable<typeof balloon>, now), ({ start }) => at(start).toPlainDate().toString());
  return [...byDay.values()].map((slots) => ({
    weekday: at(slots[0]?.start ?? '').dayOfWeek,
    hours: [slots[0]?.start, slots.at(-1)?.end].map((time) =>
      at(time ?? '')
        .toPlainTime()
        .toString()
        .slice(0, 5),
    ),
    states: new Set(slots.map(({ weather }) => weather)).size,
  }));
}

describe('the balloon’s time slots', () => {
  test.each([
    ['in summer every day until eight in the evening', '2026-07-01T03:00', [1, 2, 3, 4, 5, 6, 7], ['10:00', '19:30']],
    ['in November from Wednesday to Sunday until four', '2026-11-20T22:30', [3, 4, 5, 6, 7], ['10:00', '15:30']],
  ])('are within the hours of its place: %s', (_, now, weekdays, hours) => {
    const days = daysFrom(now);
    expect([...new Set(days.map(({ weekday }) => weekday))].toSorted((a, b) => a - b)).toEqual(weekdays);
    expect(new Set(days.map((day) => day.hours.join('–')))).toEqual(new Set([hours.join('–')]));
  });

  test('cover the coming week, with every weather state', () => {
    for (const now of ['2026-11-23T03:00', '2026-10-24T12:00', '2026-12-30T12:00']) {
      const days = daysFrom(now);
      expect(days.length).toBeGreaterThanOrEqual(5);
      expect(days.every(({ states }) => states >= 3)).toBe(true);
    }
  });
});

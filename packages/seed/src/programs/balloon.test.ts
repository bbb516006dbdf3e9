import { describe, expect, test } from 'vitest';
import { timeSlots } from './balloon.ts';

describe('the balloon’s time slots', () => {
  test.each(['2026-11-20T03:00', '2026-11-20T22:30', '2026-10-24T12:00'])(
    'on seven days from the first start at %s: eight a day, with every state of the weather',
    (local) => {
      const now = Temporal.PlainDateTime.from(local).toZonedDateTime('Europe/Budapest');
      const byDay = Map.groupBy(timeSlots(now.toInstant()), ({ start }) =>
        Temporal.Instant.from(start).toZonedDateTimeISO('Europe/Budapest').toPlainDate().toString(),
      );
      expect([...byDay.keys()]).toEqual(Array.from({ length: 7 }, (_, day) => now.toPlainDate().add({ days: day }).toString()));
      for (const slots of byDay.values()) {
        expect(slots).toHaveLength(8);
        expect(new Set(slots.map(({ weather }) => weather)).size).toBe(4);
        const clock = slots
          .flatMap(({ start, end }) => [start, end])
          .map((at) => Temporal.Instant.from(at).toZonedDateTimeISO('Europe/Budapest').toPlainTime().toString().slice(0, 5));
        expect([clock[0], clock.at(-1)]).toEqual(['10:00', '17:30']);
      }
    },
  );
});

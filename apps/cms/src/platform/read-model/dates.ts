import { toBudapestDay, ZONE } from '@liget/park/time';

/** An instant with Budapest's offset in whole seconds: '2026-11-22T18:00:00+01:00'. Throws a RangeError for an invalid instant. */
export function formatBudapestInstant(value: string | Date): string {
  const instant = Temporal.Instant.from(typeof value === 'string' ? value : value.toISOString());
  return instant.toZonedDateTimeISO(ZONE).toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** The instant at which a Budapest day ('YYYY-MM-DD') begins, or a day `days` later. */
export function startOfDay(day: string, days = 0): Temporal.Instant {
  return Temporal.PlainDate.from(day).add({ days }).toZonedDateTime(ZONE).toInstant();
}

/** The instant at which the day of `instant` begins in Budapest. */
export function startOfItsDay(instant: string): string {
  return formatBudapestInstant(startOfDay(toBudapestDay(Temporal.Instant.from(instant))).toString());
}

/** The stored format of instants: UTC with milliseconds, so that text order is time order. */
export function toStoredText(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'millisecond' });
}

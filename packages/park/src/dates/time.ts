/** The park's time zone. */
export const ZONE = 'Europe/Budapest';

/** The calendar day of an instant in the park. */
export const toParkDay = (at: Temporal.Instant): Temporal.PlainDate => at.toZonedDateTimeISO(ZONE).toPlainDate();

/** The same as 'YYYY-MM-DD'. */
export const toBudapestDay = (at: Temporal.Instant): string => toParkDay(at).toString();

/** The instant at which a calendar day begins in the park. */
export const getDayStart = (day: Temporal.PlainDate): Temporal.Instant => day.toZonedDateTime(ZONE).toInstant();

export const isBefore = (a: Temporal.Instant, b: Temporal.Instant): boolean => Temporal.Instant.compare(a, b) < 0;

/** 'HH:mm' by the park's clock. */
export const formatClock = (at: Temporal.Instant): string => at.toZonedDateTimeISO(ZONE).toPlainTime().toString({ smallestUnit: 'minute' });

/** 'HH:mm' for readers: an hour that exists twice, because summer time ends in it, with its time zone ('02:30 CEST', then '02:30 CET'). */
export function formatExactClock(at: Temporal.Instant): string {
  const zoned = at.toZonedDateTimeISO(ZONE);
  const local = zoned.toPlainDateTime();
  const [first, second] = (['earlier', 'later'] as const).map((disambiguation) => local.toZonedDateTime(ZONE, { disambiguation }));
  if (!first || !second || first.equals(second)) return formatClock(at);
  return `${formatClock(at)} ${zoned.equals(first) ? 'CEST' : 'CET'}`;
}

/** The instant of a clock time, 'HH:mm' or '24:00', on a day in the park. Throws RangeError for an impossible time. */
export function toParkInstant(day: Temporal.PlainDate, time: string): Temporal.Instant {
  return time === '24:00'
    ? getDayStart(day.add({ days: 1 }))
    : day.toZonedDateTime({ timeZone: ZONE, plainTime: Temporal.PlainTime.from(time) }).toInstant();
}

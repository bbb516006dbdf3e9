import type { Locale } from '@liget/content-api';

/** The park's time zone. */
export const ZONE = 'Europe/Budapest';

/** The calendar day of an instant in the park. */
export const toParkDay = (at: Temporal.Instant): Temporal.PlainDate => at.toZonedDateTimeISO(ZONE).toPlainDate();

/** The same as 'YYYY-MM-DD', also of an ISO instant. */
export const toBudapestDay = (at: Temporal.Instant | string): string =>
  toParkDay(typeof at === 'string' ? Temporal.Instant.from(at) : at).toString();

/** The instant at which a calendar day begins in the park. */
export const getDayStart = (day: Temporal.PlainDate): Temporal.Instant => day.toZonedDateTime(ZONE).toInstant();

/** To the millisecond, as instants are stored. A page compares thousands: `Temporal.Instant.compare` takes several times as long. */
export const isBefore = (a: Temporal.Instant, b: Temporal.Instant): boolean => a.epochMilliseconds < b.epochMilliseconds;

/** The same of an ISO instant, without making a `Temporal.Instant` of it. */
export const isIsoBefore = (iso: string, at: Temporal.Instant): boolean => Date.parse(iso) < at.epochMilliseconds;

export const isIsoAfter = (iso: string, at: Temporal.Instant): boolean => Date.parse(iso) > at.epochMilliseconds;

/** The order of two ISO instants, for sorting. */
export const compareIso = (a: string, b: string): number => Date.parse(a) - Date.parse(b);

/** 'HH:mm' by the park's clock. */
export const formatClock = (at: Temporal.Instant): string => at.toZonedDateTimeISO(ZONE).toPlainTime().toString({ smallestUnit: 'minute' });

/** What distinguishes the two passes of an hour that exists twice. In Hungarian it comes first, so that an ending stays with the number. */
const SUMMER_TIME: Record<Locale, (clock: string) => string> = {
  hu: (clock) => `nyári idő szerint ${clock}`,
  en: (clock) => `${clock} CEST`,
};
const WINTER_TIME: Record<Locale, (clock: string) => string> = {
  hu: (clock) => `téli idő szerint ${clock}`,
  en: (clock) => `${clock} CET`,
};

/** 'HH:mm' for readers. An hour that exists twice, because summer time ends in it, says which of the two it is. */
export function formatExactClock(at: Temporal.Instant, locale: Locale): string {
  const zoned = at.toZonedDateTimeISO(ZONE);
  const local = zoned.toPlainDateTime();
  const [first, second] = (['earlier', 'later'] as const).map((disambiguation) => local.toZonedDateTime(ZONE, { disambiguation }));
  const clock = formatClock(at);
  if (!first || !second || first.equals(second)) return clock;
  return zoned.equals(first) ? SUMMER_TIME[locale](clock) : WINTER_TIME[locale](clock);
}

/** The instant of a clock time, 'HH:mm' or '24:00', on a day in the park. Throws RangeError for an impossible time. */
export function toParkInstant(day: Temporal.PlainDate, time: string): Temporal.Instant {
  return time === '24:00'
    ? getDayStart(day.add({ days: 1 }))
    : day.toZonedDateTime({ timeZone: ZONE, plainTime: Temporal.PlainTime.from(time) }).toInstant();
}

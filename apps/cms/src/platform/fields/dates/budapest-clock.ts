import { DAY_MS, MINUTE_MS } from '@liget/park/durations';
import { ZONE } from '@liget/park/time';

/** The park's clock for browsers without Temporal. */

export interface WallTime {
  year: number;
  /** 1–12. */
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** The wall time in Budapest at an instant (milliseconds since 1970). */
export function toWallTime(instant: number): WallTime {
  const parts = new Map(CLOCK.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const getPart = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return { year: getPart('year'), month: getPart('month'), day: getPart('day'), hour: getPart('hour'), minute: getPart('minute') };
}

const toUtcReading = ({ year, month, day, hour, minute }: WallTime) => Date.UTC(year, month - 1, day, hour, minute);
const getOffset = (instant: number) => toUtcReading(toWallTime(instant)) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;

/**
 * The instant (milliseconds since 1970) of a wall time in Budapest. A time that a clock change skips is moved by the skipped hour; of a time
 * that exists twice it is the first instant, as with Temporal's default, unless only the second is after `now`.
 */
export function toBudapestInstant(time: WallTime, now = Number.NEGATIVE_INFINITY): number {
  const naive = toUtcReading(time);
  const [before, after] = [getOffset(naive - DAY_MS), getOffset(naive + DAY_MS)];
  const candidates = [naive - before, naive - after].filter((instant) => toUtcReading(toWallTime(instant)) === naive);
  const toCome = candidates.filter((instant) => instant > now);
  if (candidates.length === 0) return naive - before;
  return Math.min(...(toCome.length > 0 ? toCome : candidates));
}

import { toParkDay } from '@liget/park/time';
import { countDaysToWeekend } from '@liget/park/weekend';
import type { DayRange } from './day-ranges.ts';

/** The days of the weekend in Budapest, by the rule of `countDaysToWeekend`. */
export function getWeekend(now: Temporal.Instant): DayRange {
  const today = toParkDay(now);
  const saturday = today.add({ days: countDaysToWeekend(today.dayOfWeek) });
  return { from: saturday.toString(), to: saturday.add({ days: 1 }).toString() };
}

/** The day `days` after today in Budapest, as a range of one day. */
export function getDayFromNow(now: Temporal.Instant, days: number): DayRange {
  const day = toParkDay(now).add({ days }).toString();
  return { from: day, to: day };
}

/** An end as a time of day alone means the next day if it is not later than the start, up to this many hours; beyond, the times are probably swapped. */
export const MAX_OVERNIGHT_HOURS = 12;

const DAY_MINUTES = 24 * 60;
const toMinutes = ({ hour, minute }: Temporal.PlainTime) => hour * 60 + minute;

/** Whether an end is on the next day, if it is only a time of day. */
export const isOnNextDay = (start: Temporal.PlainTime, end: Temporal.PlainTime): boolean => toMinutes(end) <= toMinutes(start);

/** Whether an end as a time of day seems to be before its start: 10:00 to 09:00, but not 20:00 to 02:00. */
export const seemsSwapped = (start: Temporal.PlainTime, end: Temporal.PlainTime): boolean =>
  isOnNextDay(start, end) && toMinutes(end) + DAY_MINUTES - toMinutes(start) > MAX_OVERNIGHT_HOURS * 60;

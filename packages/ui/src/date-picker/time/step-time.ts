import type { TimeOfDay } from '../plain-date.ts';
import type { TimeOptions } from './time-options.ts';

export type TimePart = 'hour' | 'minute' | 'second';

/** The earliest and latest allowed time, set on boundary days only. */
export interface TimeLimits {
  min?: TimeOfDay | undefined;
  max?: TimeOfDay | undefined;
}

const PART_SIZES: Record<TimePart, number> = { hour: 24, minute: 60, second: 60 };

export function getStep(part: TimePart, { stepHour = 1, stepMinute = 1, stepSecond = 1 }: TimeOptions): number {
  return { hour: stepHour, minute: stepMinute, second: stepSecond }[part];
}

export function compareTimes(a: TimeOfDay, b: TimeOfDay): number {
  return a.hour - b.hour || a.minute - b.minute || a.second - b.second;
}

export function isWithinLimits(time: TimeOfDay, { min, max }: TimeLimits): boolean {
  return (!min || compareTimes(time, min) >= 0) && (!max || compareTimes(time, max) <= 0);
}

export function clampTime(time: TimeOfDay, { min, max }: TimeLimits): TimeOfDay {
  if (min && compareTimes(time, min) < 0) return min;
  return max && compareTimes(time, max) > 0 ? max : time;
}

/**
 * Steps one part and leaves the others; the part wraps around (59 → 0). A step beyond a limit stops at the limit; a wrap to a time outside the
 * limits does nothing.
 */
export function stepTime(
  time: TimeOfDay,
  { part, direction }: { part: TimePart; direction: 1 | -1 },
  limits: TimeLimits,
  options: TimeOptions = {},
): TimeOfDay {
  const size = PART_SIZES[part];
  const value = time[part] + direction * getStep(part, options);
  const stepped = { ...time, [part]: ((value % size) + size) % size };
  if (isWithinLimits(stepped, limits)) return stepped;
  const ranRound = value < 0 || value >= size;
  const clamped = clampTime(stepped, limits);
  return !ranRound && Math.sign(compareTimes(clamped, time)) === direction ? clamped : time;
}

/** Switches between AM and PM on a twelve-hour clock, unless the limits forbid it. */
export function switchHalf(time: TimeOfDay, limits: TimeLimits): TimeOfDay {
  const switched = { ...time, hour: (time.hour + 12) % 24 };
  return isWithinLimits(switched, limits) ? switched : time;
}

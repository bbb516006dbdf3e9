import type { TimeOfDay } from '../plain-date.ts';
import type { TimeOptions } from './time-options.ts';

export type TimePart = 'hour' | 'minute' | 'second';

/** The earliest and latest time allowed on the chosen day: set on the boundary days alone. */
export interface TimeLimits {
  min?: TimeOfDay | undefined;
  max?: TimeOfDay | undefined;
}

const SIZE: Record<TimePart, number> = { hour: 24, minute: 60, second: 60 };

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
 * One step of one part; the other parts stay, and the part runs round (59 → 0). A step over a limit stops at the limit;
 * running round into a forbidden time is no step at all.
 */
export function stepTime(time: TimeOfDay, part: TimePart, direction: 1 | -1, limits: TimeLimits, options: TimeOptions = {}): TimeOfDay {
  const size = SIZE[part];
  const value = time[part] + direction * getStep(part, options);
  const stepped = { ...time, [part]: ((value % size) + size) % size };
  if (isWithinLimits(stepped, limits)) return stepped;
  const ranRound = value < 0 || value >= size;
  const clamped = clampTime(stepped, limits);
  return !ranRound && Math.sign(compareTimes(clamped, time)) === direction ? clamped : time;
}

/** Noon is crossed in one press on a twelve-hour clock; a half that the limits forbid stays closed. */
export function switchHalf(time: TimeOfDay, limits: TimeLimits): TimeOfDay {
  const switched = { ...time, hour: (time.hour + 12) % 24 };
  return isWithinLimits(switched, limits) ? switched : time;
}

import type { SeedTime } from '../schemas/primitives.ts';
import type { SeedOccurrence } from '../schemas/programs.ts';

type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
type Occurrences = [SeedOccurrence, ...SeedOccurrence[]];

/** The same times on the given ISO weekdays, in every week from `fromWeek` to `toWeek`, both included. */
export function onWeekdays(
  [first, ...others]: readonly [Weekday, ...Weekday[]],
  fromWeek: number,
  toWeek: number,
  start: SeedTime,
  end: SeedTime,
): Occurrences {
  const on = (weekday: Weekday) => weekly(weekday, fromWeek, toWeek, start, end);
  return [...on(first), ...others.flatMap(on)];
}

/**
 * One occurrence a week (or every `step` weeks) on the given ISO weekday, from `fromWeek` to `toWeek`, both included. Weeks count from the
 * week of the first start (0). Throws a RangeError for an empty range.
 */
export function weekly(weekday: Weekday, fromWeek: number, toWeek: number, start?: SeedTime, end?: SeedTime, step = 1): Occurrences {
  const occurrences: SeedOccurrence[] = [];
  for (let week = fromWeek; week <= toWeek; week += step) {
    occurrences.push({ day: { weekday, week }, ...(start && { start }), ...(end && { end }) });
  }
  const [first, ...rest] = occurrences;
  if (!first) throw new RangeError(`No week between ${fromWeek} and ${toWeek}`);
  return [first, ...rest];
}

import type { SeedTime } from '../schemas/primitives.ts';
import type { SeedOccurrence } from '../schemas/programs.ts';

type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
type Occurrences = [SeedOccurrence, ...SeedOccurrence[]];

interface WeeklySchedule {
  /** The first and the last week, both included, counted from the week of the first start (0). */
  weeks: readonly [first: number, last: number];
  start?: SeedTime;
  end?: SeedTime;
  /** 2: every second week. */
  step?: number;
}

/** The same times on each of the given ISO weekdays. */
export function onWeekdays([first, ...others]: readonly [Weekday, ...Weekday[]], schedule: WeeklySchedule): Occurrences {
  const on = (weekday: Weekday) => weekly(weekday, schedule);
  return [...on(first), ...others.flatMap(on)];
}

/** One occurrence a week, or every `step` weeks, on the given ISO weekday. Throws a RangeError for an empty range of weeks. */
export function weekly(weekday: Weekday, { weeks: [fromWeek, toWeek], start, end, step = 1 }: WeeklySchedule): Occurrences {
  const occurrences: SeedOccurrence[] = [];
  for (let week = fromWeek; week <= toWeek; week += step) {
    occurrences.push({ day: { weekday, week }, ...(start && { start }), ...(end && { end }) });
  }
  const [first, ...rest] = occurrences;
  if (!first) throw new RangeError(`No week between ${fromWeek} and ${toWeek}`);
  return [first, ...rest];
}

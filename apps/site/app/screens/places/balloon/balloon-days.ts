import type { Balloon, BalloonSlot, Locale } from '@liget/content-api';
import { listSlotsFrom } from '@liget/park';
import { toBudapestDay } from '@liget/park/time';
import { formatClockTime, formatDayAndWeekday } from '../../../lib/dates.ts';

export interface BalloonDay {
  /** 'YYYY-MM-DD' in Budapest. */
  day: string;
  title: string;
  slots: { start: string; time: string; weather: BalloonSlot['weather'] }[];
}

/** The slots that are not over at `now`, by day and in order; without today's while the operator has closed the balloon. */
export function listBalloonDays(
  balloon: Pick<Balloon, 'time_slots' | 'balloon_is_up'>,
  locale: Locale,
  now: Temporal.Instant,
): BalloonDay[] {
  const today = toBudapestDay(now);
  const days = new Map<string, BalloonDay>();
  for (const { start_date, end_date, weather } of listSlotsFrom(balloon, now)) {
    const day = toBudapestDay(start_date);
    if (balloon.balloon_is_up === 0 && day === today) continue;
    const group = days.get(day) ?? { day, title: formatDayAndWeekday(start_date, locale), slots: [] };
    group.slots.push({ start: start_date, time: `${formatClockTime(start_date, locale)}–${formatClockTime(end_date, locale)}`, weather });
    days.set(day, group);
  }
  return [...days.values()];
}

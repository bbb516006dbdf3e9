import { toParkDay } from '@liget/park/time';
import { getWeekendName } from '@liget/park/weekend';
import type { DayRange } from './day-ranges.ts';
import { getDayFromNow, getWeekend } from './days-from-now.ts';

export interface QuickDate {
  name: 'today' | 'tomorrow' | 'dayAfterTomorrow' | 'weekend' | 'nextWeekend';
  range: DayRange;
}

/** The ranges of the quick date buttons (specification, section 2), as days in Budapest. */
export const getQuickDates = (now: Temporal.Instant) => ({
  today: { name: 'today', range: getDayFromNow(now, 0) } satisfies QuickDate,
  tomorrow: { name: 'tomorrow', range: getDayFromNow(now, 1) } satisfies QuickDate,
  dayAfterTomorrow: { name: 'dayAfterTomorrow', range: getDayFromNow(now, 2) } satisfies QuickDate,
  weekend: { name: getWeekendName(toParkDay(now).dayOfWeek), range: getWeekend(now) } satisfies QuickDate,
});

import { ZONE } from '../../lib/clock.ts';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type DayQuestion = (typeof WEEKDAYS)[number] | 'tomorrow';

/** From this hour visitors plan their next day. */
const EVENING = 21;
/** Until this hour it is still the evening before. */
const MORNING = 4;

/** The question of the day: one a weekday, and late in the evening that of tomorrow. */
export function dayQuestion(now: Temporal.Instant): DayQuestion {
  const { hour, dayOfWeek } = now.toZonedDateTimeISO(ZONE);
  if (hour >= EVENING) return 'tomorrow';
  // In the small hours nobody means the night that is left.
  return hour < MORNING ? 'tomorrow' : (WEEKDAYS[dayOfWeek - 1] ?? 'tomorrow');
}

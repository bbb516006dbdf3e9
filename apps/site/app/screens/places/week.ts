import type { OpeningHours } from '@liget/content-api';
import { ZONE } from '../../lib/clock.ts';
import { hoursOn } from './opening.ts';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export interface DayHours {
  weekday: (typeof WEEKDAYS)[number];
  /** For example '10:00–18:00'; empty when it is closed. */
  hours: string;
  isToday: boolean;
}

/** The hours of the seven days from today on; nothing when the place has none that a machine can read. */
export function weekOf(hours: readonly OpeningHours[], now: Temporal.Instant): DayHours[] {
  if (hours.length === 0) return [];
  const today = now.toZonedDateTimeISO(ZONE).toPlainDate();
  return WEEKDAYS.map((_, index) => today.add({ days: index })).flatMap((day, index) => {
    const weekday = WEEKDAYS[day.dayOfWeek - 1];
    return weekday ? [{ weekday, hours: hoursOn(hours, day).join(', '), isToday: index === 0 }] : [];
  });
}

import { ZONE } from '@liget/park/time';
import { EVENING, NOON } from './day-parts.ts';

/** The indexed values of one occurrence; all times are in Europe/Budapest. */
export interface OccurrenceTimes {
  /** ISO instant. */
  start: string;
  end?: string | null | undefined;
  allDay?: boolean | null | undefined;
}

export interface OccurrenceFilters {
  /** The instant at which the occurrence is over; far in the future without an end. */
  until: string;
  forenoon: boolean;
  afternoon: boolean;
  evening: boolean;
}

const FAR_FUTURE = '9999-12-31T00:00:00.000Z';

/**
 * Derives the indexed filter values: when the occurrence is over, and which parts of the day it touches (forenoon before 12, afternoon 12–18,
 * evening from 18). An occurrence without times, or longer than a day, touches all parts. `openEnded`: it has no end. Throws RangeError for an
 * invalid instant.
 */
export function getOccurrenceFilters({ start, end, allDay }: OccurrenceTimes, openEnded: boolean): OccurrenceFilters {
  const from = Temporal.Instant.from(start).toZonedDateTimeISO(ZONE);
  const to = end ? Temporal.Instant.from(end).toZonedDateTimeISO(ZONE) : null;
  const getDayEnd = (at: Temporal.ZonedDateTime) => at.toPlainDate().add({ days: 1 }).toZonedDateTime(ZONE);
  const over = openEnded ? null : allDay ? getDayEnd(to ?? from) : (to ?? getDayEnd(from));
  const until = over ? new Date(over.epochMilliseconds).toISOString() : FAR_FUTURE;
  const longerThanDay = openEnded || (to !== null && Temporal.ZonedDateTime.compare(to, from.add({ days: 1 })) >= 0);
  if (allDay || longerThanDay) return { until, forenoon: true, afternoon: true, evening: true };
  const firstHour = from.hour + from.minute / 60;
  const lastHour = to ? (to.toPlainDate().equals(from.toPlainDate()) ? to.hour + to.minute / 60 : 24) : firstHour;
  const touches = (begin: number, finish: number) => firstHour < finish && (lastHour > begin || (firstHour >= begin && lastHour >= begin));
  return { until, forenoon: touches(0, NOON), afternoon: touches(NOON, EVENING), evening: touches(EVENING, 24) };
}

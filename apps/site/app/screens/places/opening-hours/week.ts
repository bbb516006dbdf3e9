import type { Locale } from '@liget/content-api';
import {
  findException,
  formatClock,
  getWeekday,
  hasHours,
  isOpenAllDay,
  listOpeningSpans,
  type OpeningStatus,
  type PlaceHours,
  toParkDay,
  type Weekday,
} from '@liget/park';
import { formatDayRange } from '../../../lib/day-ranges.ts';
import { getFieldLang } from '../../../lib/language/field-lang.ts';

const DAYS = 7;
const MONTHS_AHEAD = 3;

export interface DayHours {
  weekday: Weekday;
  /** For example '10:00–18:00'; empty when it is closed. */
  hours: string;
  isAllDay: boolean;
  isToday: boolean;
  /** The reason of exceptional hours. */
  note: string | null;
  /** The language of the note, if it is not the page's. */
  noteLang: Locale | undefined;
}

/** The hours of one day, for example '10:00–18:00'; empty when it is closed. */
const getHoursOn = (place: PlaceHours, day: Temporal.PlainDate) =>
  listOpeningSpans(place, day)
    .map(
      ({ from, to }) => `${formatClock(from)}–${toParkDay(to).equals(day) ? formatClock(to) : formatClock(to).replace('00:00', '24:00')}`,
    )
    .join(', ');

/** The reason of exceptional hours, with its language. */
const getNote = (exception: PlaceHours['exceptions'][number] | null | undefined, locale: Locale): Pick<DayHours, 'note' | 'noteLang'> => ({
  note: exception?.note ?? null,
  noteLang: exception ? getFieldLang(exception, 'note', locale) : undefined,
});

/**
 * The hours of seven days from today; empty when the place has no structured hours. `opening` is the park's current state: a place that
 * does not open at all today, like that of a grounded balloon, has no hours today.
 */
export function listWeekHours(place: PlaceHours, now: Temporal.Instant, locale: Locale, opening: OpeningStatus | null = null): DayHours[] {
  if (!hasHours(place)) return [];
  const today = toParkDay(now);
  const isShutToday = opening?.kind === 'closed' && !opening.wasOpen;
  return Array.from({ length: DAYS }, (_, index) => today.add({ days: index })).map((day, index) => ({
    weekday: getWeekday(day),
    hours: index === 0 && isShutToday ? '' : getHoursOn(place, day),
    isAllDay: isOpenAllDay(place, day),
    isToday: index === 0,
    ...getNote(findException(place, day), locale),
  }));
}

/** Days with other hours than the week. */
export interface ExceptionalHours {
  /** 'december 24–26.' */
  days: string;
  /** For example '10:00–14:00'; empty when it is closed. */
  hours: string;
  note: string | null;
  noteLang: Locale | undefined;
}

/** The exceptions after the days of `listWeekHours`, within three months. */
export function listExceptions(place: PlaceHours, now: Temporal.Instant, locale: Locale): ExceptionalHours[] {
  const today = toParkDay(now);
  const [first, last] = [today.add({ days: DAYS }).toString(), today.add({ months: MONTHS_AHEAD }).toString()];
  return place.exceptions
    .filter(({ from, to }) => to >= first && from <= last)
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map((exception) => ({
      days: formatDayRange(exception, locale, { month: 'long', today: today.toString() }),
      hours: getHoursOn(place, Temporal.PlainDate.from(exception.from)),
      ...getNote(exception, locale),
    }));
}

import type { Event, ImageValue, Locale } from '@liget/content-api';
import { ZONE } from '../../lib/clock.ts';
import { imageOf } from '../../lib/image.ts';
import { intervalText } from './interval.ts';

/** A program as a list shows it, already worded. */
export interface ProgramTeaser {
  id: number;
  url: string;
  title: string;
  lead: string;
  when: string | undefined;
  /** ISO day of the occasion shown, for grouping. */
  day: string;
  place: string | null;
  image: ImageValue | null;
  status: Event['status'];
  free: boolean;
  series: string | null;
  type: string | null;
  isOnNow: boolean;
  isOver: boolean;
}

/** On at `now`: it has begun and is not over. Without an end it lasts to the end of its day. */
export function isOnAt(event: Pick<Event, 'start_date' | 'end_date' | 'interval'>, now: Temporal.Instant): boolean {
  const start = Temporal.Instant.from(event.start_date);
  return Temporal.Instant.compare(start, now) <= 0 && !isOverAt(event, now);
}

export function isOverAt(event: Pick<Event, 'start_date' | 'end_date' | 'interval'>, now: Temporal.Instant): boolean {
  if (event.end_date) {
    const end = Temporal.Instant.from(event.end_date).toZonedDateTimeISO(ZONE);
    // Dates without hours mean whole days; what begins at an hour may well end at midnight.
    const isWithoutHours = [Temporal.Instant.from(event.start_date).toZonedDateTimeISO(ZONE), end].every(
      ({ hour, minute }) => hour + minute === 0,
    );
    const over = isWithoutHours ? end.add({ days: 1 }) : end;
    return Temporal.Instant.compare(over.toInstant(), now) <= 0;
  }
  if (event.interval) return false;
  const dayEnd = Temporal.Instant.from(event.start_date).toZonedDateTimeISO(ZONE).toPlainDate().add({ days: 1 }).toZonedDateTime(ZONE);
  return Temporal.Instant.compare(dayEnd.toInstant(), now) <= 0;
}

export function toProgramTeaser(event: Event, locale: Locale, now: Temporal.Instant): ProgramTeaser {
  return {
    id: event.id,
    url: event.url,
    title: event.name,
    lead: event.lead,
    when: intervalText(event, locale, now),
    day: event.start_date.slice(0, 10),
    place: event.location?.title ?? null,
    image: imageOf(event.media, 'lead') ?? null,
    status: event.status,
    free: event.free,
    series: event.series?.title ?? null,
    type: event.type?.name ?? null,
    isOnNow: isOnAt(event, now),
    isOver: isOverAt(event, now),
  };
}

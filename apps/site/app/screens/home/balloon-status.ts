import type { Balloon, Locale } from '@liget/content-api';
import { budapestDay } from '../../lib/clock.ts';
import { clockTime, longDate } from '../../lib/dates.ts';
import { href } from '../../lib/href.ts';

/** The balloon's own page (specification, section 2). */
const BALLOON_SLUG = { hu: 'ballon-kilato', en: 'balloon-fly' } as const;
const FLYING = ['ideal_weather', 'uncertain_weather'];

export interface BalloonStatus {
  isUp: boolean;
  note: string | null;
  /** Today's next time slot for visitors, 'HH:mm–HH:mm'. */
  next: string | null;
  /** An hour of today, or a date. */
  updated: string;
  scheduleUrl: string;
}

export function balloonStatus(balloon: Balloon, locale: Locale, now: Temporal.Instant): BalloonStatus {
  const today = budapestDay(now);
  const isToday = (instant: string) => budapestDay(Temporal.Instant.from(instant)) === today;
  const [next] = balloon.time_slots
    .filter(
      ({ start_date, weather }) =>
        isToday(start_date) && Temporal.Instant.compare(Temporal.Instant.from(start_date), now) > 0 && FLYING.includes(weather),
    )
    .toSorted((a, b) => Temporal.Instant.compare(Temporal.Instant.from(a.start_date), Temporal.Instant.from(b.start_date)));
  return {
    isUp: balloon.balloon_is_up === 1,
    note: balloon.note,
    next: next ? `${clockTime(next.start_date)}–${clockTime(next.end_date)}` : null,
    updated: isToday(balloon.updated_at) ? clockTime(balloon.updated_at) : longDate(balloon.updated_at, locale),
    scheduleUrl: `${href('topLocation', locale, { topLocation: BALLOON_SLUG[locale] })}#schedule`,
  };
}

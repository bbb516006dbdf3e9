import type { Balloon, BalloonSlot, Locale } from '@liget/content-api';
import { createTranslator } from 'use-intl/core';
import { budapestDay } from '../../lib/clock.ts';
import { clockTime, longDate } from '../../lib/dates.ts';
import { scheduleHref } from '../../lib/schedule-href.ts';
import type { Messages } from '../../messages/index.ts';

const FLYING = ['ideal_weather', 'uncertain_weather'];

export interface BalloonStatus {
  isUp: boolean;
  note: string | null;
  /** Today's next time slot for visitors, 'HH:mm–HH:mm'. */
  next: string | null;
  /** Today's time slots that are not over, in order. */
  slots: { time: string; weather: BalloonSlot['weather']; words: string }[];
  /** An hour of today, or a date. */
  updated: string;
  scheduleUrl: string;
}

/** What wording needs; a loader's own arguments fit. */
interface Wording {
  locale: Locale;
  now: Temporal.Instant;
  messages: Messages;
}

export function balloonStatus(balloon: Balloon, { locale, now, messages }: Wording): BalloonStatus {
  const words = createTranslator({ locale, messages, namespace: 'places.balloon' });
  const today = budapestDay(now);
  const isToday = (instant: string) => budapestDay(Temporal.Instant.from(instant)) === today;
  const isAfter = (instant: string) => Temporal.Instant.compare(Temporal.Instant.from(instant), now) > 0;
  const slots = balloon.time_slots
    .filter(({ start_date, end_date }) => isToday(start_date) && isAfter(end_date))
    .toSorted((a, b) => Temporal.Instant.compare(Temporal.Instant.from(a.start_date), Temporal.Instant.from(b.start_date)));
  const next = slots.find(({ start_date, weather }) => isAfter(start_date) && FLYING.includes(weather));
  return {
    isUp: balloon.balloon_is_up === 1,
    note: balloon.note,
    next: next ? `${clockTime(next.start_date)}–${clockTime(next.end_date)}` : null,
    slots: slots.map(({ start_date, weather }) => ({ time: clockTime(start_date), weather, words: words(`weather.${weather}`) })),
    updated: isToday(balloon.updated_at) ? clockTime(balloon.updated_at) : longDate(balloon.updated_at, locale),
    scheduleUrl: scheduleHref(balloon, locale),
  };
}

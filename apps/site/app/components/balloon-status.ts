import type { Balloon, BalloonSlot, Locale } from '@liget/content-api';
import { type BalloonState, formatClock, slotsFrom, toParkDay } from '@liget/park';
import { createTranslator } from 'use-intl/core';
import type { Messages } from '../i18n/index.ts';
import { clockTime, dayAndWeekday, longDate } from '../lib/dates.ts';
import { scheduleHref } from '../lib/urls/schedule-href.ts';
import { type BalloonMark, balloonMark, balloonWords } from './balloon-words.ts';

export interface BalloonStatus {
  mark: BalloonMark;
  /** What it does, in words. */
  text: string;
  note: string | null;
  /** The next time slot for visitors, 'HH:mm–HH:mm'; its day in words unless it is today. */
  next: { day: string | null; time: string } | null;
  /** Today's time slots that are not over, in order; none that promises what its operator has called off. */
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

export function balloonStatus(balloon: Balloon, state: BalloonState, { locale, now, messages }: Wording): BalloonStatus {
  const words = createTranslator({ locale, messages, namespace: 'places.balloon' });
  const isToday = (instant: string) => toParkDay(Temporal.Instant.from(instant)).equals(toParkDay(now));
  const next = state.kind === 'grounded' || state.kind === 'unknown' ? null : state.next;
  return {
    mark: balloonMark(state),
    text: messages.shell[balloonWords(state)],
    // What its operator wrote of the moment is of before, too.
    note: state.kind === 'unknown' ? null : balloon.note,
    next: next && {
      day: isToday(next.start_date) ? null : dayAndWeekday(next.start_date, locale),
      time: `${clockTime(next.start_date)}–${clockTime(next.end_date)}`,
    },
    slots: (state.kind === 'unknown' || state.kind === 'grounded' ? [] : slotsFrom(balloon, now))
      .filter(({ start_date }) => isToday(start_date))
      .map(({ start_date, weather }) => ({
        time: formatClock(Temporal.Instant.from(start_date)),
        weather,
        words: words(`weather.${weather}`),
      })),
    updated: isToday(balloon.updated_at) ? clockTime(balloon.updated_at) : longDate(balloon.updated_at, locale),
    scheduleUrl: scheduleHref(balloon, locale),
  };
}

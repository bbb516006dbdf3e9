import type { Balloon, BalloonSlot, Locale } from '@liget/content-api';
import { type BalloonState, formatClock, listSlotsFrom, toParkDay } from '@liget/park';
import { createTranslator } from 'use-intl/core';
import type { Messages } from '../i18n/index.ts';
import { formatClockTime, formatDayAndWeekday, formatLongDate } from '../lib/dates.ts';
import { getFieldLang } from '../lib/language/field-lang.ts';
import { getScheduleHref } from '../lib/urls/schedule-href.ts';
import { type BalloonMark, getBalloonMark, getBalloonMessageKey } from './balloon-words.ts';

export interface BalloonStatus {
  mark: BalloonMark;
  /** Its state as text. */
  text: string;
  note: string | null;
  /** The language of the note, if it is not the page's. */
  noteLang: Locale | undefined;
  /** The next time slot for visitors, 'HH:mm–HH:mm'; `day` is null if it is today. */
  next: { day: string | null; time: string } | null;
  /** Today's time slots that are not over, in order; empty while the operator has closed the balloon. */
  slots: { time: string; weather: BalloonSlot['weather']; words: string }[];
  /** The time of the last update, or its date if it was not today. */
  updated: string;
  scheduleUrl: string;
}

/** Language, time and messages; a subset of a loader's arguments. */
interface FormatContext {
  locale: Locale;
  now: Temporal.Instant;
  messages: Messages;
}

export function getBalloonStatus(balloon: Balloon, state: BalloonState, { locale, now, messages }: FormatContext): BalloonStatus {
  const words = createTranslator({ locale, messages, namespace: 'places.balloon' });
  const isToday = (instant: string) => toParkDay(Temporal.Instant.from(instant)).equals(toParkDay(now));
  const next = state.kind === 'grounded' || state.kind === 'unknown' ? null : state.next;
  return {
    mark: getBalloonMark(state),
    text: messages.shell[getBalloonMessageKey(state)],
    // A note belongs to the state that the operator reported: it is outdated when the state is unknown.
    note: state.kind === 'unknown' ? null : balloon.note,
    noteLang: getFieldLang(balloon, 'note', locale),
    next: next && {
      day: isToday(next.start_date) ? null : formatDayAndWeekday(next.start_date, locale),
      time: `${formatClockTime(next.start_date, locale)}–${formatClockTime(next.end_date, locale)}`,
    },
    slots: (state.kind === 'unknown' || state.kind === 'grounded' ? [] : listSlotsFrom(balloon, now))
      .filter(({ start_date }) => isToday(start_date))
      .map(({ start_date, weather }) => ({
        time: formatClock(Temporal.Instant.from(start_date)),
        weather,
        words: words(`weather.${weather}`),
      })),
    updated: isToday(balloon.updated_at) ? formatClockTime(balloon.updated_at, locale) : formatLongDate(balloon.updated_at, locale),
    scheduleUrl: getScheduleHref(balloon, locale),
  };
}

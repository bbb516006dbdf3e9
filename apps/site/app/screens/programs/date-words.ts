import type { Event, Locale, Occurrence } from '@liget/content-api';
import { createTranslator } from 'use-intl/core';
import type { Messages } from '../../i18n/index.ts';
import { isTold, type ShownStatus, shownDateStatus, statusOnCard } from '../../lib/shown-status.ts';
import { formatOccurrence } from './interval.ts';

export interface Wording {
  locale: Locale;
  park: { at: Temporal.Instant };
  messages: Pick<Messages, 'programs'>;
}

type Dated = Pick<Event, 'status' | 'status_note' | 'ticket_url'>;

/** One date in words, with what has become of it. */
export interface DateWords {
  status: ShownStatus;
  /** 'Elmarad', 'Megtelt', …; `null` of what is as planned. */
  word: string | null;
  /** Nothing takes place at the time that is told: it is struck. */
  isOff: boolean;
  /** Where it was moved, or when it was to be; then why. */
  note: string | null;
}

const momentText = (start_date: string, { all_day }: Occurrence, { locale, park }: Wording) =>
  formatOccurrence({ start_date, end_date: null, all_day }, locale, park.at) ?? '';

const otherTime = (date: Occurrence, wording: Wording): string | null => {
  const t = createTranslator({ locale: wording.locale, messages: wording.messages, namespace: 'programs' });
  if (date.new_start) return t('newDate', { date: momentText(date.new_start, date, wording) });
  return date.previous_start ? t('originalDate', { date: momentText(date.previous_start, date, wording) }) : null;
};

/** What has become of a date of a program. */
export function dateWords(event: Dated, date: Occurrence, wording: Wording): DateWords {
  const status = shownDateStatus(event, date);
  if (!isTold(status)) return { status, word: null, isOff: false, note: null };
  const reason = date.status_note ?? (date.status === 'scheduled' ? event.status_note : null);
  return {
    status,
    word: wording.messages.programs.status[status],
    isOff: statusOnCard(status, 'title') !== null,
    note: [otherTime(date, wording), reason].filter(Boolean).join(' · ') || null,
  };
}

/** A date as the pages of programs and series list it. */
export interface DateLine extends Omit<DateWords, 'status'> {
  /** 'nov. 27. p. 18:00–20:00' */
  text: string;
  /** Of its own, when it is elsewhere than its program. */
  place: string | null;
  /** Of its own. */
  ticketUrl: string | null;
}

/** `null` when the date cannot be read. */
export function toDateLine(event: Dated, date: Occurrence, wording: Wording): DateLine | null {
  const text = formatOccurrence(date, wording.locale, wording.park.at);
  if (text === undefined) return null;
  const { status: _, ...words } = dateWords(event, date, wording);
  return { text, ...words, place: date.location?.title ?? null, ticketUrl: date.ticket_url };
}

import type { Event, Locale, Occurrence } from '@liget/content-api';
import { getShownDateStatus, type ShownStatus } from '@liget/park';
import { formatOccurrence } from '@liget/park/interval';
import { createTranslator } from 'use-intl/core';
import type { Messages } from '../../i18n/index.ts';
import { getCardStatus, isUnusualStatus } from '../../lib/shown-status.ts';

export interface FormatContext {
  locale: Locale;
  park: { at: Temporal.Instant };
  messages: Pick<Messages, 'programs'>;
}

type EventStatus = Pick<Event, 'status' | 'status_note' | 'ticket_url'>;

/** One date in words, with what has become of it. */
export interface DateMessages {
  status: ShownStatus;
  /** 'Elmarad', 'Megtelt', …; `null` of what is as planned. */
  word: string | null;
  /** Nothing takes place at the time that is told: it is struck. */
  isOff: boolean;
  /** Where it was moved, or when it was to be; then why. */
  note: string | null;
}

const formatMoment = (start_date: string, { all_day }: Occurrence, { locale, park }: FormatContext) =>
  formatOccurrence({ start_date, end_date: null, all_day }, locale, park.at) ?? '';

const formatOtherTime = (date: Occurrence, context: FormatContext): string | null => {
  const t = createTranslator({ locale: context.locale, messages: context.messages, namespace: 'programs' });
  if (date.new_start) return t('newDate', { date: formatMoment(date.new_start, date, context) });
  return date.previous_start ? t('originalDate', { date: formatMoment(date.previous_start, date, context) }) : null;
};

/** What has become of a date of a program. */
export function formatDate(event: EventStatus, date: Occurrence, context: FormatContext): DateMessages {
  const status = getShownDateStatus(event, date);
  if (!isUnusualStatus(status)) return { status, word: null, isOff: false, note: null };
  const reason = date.status_note ?? (date.status === 'scheduled' ? event.status_note : null);
  return {
    status,
    word: context.messages.programs.status[status],
    isOff: getCardStatus(status, 'title') !== null,
    note: [formatOtherTime(date, context), reason].filter(Boolean).join(' · ') || null,
  };
}

/** A date as the pages of programs and series list it. */
export interface DateLine extends Omit<DateMessages, 'status'> {
  /** 'nov. 27. p. 18:00–20:00' */
  text: string;
  /** Of its own, when it is elsewhere than its program. */
  place: string | null;
  /** Of its own. */
  ticketUrl: string | null;
}

/** `null` when the date cannot be read. */
export function toDateLine(event: EventStatus, date: Occurrence, context: FormatContext): DateLine | null {
  const text = formatOccurrence(date, context.locale, context.park.at);
  if (text === undefined) return null;
  const { status: _, ...words } = formatDate(event, date, context);
  return { text, ...words, place: date.location?.title ?? null, ticketUrl: date.ticket_url };
}

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

/** One date with its state, as texts. */
export interface DateMessages {
  status: ShownStatus;
  /** 'Elmarad', 'Megtelt', …; `null` when it takes place as planned. */
  word: string | null;
  /** Whether nothing takes place at this time, which is struck. */
  isOff: boolean;
  /** The new or the original time, and the reason. */
  note: string | null;
}

const formatMoment = (start_date: string, { all_day }: Occurrence, { locale, park }: FormatContext) =>
  formatOccurrence({ start_date, end_date: null, all_day }, locale, park.at) ?? '';

const formatOtherTime = (date: Occurrence, context: FormatContext): string | null => {
  const t = createTranslator({ locale: context.locale, messages: context.messages, namespace: 'programs' });
  if (date.new_start) return t('newDate', { date: formatMoment(date.new_start, date, context) });
  return date.previous_start ? t('originalDate', { date: formatMoment(date.previous_start, date, context) }) : null;
};

/** The state of an event's date as texts. */
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

/** A date for the lists of event and series pages. */
export interface DateLine extends Omit<DateMessages, 'status'> {
  /** 'nov. 27. p. 18:00–20:00' */
  text: string;
  /** The date's own place, when it differs from the event's. */
  place: string | null;
  /** The date's own link to tickets. */
  ticketUrl: string | null;
}

/** `null` when the date is invalid. */
export function toDateLine(event: EventStatus, date: Occurrence, context: FormatContext): DateLine | null {
  const text = formatOccurrence(date, context.locale, context.park.at);
  if (text === undefined) return null;
  const { status: _, ...words } = formatDate(event, date, context);
  return { text, ...words, place: date.location?.title ?? null, ticketUrl: date.ticket_url };
}

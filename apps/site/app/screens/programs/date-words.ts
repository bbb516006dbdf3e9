import type { Event, Locale, Occurrence } from '@liget/content-api';
import { getShownDateStatus, type ShownStatus } from '@liget/park';
import { formatOccurrence } from '@liget/park/interval';
import { createTranslator } from 'use-intl/core';
import type { Messages } from '../../i18n/index.ts';
import { getFieldLang } from '../../lib/language/field-lang.ts';
import { getCardStatus, isUnusualStatus } from '../../lib/shown-status.ts';

export interface FormatContext {
  locale: Locale;
  park: { at: Temporal.Instant };
  messages: Pick<Messages, 'programs'>;
}

type EventStatus = Pick<Event, 'status' | 'status_note' | 'ticket_url' | 'language' | 'untranslated'>;
type DatedEvent = EventStatus & Pick<Event, 'text_date_only' | 'date'>;

/** One date with its state, as texts. */
export interface DateMessages {
  status: ShownStatus;
  /** 'Elmarad', 'Megtelt', …; `null` when it takes place as planned. */
  word: string | null;
  /** Whether nothing takes place at this time, which is struck. */
  isOff: boolean;
  /** The new or the original time, and the reason. */
  note: string | null;
  otherTime: string | null;
  /** `lang` is its language, if it is not the page's. */
  reason: { text: string; lang: Locale | undefined } | null;
}

const formatMoment = (start_date: string, { all_day }: Occurrence, { locale, park }: FormatContext) =>
  formatOccurrence({ start_date, end_date: null, all_day }, locale, park.at) ?? '';

const formatOtherTime = (date: Occurrence, context: FormatContext): string | null => {
  const t = createTranslator({ locale: context.locale, messages: context.messages, namespace: 'programs' });
  if (date.new_start) return t('newDate', { date: formatMoment(date.new_start, date, context) });
  return date.previous_start ? t('originalDate', { date: formatMoment(date.previous_start, date, context) }) : null;
};

/** The date's own reason; for a date as planned that of its event. */
function getReason(event: EventStatus, date: Occurrence, locale: Locale): DateMessages['reason'] {
  const { language } = event;
  if (date.status_note !== null) return { text: date.status_note, lang: getFieldLang({ ...date, language }, 'status_note', locale) };
  if (event.status_note === null || date.status !== 'scheduled') return null;
  return { text: event.status_note, lang: getFieldLang(event, 'status_note', locale) };
}

/** The state of an event's date as texts. */
export function formatDate(event: EventStatus, date: Occurrence, context: FormatContext): DateMessages {
  const status = getShownDateStatus(event, date);
  if (!isUnusualStatus(status)) return { status, word: null, isOff: false, otherTime: null, reason: null, note: null };
  const reason = getReason(event, date, context.locale);
  const otherTime = formatOtherTime(date, context);
  return {
    status,
    word: context.messages.programs.status[status],
    isOff: getCardStatus(status, 'title') !== null,
    otherTime,
    reason,
    note: [otherTime, reason?.text].filter(Boolean).join(' · ') || null,
  };
}

/** A date for the lists of event and series pages. */
export interface DateLine extends Omit<DateMessages, 'status'> {
  /** 'nov. 27. p. 18:00–20:00', or the editor's words. */
  text: string;
  /** The language of the editor's words, if it is not the page's. */
  textLang?: Locale | undefined;
  /** The date's own place, when it differs from the event's. */
  place: string | null;
  /** The date's own link to tickets. */
  ticketUrl: string | null;
}

/** `null` when the date is invalid. An event whose date is only text has no hours. */
export function toDateLine(event: DatedEvent, stored: Occurrence, context: FormatContext): DateLine | null {
  const date = event.text_date_only ? { ...stored, all_day: true } : stored;
  const text = formatOccurrence(date, context.locale, context.park.at);
  if (text === undefined) return null;
  const { status: _, ...words } = formatDate(event, date, context);
  return { text, ...words, place: date.location?.title ?? null, ticketUrl: date.ticket_url };
}

/** The lines of an event's dates. Dates as planned of an event whose date is only text are one line with that text. */
export function toDateLines(
  event: DatedEvent,
  dates: readonly Occurrence[],
  context: FormatContext,
): { occurrence: Occurrence; date: DateLine }[] {
  const lines = dates.flatMap((occurrence) => {
    const date = toDateLine(event, occurrence, context);
    return date ? [{ occurrence, date }] : [];
  });
  const words = event.text_date_only ? event.date : null;
  const first = words !== null ? lines.find(({ date }) => date.word === null) : undefined;
  if (words === null || !first) return lines;
  const inWords = { ...first.date, text: words, textLang: getFieldLang(event, 'date', context.locale) };
  return lines.flatMap((line) => (line === first ? { ...line, date: inWords } : line.date.word === null ? [] : line));
}

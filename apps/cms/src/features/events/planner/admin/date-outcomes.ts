import { DATE_STATE_TEXTS } from '@liget/park/date-state-texts';
import { formatOccurrence } from '../../../../platform/fields/dates/date-texts.ts';
import { type Label } from '../../../../platform/fields/labels.ts';
import type { DateChange } from '../changed-rows.ts';
import type { DateDetails } from '../planned-date.ts';

export const CHANGES = ['cancelled', 'sold_out', 'relocated', 'rescheduled'] as const satisfies readonly DateChange['status'][];
export type ChangeStatus = (typeof CHANGES)[number];

/** The editor's input for a change. */
export interface EnteredChange {
  hu: string;
  en: string;
  newStart: string | null;
  location: number | null;
}

/** The required field that is still missing. */
export type MissingField = 'reason' | 'newStart' | 'location';

/** The change to send, or the first missing field. */
export function readEnteredChange(status: ChangeStatus, { hu, en, newStart, location }: EnteredChange): DateChange | MissingField {
  const reason = { hu: hu.trim(), en: en.trim() };
  if (status === 'rescheduled' && !newStart) return 'newStart';
  if (status === 'relocated' && location === null) return 'location';
  if ((status === 'cancelled' || status === 'rescheduled') && reason.hu === '') return 'reason';
  if (status === 'rescheduled') return { status, reason, newStart: newStart ?? '' };
  if (status === 'relocated') return { status, reason, location: location ?? 0 };
  return { status, reason };
}

/** What visitors see of a date, in the site's words. */
export interface SeenDate {
  language: keyof Label;
  state: string;
  /** The valid time; `null` if there is none. */
  when: string | null;
  /** The time that is struck through. */
  struck: string | null;
  where: string | null;
  reason: string;
}

type PlannedTime = Pick<DateDetails, 'date' | 'plannedEnd'>;

/** The planned time of a date, before all changes. */
export function formatPlannedTime({ date: { originalStart, allDay }, plannedEnd }: PlannedTime, language: keyof Label): string {
  return formatOccurrence({ start: originalStart, end: plannedEnd, allDay }, language) ?? '';
}

/** The end of the date at its new start: with its planned length, unless it is there already. */
function getNewEnd({ date: { originalStart, start, end }, plannedEnd }: PlannedTime, newStart: string): string | null {
  if (Date.parse(newStart) === Date.parse(start)) return end;
  return plannedEnd && new Date(Date.parse(newStart) + Date.parse(plannedEnd) - Date.parse(originalStart)).toISOString();
}

/** A preview of a change as far as it is entered, on the pages of one language. */
export function previewDate(status: ChangeStatus, details: DateDetails, entered: EnteredChange, language: keyof Label = 'hu'): SeenDate {
  const { date, hasTickets, places } = details;
  const [planned, reason] = [formatPlannedTime(details, language), entered[language].trim()];
  const state = DATE_STATE_TEXTS[language][status === 'sold_out' && !hasTickets ? 'full' : status];
  const seen = { language, state, reason, where: null };
  if (status === 'cancelled') return { ...seen, when: null, struck: planned };
  if (status === 'sold_out') return { ...seen, when: planned, struck: null };
  if (status === 'relocated')
    return { ...seen, when: planned, struck: null, where: places.find(({ id }) => id === entered.location)?.titles[language] ?? null };
  const { newStart } = entered;
  const when = newStart ? formatOccurrence({ start: newStart, end: getNewEnd(details, newStart), allDay: date.allDay }, language) : null;
  return { ...seen, when, struck: planned };
}

/** The previews in both languages; in English only with an English reason, because the rest follows from the Hungarian. */
export const previewLanguages = (status: ChangeStatus, details: DateDetails, entered: EnteredChange): SeenDate[] =>
  (['hu', 'en'] as const)
    .filter((language) => language === 'hu' || entered.en.trim() !== '')
    .map((language) => previewDate(status, details, entered, language));

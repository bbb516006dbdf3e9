import { formatOccurrence } from '../../../../platform/fields/dates/date-texts.ts';
import type { DateChange } from '../change-date.ts';
import type { DateDetails } from '../date-details.ts';

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

/** What visitors see of a date, in the site's Hungarian words. */
export interface SeenDate {
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
export function formatPlannedTime({ date: { originalStart, allDay }, plannedEnd }: PlannedTime): string {
  return formatOccurrence({ start: originalStart, end: plannedEnd, allDay }, 'hu') ?? '';
}

/** The end of the date at its new start: with its planned length, unless it is there already. */
function getNewEnd({ date: { originalStart, start, end }, plannedEnd }: PlannedTime, newStart: string): string | null {
  if (Date.parse(newStart) === Date.parse(start)) return end;
  return plannedEnd && new Date(Date.parse(newStart) + Date.parse(plannedEnd) - Date.parse(originalStart)).toISOString();
}

/** A preview of a change as far as it is entered. */
export function previewDate(status: ChangeStatus, details: DateDetails, entered: EnteredChange): SeenDate {
  const { date, hasTickets, places } = details;
  const [planned, reason] = [formatPlannedTime(details), entered.hu.trim()];
  if (status === 'cancelled') return { state: 'Elmarad', when: null, struck: planned, where: null, reason };
  if (status === 'sold_out')
    return { state: hasTickets ? 'Minden jegy elkelt' : 'Megtelt', when: planned, struck: null, where: null, reason };
  if (status === 'relocated') {
    const placeTitle = places.find(({ id }) => id === entered.location)?.hungarianTitle ?? null;
    return { state: 'Más helyszínen', when: planned, struck: null, where: placeTitle, reason };
  }
  const { newStart } = entered;
  const when = newStart ? formatOccurrence({ start: newStart, end: getNewEnd(details, newStart), allDay: date.allDay }, 'hu') : null;
  return { state: 'Új időpontban', when, struck: planned, where: null, reason };
}

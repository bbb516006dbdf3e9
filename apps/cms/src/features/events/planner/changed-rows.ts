import * as z from 'zod';
import { isRecord } from '../../../platform/is-record.ts';
import { checkDates } from '../dates/date-checks.ts';
import type { ChangedDate, EventTimes } from '../dates/event-dates.ts';

const Text = z.string().trim().max(300);
const Reason = z.object({ hu: Text, en: Text });
const Required = z.object({ hu: Text.min(1), en: Text });
const Change = z.discriminatedUnion('status', [
  z.object({ status: z.literal('cancelled'), reason: Required }),
  z.object({ status: z.literal('rescheduled'), reason: Required, newStart: z.iso.datetime() }),
  z.object({ status: z.literal('sold_out'), reason: Reason }),
  z.object({ status: z.literal('relocated'), reason: Reason, location: z.int().positive() }),
]);
export type DateChange = z.infer<typeof Change>;

/** A reason by language, as documents in all languages have it. */
export type Reasons = Record<'hu' | 'en', string | null>;

/** The request to change the date with the original start `original`; `change` is `null` to restore it. */
export const DateRequest = z.object({ original: z.iso.datetime(), change: Change.nullable() });
export type DateRequest = z.infer<typeof DateRequest>;

const isChangeAt = (original: string) => (change: ChangedDate) => Date.parse(change.original ?? '') === Date.parse(original);

const readChanges = (event: Record<string, unknown>): ChangedDate[] =>
  (Array.isArray(event['changedDates']) ? event['changedDates'] : []).filter((row): row is ChangedDate => isRecord(row));

/** The stored change of a date; its reason is in the language in which the event was read. */
export const findChange = (event: Record<string, unknown>, original: string): ChangedDate | undefined =>
  readChanges(event).find(isChangeAt(original));

/**
 * The rows of changed dates after the request, `note` in the language or languages of `event`: the date's row has the new status, keeps its ticket URL, and keeps its venue if it stays at a new
 * time.
 */
export function listChangesAfter(
  event: Record<string, unknown>,
  { original, change }: DateRequest,
  note: string | Reasons | null,
  row: string | null,
) {
  const otherChanges = readChanges(event).filter((one) => !isChangeAt(original)(one));
  if (!change) return otherChanges;
  const former = findChange(event, original);
  const id = row ?? former?.id;
  const isStillMoved = change.status === 'rescheduled' && former?.status === 'rescheduled';
  const isSameTime = isStillMoved && Date.parse(former?.newStart ?? '') === Date.parse(change.newStart);
  const changed = {
    ...(id ? { id } : {}),
    original,
    status: change.status,
    note,
    newStart: change.status === 'rescheduled' ? change.newStart : null,
    newEnd: isSameTime ? (former?.newEnd ?? null) : null,
    location: change.status === 'relocated' ? change.location : isStillMoved ? (former?.location ?? null) : null,
    ticketUrl: former?.ticketUrl ?? null,
  };
  return [...otherChanges, changed];
}

/** Whether the event has a date with this original start. */
export function hasDate(event: EventTimes, original: string): boolean {
  const changedDates: ChangedDate[] = [{ original, status: 'sold_out' }];
  return checkDates({ ...event, changedDates }).every(({ path }) => path !== 'changedDates.0.original');
}

import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import type { Event } from '../../../payload-types.ts';
import { joinTransaction } from '../../../platform/database/transactions/transaction.ts';
import { isRecord, readRecords } from '../../../platform/is-record.ts';
import { setHookErrors } from '../../../platform/publishing/hook-errors.ts';
import type { EventError } from '../agenda/event-error.ts';
import { applyChanges } from './changed-dates.ts';
import { checkDates } from './date-checks.ts';
import type { ChangedDate, EventTimes } from './event-dates.ts';
import { getOccurrenceFilters } from './occurrence-filters.ts';
import { expandRecurrence, mergeOccurrences } from './recurrence.ts';

/** Accepts requests with `occurrences` instead of `dates`: stored `occurrences` are always derived. */
export const takeOccurrencesAsDates: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const { data } = args as { data?: Record<string, unknown> };
  if (data?.['occurrences'] !== undefined && data['dates'] === undefined) data['dates'] = data['occurrences'];
  return args;
};

/** A stored occurrence of the previous version. */
interface DateRow {
  id?: string | null;
  start?: string | null;
  status?: string | null;
  originalStart?: string | null;
}

/** The ids by original start; the entry at a moved date's original time has its own id. */
function mapIdsByStart(stored: readonly DateRow[], isMoved: boolean) {
  const matching = stored.filter(({ status }) => (status === 'moved') === isMoved);
  return new Map(matching.map(({ id, start, originalStart }) => [Date.parse(originalStart ?? start ?? ''), id]));
}

/**
 * All occurrences of an event with their changes and filter values, sorted; an invalid rule adds none. An occurrence keeps its id as long as it is
 * the same, also when it is moved: a date entered by hand has the id of its row, a date of the rule that of the earlier occurrence with the same
 * original start.
 */
export function expandOccurrences({ dates, recurrence, changedDates, openEnded }: EventTimes, before: readonly DateRow[] = []) {
  const expanded = expandRecurrence(recurrence);
  const [idsByStart, movedIdsByStart] = [mapIdsByStart(before, false), mapIdsByStart(before, true)];
  const byHand = (dates ?? []).flatMap(({ id, start, end, allDay }) =>
    start ? [{ id: id ?? null, start, end: end ?? null, allDay: allDay ?? false }] : [],
  );
  const byRule = (expanded.ok ? expanded.occurrences : []).map(({ start, end, allDay }) => ({
    id: idsByStart.get(Date.parse(start)) ?? null,
    start,
    end: end ?? null,
    allDay: allDay ?? false,
  }));
  return applyChanges(mergeOccurrences(byHand, byRule), changedDates ?? []).map(({ id, ...occurrence }) => {
    const knownId = occurrence.status === 'moved' ? movedIdsByStart.get(Date.parse(occurrence.start)) : id;
    return { ...(knownId ? { id: knownId } : {}), ...occurrence, ...getOccurrenceFilters(occurrence, openEnded ?? false) };
  });
}

/** The changed dates with their stored reasons in all languages: an editor of the English form need not repeat the Hungarian reason. */
async function addStoredReasons(
  changes: readonly ChangedDate[],
  { id, req }: { id: unknown; req: PayloadRequest },
): Promise<ChangedDate[]> {
  if (typeof id !== 'number') return [...changes];
  const saved: { changedDates?: unknown } = await req.payload.findByID({
    collection: 'events',
    id,
    depth: 0,
    draft: true,
    locale: 'all',
    trash: true,
    overrideAccess: true,
    select: { changedDates: true },
    ...joinTransaction(req),
  });
  const rows = readRecords(saved.changedDates);
  const notes = new Map(rows.map((row) => [row['id'], isRecord(row['note']) ? row['note'] : {}]));
  return changes.map((change) => ({ ...change, note: { ...notes.get(change.id), now: change.note } }));
}

/** The errors of an event's times. */
async function checkTimes(times: EventTimes, source: { id: unknown; req: PayloadRequest }): Promise<EventError[]> {
  const errors = checkDates(times);
  const isReasonMissing = source.req.locale !== 'hu' && errors.some(({ path }) => path.endsWith('.note'));
  return isReasonMissing ? checkDates({ ...times, changedDates: await addStoredReasons(times.changedDates ?? [], source) }) : errors;
}

/** The stored occurrences of an event, and its first start and last end. */
export function deriveDates(times: EventTimes, before?: readonly DateRow[]) {
  const occurrences = expandOccurrences(times, before);
  return {
    occurrences,
    firstStart: occurrences.map(({ start }) => start).toSorted()[0] ?? null,
    lastEnd:
      occurrences
        .map(({ until }) => until)
        .toSorted()
        .at(-1) ?? null,
  };
}

/** Derives the stored occurrences from the dates and the rule; the fields refuse to publish what the site could not show. */
export const deriveOccurrences: CollectionBeforeChangeHook<Event> = async ({ data, operation, originalDoc, req }) => {
  const times: EventTimes = { ...originalDoc, ...data };
  // Moving to the trash keeps the status.
  const isPublication = data._status === 'published' && !data.deletedAt;
  const before = operation === 'update' ? originalDoc : undefined;
  const saved = { id: before?.id, req };
  setHookErrors(saved, isPublication ? await checkTimes(times, saved) : []);
  return { ...data, ...deriveDates(times, before?.occurrences ?? []) };
};

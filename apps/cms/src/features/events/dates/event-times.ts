import { type CollectionBeforeChangeHook, type CollectionBeforeOperationHook, ValidationError, type ValidationFieldError } from 'payload';
import type { Label } from '../../../platform/fields/labels.ts';
import { occurrenceFilters } from '../agenda/filters/occurrence-filters.ts';
import { checkDates } from './date-checks.ts';
import type { EventTimes } from './event-dates.ts';
import { expandRecurrence, mergeOccurrences } from './recurrence.ts';

/** Whoever writes `occurrences` without `dates` gives dates by hand: what is stored under that name is always derived. */
export const takeOccurrencesAsDates: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const { data } = args as { data?: Record<string, unknown> };
  if (data?.['occurrences'] !== undefined && data['dates'] === undefined) data['dates'] = data['occurrences'];
  return args;
};

/** An occurrence as it was stored before. */
interface Stored {
  id?: string | null;
  start?: string | null;
}

const idsByStart = (stored: readonly Stored[]) => new Map(stored.map(({ id, start }) => [Date.parse(start ?? ''), id]));

/**
 * All occurrences of a program with what the lists ask of each, in order; a rule that is not right yet adds none. An occurrence keeps its id
 * as long as it is the same one: of a date given by hand that is the row's, of one made by the rule that of the same start before.
 */
export function occurrencesOf({ dates, recurrence, openEnded }: EventTimes, before: readonly Stored[] = []) {
  const expanded = expandRecurrence(recurrence);
  const known = idsByStart(before);
  const byHand = (dates ?? []).flatMap(({ id, start, end, allDay }) =>
    start ? [{ id: id ?? null, start, end: end ?? null, allDay: allDay ?? false }] : [],
  );
  const byRule = (expanded.ok ? expanded.occurrences : []).map((occurrence) => ({
    ...occurrence,
    id: known.get(Date.parse(occurrence.start)) ?? null,
  }));
  return mergeOccurrences(byHand, byRule).map(({ id, ...occurrence }) => ({
    ...(id ? { id } : {}),
    ...occurrence,
    ...occurrenceFilters(occurrence, openEnded ?? false),
  }));
}

const inLanguage = (of: Label, language: string) => (language === 'en' ? of.en : of.hu);

/** Keeps the stored occurrences in step with the dates and the rule, and refuses to publish what the site could not show. */
export const deriveOccurrences: CollectionBeforeChangeHook = ({ collection, data, operation, originalDoc, req }) => {
  const times: EventTimes = { ...(originalDoc as EventTimes | undefined), ...(data as EventTimes) };
  if (data['_status'] === 'published') {
    const errors = checkDates(times).map(
      ({ path, message, field }): ValidationFieldError => ({
        path,
        label: inLanguage(field, req.i18n.language),
        message: inLanguage(message, req.i18n.language),
      }),
    );
    if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
  }
  const before = operation === 'update' ? (originalDoc as { occurrences?: Stored[] }).occurrences : undefined;
  const occurrences = occurrencesOf(times, before);
  return {
    ...data,
    occurrences,
    firstStart: occurrences.map(({ start }) => start).toSorted()[0] ?? null,
    lastEnd:
      occurrences
        .map(({ until }) => until)
        .toSorted()
        .at(-1) ?? null,
  };
};

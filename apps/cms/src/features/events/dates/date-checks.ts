import { ZONE } from '@liget/park/time';
import { type Label, label } from '../../../platform/fields/labels.ts';
import type { EventError } from '../agenda/event-error.ts';
import { findChangedDateErrors } from './changed-dates.ts';
import type { EventTimes, ImportedDate } from './event-dates.ts';
import { expandRecurrence, MAX_OCCURRENCES, mergeOccurrences, type RecurrenceError } from './recurrence.ts';

const RULE = label('Ismétlődés', 'Recurrence');
const ERROR_TEXTS: Record<RecurrenceError, [path: string, message: Label]> = {
  incomplete: [
    'recurrence.from',
    label('Adja meg az ismétlődés első és utolsó napját és a kezdés idejét.', 'Give the first day, the last day and the starting time.'),
  ],
  bad_interval: ['recurrence.every', label('Egész számot adjon meg, legalább 1-et.', 'Give a whole number, at least 1.')],
  no_weekday: ['recurrence.weekdays', label('Válasszon legalább egy napot.', 'Choose at least one day.')],
  no_month_week: ['recurrence.monthWeek', label('Válassza ki, a hónap hányadik ilyen napján.', 'Choose which one in the month.')],
  until_before_from: ['recurrence.until', label('Az utolsó nap nem lehet az első előtt.', 'The last day cannot be before the first.')],
  bad_time: ['recurrence.startTime', label('Az időt így adja meg: 18:30.', 'Write times like this: 18:30.')],
  too_many: [
    'recurrence.until',
    label(
      `Ebből több mint ${MAX_OCCURRENCES} időpont lenne; válasszon közelebbi utolsó napot.`,
      `This would make more than ${MAX_OCCURRENCES} dates; choose an earlier last day.`,
    ),
  ],
  none: ['recurrence.from', label('Az ismétlődés egyetlen napra sem esik.', 'The recurrence gives no dates.')],
};

/** A rule cannot be combined with “no end”: each of its dates would last forever. */
const ENDLESS_RECURRENCE: EventError = {
  path: 'openEnded',
  field: label('Nincs megadott vége', 'Has no end yet'),
  message: label(
    'Ami ismétlődik, annak az időpontjai véget érnek. Vegye ki a jelölést, vagy adjon meg ismétlődés helyett egy időpontot.',
    'The dates of a recurrence do end. Clear this box, or give one date in place of the recurrence.',
  ),
};

function endsBeforeStart({ start, end, allDay }: ImportedDate): boolean {
  if (!start || !end) return false;
  const [from, to] = [Temporal.Instant.from(start), Temporal.Instant.from(end)];
  const toDay = (at: Temporal.Instant) => at.toZonedDateTimeISO(ZONE).toPlainDate();
  return (allDay ? Temporal.PlainDate.compare(toDay(to), toDay(from)) : Temporal.Instant.compare(to, from)) < 0;
}

/** The errors of an event's times; with any of these the site could not show it. */
export function checkDates({ dates, recurrence, changedDates, openEnded }: EventTimes): EventError[] {
  const listedDates = dates ?? [];
  const field = label('Vége', 'End');
  const message = label('A program vége nem lehet korábban, mint a kezdete.', 'An event cannot end before it starts.');
  const wrongEnds = listedDates.flatMap((date, index) => (endsBeforeStart(date) ? [{ path: `dates.${index}.end`, field, message }] : []));
  const expanded = expandRecurrence(recurrence);
  if (!expanded.ok) {
    const [path, reason] = ERROR_TEXTS[expanded.error];
    return [...wrongEnds, { path, field: RULE, message: reason }];
  }
  if (openEnded && expanded.occurrences.length > 0) return [...wrongEnds, ENDLESS_RECURRENCE];
  const count = listedDates.length + expanded.occurrences.length;
  if (count === 0) {
    const missing = label('Adjon meg legalább egy időpontot vagy ismétlődést.', 'Give at least one date or a recurrence.');
    return [{ path: 'dates', field: label('Időpontok', 'Dates'), message: missing }];
  }
  const starts = mergeOccurrences(
    listedDates.flatMap(({ start }) => (start ? [{ start }] : [])),
    expanded.occurrences,
  ).map(({ start }) => start);
  const wrongChanges = findChangedDateErrors(changedDates ?? [], starts);
  if (count <= MAX_OCCURRENCES) return [...wrongEnds, ...wrongChanges];
  return [...wrongEnds, ...wrongChanges, { path: 'dates', field: label('Időpontok', 'Dates'), message: ERROR_TEXTS.too_many[1] }];
}

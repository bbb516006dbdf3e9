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

const toDay = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE).toPlainDate();
const isDayBefore = (one: string, other: string) => Temporal.PlainDate.compare(toDay(one), toDay(other)) < 0;

function endsBeforeStart({ start, end, allDay }: ImportedDate): boolean {
  if (!start || !end) return false;
  return allDay ? isDayBefore(end, start) : Temporal.Instant.compare(end, start) < 0;
}

/** The starts of the dates entered by hand and of the rule, sorted. */
function listStarts(dates: readonly ImportedDate[], recurrence: EventTimes['recurrence']): string[] {
  const expanded = expandRecurrence(recurrence);
  const byHand = dates.flatMap(({ start }) => (start ? [{ start }] : []));
  return mergeOccurrences(byHand, expanded.ok ? expanded.occurrences : []).map(({ start }) => start);
}

const RAIN_START = label('Esőnap › Kezdete', 'Rain date › Start');
const RAIN_END = label('Esőnap › Vége', 'Rain date › End');
const RAIN_TEXTS = {
  missing: label('Adja meg, mikor kezdődik az esőnapon.', 'Give its start on the rain date.'),
  early: label('Az esőnap nem lehet a program első időpontja előtt.', 'The rain date cannot be before the first date of the event.'),
  reversed: label('Az esőnapon sem érhet véget, mielőtt elkezdődik.', 'On the rain date, too, it cannot end before it starts.'),
} as const;

/** What is wrong with a rain date that has a start: it is before the day of the event's first date, or ends before it starts. */
export const findRainDateErrors = (rainDate: ImportedDate, first: string | undefined): ('early' | 'reversed')[] => [
  ...(first !== undefined && rainDate.start && isDayBefore(rainDate.start, first) ? (['early'] as const) : []),
  ...(endsBeforeStart(rainDate) ? (['reversed'] as const) : []),
];

/** The errors of an event's rain date, with which visitors would see none, or a wrong one. */
export function checkRainDate(times: EventTimes): EventError[] {
  const { start, end } = times.rainDate ?? {};
  const startError = { path: 'rainDate.start', field: RAIN_START };
  if (!start) return end ? [{ ...startError, message: RAIN_TEXTS.missing }] : [];
  const [first] = listStarts(times.dates ?? [], times.recurrence);
  const endError = { path: 'rainDate.end', field: RAIN_END };
  return findRainDateErrors(times.rainDate ?? {}, first).map((error) => ({
    ...(error === 'early' ? startError : endError),
    message: RAIN_TEXTS[error],
  }));
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
  const starts = listStarts(listedDates, recurrence);
  const wrongChanges = findChangedDateErrors(changedDates ?? [], starts);
  if (count <= MAX_OCCURRENCES) return [...wrongEnds, ...wrongChanges];
  return [...wrongEnds, ...wrongChanges, { path: 'dates', field: label('Időpontok', 'Dates'), message: ERROR_TEXTS.too_many[1] }];
}

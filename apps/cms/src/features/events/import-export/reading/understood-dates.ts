import { DAY_MS } from '@liget/park/durations';
import { formatPlannedDay, formatTime } from '../../../../platform/fields/dates/date-texts.ts';
import { type Label, label } from '../../../../platform/fields/labels.ts';
import { expandRecurrence, mergeOccurrences } from '../../dates/recurrence.ts';
import type { UnderstoodDates } from '../import-answers.ts';
import type { ImportedFields } from '../imported-event.ts';

/** Number of dates that are always written out. */
const SHOWN_FIRST = 2;

const joinBoth = (parts: readonly Label[], separator: string): Label =>
  label(parts.map(({ hu }) => hu).join(separator), parts.map(({ en }) => en).join(separator));

const isSameDay = (start: string, end: string) => formatPlannedDay(start).en === formatPlannedDay(end).en;
const describeMoment = (instant: string): Label =>
  joinBoth([formatPlannedDay(instant), label(formatTime(instant), formatTime(instant))], ' ');

interface DateTimes {
  start: string;
  end?: string | null | undefined;
  allDay?: boolean | null | undefined;
}

function describeDate({ start, end, allDay }: DateTimes): Label {
  const describe = allDay ? formatPlannedDay : describeMoment;
  if (!end || (allDay && isSameDay(start, end))) return describe(start);
  if (isSameDay(start, end)) return joinBoth([describe(start), label(formatTime(end), formatTime(end))], '–');
  return joinBoth([describe(start), describe(end)], ' – ');
}

/** The dates of a line; an invalid rule adds none, because the line's errors name it. */
function listDates(times: ImportedFields['times']): DateTimes[] {
  const rule = expandRecurrence(times?.recurrence);
  const listed = (times?.dates ?? []).flatMap(({ start, ...rest }): DateTimes[] => (start ? [{ start, ...rest }] : []));
  return mergeOccurrences<DateTimes>(listed, rule.ok ? rule.occurrences : []);
}

export function describeUnderstoodDates(times: ImportedFields['times']): UnderstoodDates {
  const dates = listDates(times);
  const shown = dates.length > SHOWN_FIRST ? [...dates.slice(0, SHOWN_FIRST), ...dates.slice(-1)] : dates;
  return { shown: shown.map(describeDate), count: dates.length };
}

/** Whether a line has dates and all are over. Whole days last until midnight. */
export function areDatesOver(times: ImportedFields['times'], now: Temporal.Instant): boolean {
  const ends = listDates(times).map(({ start, end, allDay }) => Date.parse(end ?? start) + (allDay ? DAY_MS : 0));
  return ends.length > 0 && Math.max(...ends) < now.epochMilliseconds;
}

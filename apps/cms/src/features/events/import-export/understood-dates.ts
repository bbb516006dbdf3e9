import { formatPlannedDay, formatTime } from '../../../platform/fields/dates/date-texts.ts';
import { type Label, label } from '../../../platform/fields/labels.ts';
import { expandRecurrence, mergeOccurrences } from '../dates/recurrence.ts';
import type { ImportedFields } from './imported-event.ts';

/** The dates of a line as the import understood them, for comparison with the file. */
export interface UnderstoodDates {
  /** The first dates, with weekday and the month's name; the last one if there are more. */
  shown: Label[];
  count: number;
}

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

/** The understood dates of a line; an invalid rule adds none, because the line's errors name it. */
export function describeUnderstoodDates(times: ImportedFields['times']): UnderstoodDates {
  const rule = expandRecurrence(times?.recurrence);
  const listed = (times?.dates ?? []).flatMap(({ start, ...rest }): DateTimes[] => (start ? [{ start, ...rest }] : []));
  const dates = mergeOccurrences<DateTimes>(listed, rule.ok ? rule.occurrences : []);
  const shown = dates.length > SHOWN_FIRST ? [...dates.slice(0, SHOWN_FIRST), ...dates.slice(-1)] : dates;
  return { shown: shown.map(describeDate), count: dates.length };
}

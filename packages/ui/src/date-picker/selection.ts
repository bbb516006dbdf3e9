import type { CalendarDate } from '@internationalized/date';

export type SelectionMode = 'single' | 'multiple' | 'range';

/** The chosen days; a range without an end is incomplete. */
export type Selection =
  | { mode: 'single'; date: CalendarDate | undefined }
  | { mode: 'multiple'; dates: readonly CalendarDate[]; maxDateCount?: number | undefined }
  | { mode: 'range'; start: CalendarDate | undefined; end: CalendarDate | undefined; allowSingleDay?: boolean | undefined };

export type Mark = 'chosen' | 'start' | 'end' | 'between';

/** The selection after a day is pressed; unchanged if the day may not be added. */
export function pick(selection: Selection, date: CalendarDate): Selection {
  if (selection.mode === 'single') return { ...selection, date };
  return selection.mode === 'multiple' ? pickOneOfMany(selection, date) : pickBound(selection, date);
}

/** Removes a chosen day; adds none above the limit (specification, section 5). */
function pickOneOfMany(selection: Selection & { mode: 'multiple' }, date: CalendarDate): Selection {
  const others = selection.dates.filter((other) => other.compare(date) !== 0);
  if (others.length < selection.dates.length) return { ...selection, dates: others };
  if (isFull(selection)) return selection;
  return { ...selection, dates: [...others, date].toSorted((a, b) => a.compare(b)) };
}

/**
 * A range must end after its start: an earlier day begins a new range (specification, section 5). Closed days may lie within a range; only its
 * ends must be open.
 */
function pickBound(selection: Selection & { mode: 'range' }, date: CalendarDate): Selection {
  const { start, end } = selection;
  return start && !end && isEndAfter(start, date, selection.allowSingleDay)
    ? { ...selection, end: date }
    : { ...selection, start: date, end: undefined };
}

export function isEndAfter(start: CalendarDate, end: CalendarDate, allowSingleDay = false): boolean {
  const days = end.compare(start);
  return days > 0 || (allowSingleDay && days === 0);
}

export function isFull(selection: Selection): boolean {
  return selection.mode === 'multiple' && selection.maxDateCount !== undefined && selection.dates.length >= selection.maxDateCount;
}

/** The role of a day in the selection. `hovered` previews the end of an incomplete range. */
export function getDayMark(selection: Selection, date: CalendarDate, hovered?: CalendarDate): Mark | undefined {
  if (selection.mode === 'single') return selection.date?.compare(date) === 0 ? 'chosen' : undefined;
  if (selection.mode === 'multiple') return selection.dates.some((other) => other.compare(date) === 0) ? 'chosen' : undefined;
  const { start } = selection;
  if (!start) return undefined;
  const end = selection.end ?? (hovered && isEndAfter(start, hovered) ? hovered : undefined);
  if (!end || end.compare(start) === 0) return start.compare(date) === 0 ? 'chosen' : undefined;
  if (start.compare(date) === 0) return 'start';
  if (end.compare(date) === 0) return 'end';
  return start.compare(date) < 0 && date.compare(end) < 0 ? 'between' : undefined;
}

/** The first chosen day, which the calendar shows when it opens. */
export function getFirstDay(selection: Selection): CalendarDate | undefined {
  if (selection.mode === 'single') return selection.date;
  return selection.mode === 'multiple' ? selection.dates[0] : selection.start;
}

export function isEmpty(selection: Selection): boolean {
  return getFirstDay(selection) === undefined;
}

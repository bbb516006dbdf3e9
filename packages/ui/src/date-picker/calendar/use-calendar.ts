import { type CalendarDate, GregorianCalendar } from '@internationalized/date';
import { useEffect } from 'react';
import { type CalendarState, useCalendarState } from 'react-stately/useCalendarState';
import { type DateLimits, getPickedDay } from '../limits.ts';
import { getFirstDay, type Selection } from '../selection.ts';

export type { CalendarState };

/** `single` shows one month, `double` two side by side. */
const VISIBLE_DURATIONS = { 1: { months: 1 }, 2: { months: 2 } } as const;

const GREGORIAN = new GregorianCalendar();
const createCalendar = () => GREGORIAN;

interface CalendarOptions {
  selection: Selection;
  today: CalendarDate;
  limits: DateLimits;
  months: 1 | 2;
  takeFocus: boolean;
}

/** The shown months and the day with the cursor; selection.ts has the selection. */
export function useCalendar({ selection, today, limits, months, takeFocus }: CalendarOptions): CalendarState {
  const first = getFirstDay(selection);
  const state = useCalendarState({
    // date-language.ts names and orders the weekdays; the locale only sets the Gregorian calendar.
    locale: 'en',
    createCalendar,
    value: null,
    defaultFocusedValue: first ?? today,
    minValue: limits.minDate ? getPickedDay(limits.minDate) : null,
    maxValue: limits.maxDate ? getPickedDay(limits.maxDate) : null,
    visibleDuration: VISIBLE_DURATIONS[months],
    pageBehavior: 'single',
    selectionAlignment: 'start',
    firstDayOfWeek: 'mon',
    autoFocus: takeFocus,
  });

  // A date from outside, such as a typed one, is scrolled into view.
  const key = first?.toString();
  useEffect(() => {
    if (first && !state.isFocused) state.setFocusedDate(first);
    // oxlint-disable-next-line react/exhaustive-deps -- only a changed date counts, not every move of the cursor
  }, [key]);
  return state;
}

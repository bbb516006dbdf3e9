import { type CalendarDate, GregorianCalendar } from '@internationalized/date';
import { useEffect } from 'react';
import { type CalendarState, useCalendarState } from 'react-stately/useCalendarState';
import { type DateLimits, getPickedDay } from '../limits.ts';
import { getFirstDay, type Selection } from '../selection.ts';

export type { CalendarState };

/** `single` shows one month, `double` two side by side. */
const DURATIONS = { 1: { months: 1 }, 2: { months: 2 } } as const;

const GREGORIAN = new GregorianCalendar();
const createCalendar = () => GREGORIAN;

interface CalendarOptions {
  selection: Selection;
  today: CalendarDate;
  limits: DateLimits;
  months: 1 | 2;
  takeFocus: boolean;
}

/** Which months are in view and which day has the cursor; what is chosen is the business of selection.ts. */
export function useCalendar({ selection, today, limits, months, takeFocus }: CalendarOptions): CalendarState {
  const first = getFirstDay(selection);
  const state = useCalendarState({
    // Names and order of weekdays are our own (date-language.ts), so that any locale with the Gregorian calendar will do.
    locale: 'en',
    createCalendar,
    value: null,
    defaultFocusedValue: first ?? today,
    minValue: limits.minDate ? getPickedDay(limits.minDate) : null,
    maxValue: limits.maxDate ? getPickedDay(limits.maxDate) : null,
    visibleDuration: DURATIONS[months],
    pageBehavior: 'single',
    selectionAlignment: 'start',
    firstDayOfWeek: 'mon',
    autoFocus: takeFocus,
  });

  // A date that came from outside, such as a typed one, is brought into view.
  const key = first?.toString();
  useEffect(() => {
    if (first && !state.isFocused) state.setFocusedDate(first);
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of the date counts, not every move of the cursor
  }, [key]);
  return state;
}

import type { CalendarDate } from '@internationalized/date';
import type { KeyboardEvent } from 'react';
import { startOfWeek } from '../plain-date.ts';
import { formatDate } from '../text/date-format.ts';
import type { DateLanguage } from '../text/date-language.ts';
import { DayCell, type DayCellProps } from './DayCell.tsx';
import type { CalendarState } from './use-calendar.ts';

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];
/** Always six rows, so that the layout below does not move. */
const WEEK_ROWS = [0, 1, 2, 3, 4, 5];

const MOVES: Record<string, (state: CalendarState, larger: boolean) => void> = {
  ArrowLeft: (state) => state.focusPreviousDay(),
  ArrowRight: (state) => state.focusNextDay(),
  ArrowUp: (state) => state.focusPreviousRow(),
  ArrowDown: (state) => state.focusNextRow(),
  Home: (state) => state.setFocusedDate(startOfWeek(state.focusedDate)),
  End: (state) => state.setFocusedDate(startOfWeek(state.focusedDate).add({ days: 6 })),
  PageUp: (state, larger) => state.focusPreviousSection(larger),
  PageDown: (state, larger) => state.focusNextSection(larger),
};

interface MonthGridProps extends Omit<DayCellProps, 'date'> {
  /** The month's first day. */
  month: CalendarDate;
}

/** One month. Arrows move by days and weeks, Home and End within the week, PageUp and PageDown by months, with Shift by years. */
export function MonthGrid({ month, ...cell }: MonthGridProps) {
  const { state, language, selection } = cell;

  function onKeyDown(event: KeyboardEvent) {
    const move = MOVES[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(state, event.shiftKey);
  }
  return (
    <table
      className="calendar-month"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid role of a table with arrow key navigation
      role="grid"
      aria-label={formatDate(language.fullMonth, month, language)}
      aria-multiselectable={selection.mode === 'single' ? undefined : true}
      onKeyDown={onKeyDown}
      onFocus={() => state.setFocused(true)}
      onBlur={() => state.setFocused(false)}
    >
      <Weekdays language={language} />
      <tbody>
        {WEEK_ROWS.map((week) => (
          <tr key={week}>
            {listWeekDays(month, week).map((date) =>
              date.month === month.month ? (
                <DayCell key={date.toString()} {...cell} date={date} />
              ) : (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell is no control
                <td key={date.toString()} className="day" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Weekdays({ language }: { language: DateLanguage }) {
  return (
    <thead>
      <tr>
        {MONDAY_FIRST.map((weekday) => (
          <th key={weekday} scope="col" className="calendar-weekday" aria-label={language.days[weekday]}>
            {language.shortDays[weekday]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function listWeekDays(month: CalendarDate, week: number): CalendarDate[] {
  const monday = startOfWeek(month).add({ weeks: week });
  return MONDAY_FIRST.map((_, index) => monday.add({ days: index }));
}

import type { CalendarDate } from '@internationalized/date';
import { useEffect, useRef } from 'react';
import { joinClassNames } from '../../class-names.ts';
import { type DateLimits, validateDate } from '../limits.ts';
import { getDayMark, isFull, type Mark, type Selection } from '../selection.ts';
import { formatDate } from '../text/date-format.ts';
import type { DateLanguage } from '../text/date-language.ts';
import type { CalendarTexts } from '../texts.ts';
import type { CalendarState } from './use-calendar.ts';

export interface DayCellProps {
  date: CalendarDate;
  state: CalendarState;
  selection: Selection;
  limits: DateLimits;
  today: CalendarDate;
  language: DateLanguage;
  texts: CalendarTexts;
  /** The day under the pointer, which would end the range. */
  hovered: CalendarDate | undefined;
  onHover: (date: CalendarDate) => void;
  onPick: (date: CalendarDate) => void;
}

export function DayCell({ date, state, selection, limits, today, language, texts, hovered, onHover, onPick }: DayCellProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const mark = getDayMark(selection, date, hovered);
  const refusal = validateDate(date, limits);
  const outside = refusal === 'too-early' || refusal === 'too-late';
  const closed = refusal === 'unavailable' || (!mark && isFull(selection));
  const isToday = date.compare(today) === 0;
  const isCursor = date.compare(state.focusedDate) === 0;
  const hasFocus = isCursor && state.isFocused;

  useEffect(() => {
    if (hasFocus) ref.current?.focus();
  }, [hasFocus]);

  const states = [isToday && texts.day.today, mark && texts.day[mark], (closed || outside) && texts.day.unavailable];
  return (
    <td
      className={joinClassNames('day', mark && `day-${mark}`, isToday && 'day-today', getMonthEdge(date))}
      aria-selected={isChosen(selection, date, mark)}
    >
      <button
        ref={ref}
        type="button"
        className="day-button"
        tabIndex={isCursor ? 0 : -1}
        aria-label={[formatDate(language.fullDay, date, language), ...states.filter(Boolean)].join(', ')}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={closed || undefined}
        disabled={outside}
        onClick={() => onPick(date)}
        onPointerEnter={(event) => event.pointerType !== 'touch' && onHover(date)}
      >
        {date.day}
      </button>
    </td>
  );
}

/** Whether a range continues into the next month, or from the previous one. */
function getMonthEdge(date: CalendarDate): string | false {
  if (date.day === 1) return 'day-first';
  return date.day === date.calendar.getDaysInMonth(date) && 'day-last';
}

/** A day of the preview is not chosen yet. */
function isChosen(selection: Selection, date: CalendarDate, mark: Mark | undefined): boolean {
  if (selection.mode === 'range' && !selection.end) return selection.start?.compare(date) === 0;
  return mark !== undefined;
}

import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { CalendarHeader } from './CalendarHeader.tsx';
import './calendar-panel.css';
import { type DateLimits, validateDate } from '../limits.ts';
import { countDaysBetween } from '../plain-date.ts';
import { getDayMark, isFull, pick, type Selection } from '../selection.ts';
import { formatDate } from '../text/date-format.ts';
import type { DateLanguage } from '../text/date-language.ts';
import type { CalendarTexts } from '../texts.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { MonthView, YearView } from './PeriodViews.tsx';
import { useCalendar } from './use-calendar.ts';
import { type CalendarView, FINER_VIEWS, getPeriodDay, isLastPage } from './views.ts';
import { YEARS_PER_PAGE } from './year-page.ts';

export interface CalendarPanelProps {
  /** The accessible name. */
  label: string;
  language: DateLanguage;
  texts: CalendarTexts;
  today: CalendarDate;
  limits: DateLimits;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  /** The finest choice: a day, a month or a year. */
  view?: CalendarView;
  /** Months side by side. */
  months?: 1 | 2;
  /** Whether to take the focus on mounting. */
  takeFocus?: boolean;
}

/** The calendar: a header for paging and changing views, and a grid of days, months or years. */
export function CalendarPanel({ view = 'date', months = 1, takeFocus = false, selection, onSelect, ...rest }: CalendarPanelProps) {
  const { label, language, texts, today, limits } = rest;
  const state = useCalendar({ selection, today, limits, months, takeFocus: takeFocus && view === 'date' });
  const [shown, setShown] = useState<CalendarView>(view);
  const [hasTurned, setHasTurned] = useState(false);
  const [hovered, setHovered] = useState<CalendarDate>();
  const [announcement, setAnnouncement] = useState('');
  const { focusedDate } = state;

  function show(next: CalendarView) {
    setShown(next);
    setHasTurned(true);
    state.setFocused(next === 'date');
  }

  function choose(date: CalendarDate) {
    const fullDay = formatDate(language.fullDay, date, language);
    state.setFocusedDate(date);
    state.setFocused(shown === 'date');
    const refused = shown === 'date' && validateDate(date, limits);
    if (refused) return setAnnouncement(texts.unavailable(fullDay));
    if (isFull(selection) && !getDayMark(selection, date)) return setAnnouncement(texts.limitReached(getMax(selection)));
    const next = pick(selection, date);
    setAnnouncement(getAnnouncement(next, date, fullDay, rest));
    return onSelect(next);
  }

  function choosePeriod(date: CalendarDate) {
    if (shown === view) return choose(getPeriodDay(date, view, limits));
    state.setFocusedDate(date);
    return show(FINER_VIEWS[shown]);
  }

  const inView = shown === 'date' && months === 2 ? [0, 1] : [0];
  const firstDays = inView.map((offset) => state.visibleRange.start.add({ months: offset }));

  function showMonth(direction: 1 | -1) {
    if (shown !== 'date') return state.setFocusedDate(focusedDate.add({ years: direction * (shown === 'year' ? YEARS_PER_PAGE : 1) }));
    setAnnouncement(firstDays.map((month) => formatDate(language.fullMonth, month.add({ months: direction }), language)).join(' – '));
    return direction === 1 ? state.focusNextPage() : state.focusPreviousPage();
  }

  const periodView = { ...rest, state, selection, takeFocus: hasTurned || takeFocus, onPick: choosePeriod };
  return (
    <fieldset className={`calendar calendar-${shown}`} aria-label={label}>
      <CalendarHeader
        {...{ shown, language, texts }}
        months={firstDays}
        cursor={focusedDate}
        isFirst={shown === 'date' ? state.isPreviousVisibleRangeInvalid() : isLastPage(shown, focusedDate, -1, limits)}
        isLast={shown === 'date' ? state.isNextVisibleRangeInvalid() : isLastPage(shown, focusedDate, 1, limits)}
        onTurn={showMonth}
        onView={show}
      />
      <div className="calendar-months" onPointerLeave={() => setHovered(undefined)}>
        {shown === 'date'
          ? firstDays.map((month, index) => (
              <MonthGrid
                key={inView[index]}
                {...{ month, state, selection, limits, today, language, texts }}
                hovered={hovered ?? (state.isFocused ? focusedDate : undefined)}
                onHover={setHovered}
                onPick={choose}
              />
            ))
          : null}
        {shown === 'month' ? <MonthView {...periodView} /> : null}
        {shown === 'year' ? <YearView {...periodView} /> : null}
      </div>
      {selection.mode === 'range' ? <p className="calendar-prompt">{getRangePrompt(selection, rest)}</p> : null}
      <output className="visually-hidden">{announcement}</output>
    </fieldset>
  );
}

type AnnouncementTexts = Pick<CalendarPanelProps, 'texts' | 'language'>;

function getAnnouncement(next: Selection, date: CalendarDate, fullDay: string, { texts, language }: AnnouncementTexts): string {
  if (next.mode === 'multiple' && !getDayMark(next, date)) return texts.removed(fullDay);
  if (next.mode !== 'range') return texts.chosen(fullDay);
  return next.end ? getRangePrompt(next, { texts, language }) : `${texts.chosen(fullDay)} ${texts.range.chooseEnd}`;
}

function getRangePrompt({ start, end }: Selection & { mode: 'range' }, { texts, language }: AnnouncementTexts): string {
  if (!start) return texts.range.chooseStart;
  if (!end) return texts.range.chooseEnd;
  const [from, to] = [start, end].map((date) => formatDate(language.shortDay, date, language));
  return texts.range.chosen({ from: from ?? '', to: to ?? '', days: countDaysBetween(start, end) + 1 });
}

const getMax = (selection: Selection): number => (selection.mode === 'multiple' ? (selection.maxDateCount ?? 0) : 0);

import type { CalendarDate } from '@internationalized/date';
import { type DateLimits, isMonthOutside, isYearOutside } from '../limits.ts';
import type { Selection } from '../selection.ts';
import { formatDate, padDigits } from '../text/date-format.ts';
import type { DateLanguage } from '../text/date-language.ts';
import type { CalendarTexts } from '../texts.ts';
import { PeriodGrid } from './PeriodGrid.tsx';
import type { CalendarState } from './use-calendar.ts';
import { getYearPage, YEARS_PER_PAGE } from './year-page.ts';

interface PeriodViewProps {
  state: CalendarState;
  selection: Selection;
  limits: DateLimits;
  today: CalendarDate;
  language: DateLanguage;
  texts: CalendarTexts;
  takeFocus: boolean;
  onPick: (date: CalendarDate) => void;
}

/** The twelve months of the year at the cursor. */
export function MonthView({ state, selection, limits, today, language, texts, takeFocus, onPick }: PeriodViewProps) {
  const { focusedDate } = state;
  const periods = language.months.map((_, index) => {
    const date = focusedDate.set({ month: index + 1 });
    return {
      date,
      label: formatDate('MM', date, language),
      name: formatDate(language.fullMonth, date, language),
      chosen: getDates(selection).some((other) => isSameMonth(other, date)),
      current: isSameMonth(today, date),
      outside: isMonthOutside(date, limits),
    };
  });
  return <PeriodGrid label={texts.chooseMonth} periods={periods} columns={3} unit="months" page={12} {...{ state, takeFocus, onPick }} />;
}

/** Ten years, beginning with a multiple of ten. */
export function YearView({ state, selection, limits, today, texts, takeFocus, onPick }: PeriodViewProps) {
  const { focusedDate } = state;
  const periods = getYearPage(focusedDate.year).map((year) => ({
    date: focusedDate.set({ year }),
    label: padDigits(year, 4),
    name: padDigits(year, 4),
    chosen: getDates(selection).some((other) => other.year === year),
    current: today.year === year,
    outside: isYearOutside(year, limits),
  }));
  return (
    <PeriodGrid
      label={texts.chooseYear}
      periods={periods}
      columns={2}
      unit="years"
      page={YEARS_PER_PAGE}
      {...{ state, takeFocus, onPick }}
    />
  );
}

function getDates(selection: Selection): readonly CalendarDate[] {
  if (selection.mode === 'multiple') return selection.dates;
  const dates = selection.mode === 'single' ? [selection.date] : [selection.start, selection.end];
  return dates.filter((date) => date !== undefined);
}

const isSameMonth = (a: CalendarDate, b: CalendarDate): boolean => a.year === b.year && a.month === b.month;

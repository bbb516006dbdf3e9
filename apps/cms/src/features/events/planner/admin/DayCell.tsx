'use client';

import { useState } from 'react';
import { useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import type { PlannedDate } from '../planned-date.ts';
import { DateChip } from './DateChip.tsx';
import { toDay } from './days.ts';
import { formatLongDay, formatTimeOnDay, formatWeekdayName } from './format-dates.ts';
import { PLANNER_TEXTS } from './planner-texts.ts';

interface DayCellProps {
  day: string;
  dates: readonly PlannedDate[];
  isToday: boolean;
  /** Whether it belongs to the month before or after the shown one. */
  isOutside: boolean;
  most?: number | undefined;
  drag?: ((date: PlannedDate) => void) | undefined;
  open: (date: PlannedDate) => void;
  toKey: (date: PlannedDate) => string;
}

/** Number of events shown in a day of the month before "and more". */
const SHOWN = 4;

/** A day with its dates; dates can be dropped on it. */
export function DayCell({ day, dates, isToday, isOutside, most = SHOWN, drag, open, toKey }: DayCellProps) {
  const translate = useTranslate();
  const [isWhole, setIsWhole] = useState(false);
  // A "more" button for a single date would take as much room as the date.
  const shown = isWhole || dates.length <= most + 1 ? dates : dates.slice(0, most);
  return (
    <li className="liget-planner__day" data-day={day} data-today={isToday} data-outside={isOutside} data-empty={dates.length === 0}>
      <h3>
        <span className="liget-planner__number" aria-hidden="true">
          {Number(day.slice(8))} <small>{translate(formatWeekdayName(day))}</small>
        </span>
        <span className="liget-planner__long">{translate(formatLongDay(day))}</span>
      </h3>
      <ul>
        {shown.map((date) => (
          <li key={toKey(date)}>
            <DateChip
              date={date}
              name={toKey(date)}
              time={formatTimeOnDay(date, toDay(date.start) === day)}
              open={() => open(date)}
              drag={drag ? () => drag(date) : undefined}
            />
          </li>
        ))}
      </ul>
      {shown.length < dates.length ? (
        <button type="button" className="liget-planner__more" onClick={() => setIsWhole(true)}>
          {translate(PLANNER_TEXTS.more(dates.length - shown.length))}
        </button>
      ) : null}
    </li>
  );
}

import { useAdminLanguage, useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import type { PlannedDate } from '../planned-date.ts';
import { DateChip } from './DateChip.tsx';
import { getLastDay } from './days.ts';
import { formatDayName } from './format-dates.ts';
import { PLANNER_TEXTS } from './planner-texts.ts';

interface LastingDatesProps {
  dates: readonly PlannedDate[];
  open: (date: PlannedDate) => void;
  toKey: (date: PlannedDate) => string;
}

/** Dates that last longer than a day, such as exhibitions, below the days. */
export function LastingDates({ dates, open, toKey }: LastingDatesProps) {
  const translate = useTranslate();
  const language = useAdminLanguage();
  return (
    <section aria-labelledby="liget-lasting">
      <h2 id="liget-lasting">{translate(PLANNER_TEXTS.lasting)}</h2>
      <ul className="liget-planner__lasting">
        {dates.map((date) => (
          <li key={toKey(date)}>
            <DateChip
              date={date}
              name={toKey(date)}
              time={getLastDay(date) < '9000' ? translate(PLANNER_TEXTS.until(formatDayName(getLastDay(date), language))) : ''}
              open={() => open(date)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

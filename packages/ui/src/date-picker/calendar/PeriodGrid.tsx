import type { CalendarDate } from '@internationalized/date';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { joinClassNames } from '../../class-names.ts';
import type { CalendarState } from './use-calendar.ts';

export interface Period {
  /** A day within the period, for the cursor. */
  date: CalendarDate;
  label: string;
  /** The accessible name. */
  name: string;
  chosen: boolean;
  current: boolean;
  outside: boolean;
}

interface PeriodGridProps {
  label: string;
  periods: readonly Period[];
  columns: number;
  unit: 'months' | 'years';
  /** Units that PageUp and PageDown move by. */
  page: number;
  state: CalendarState;
  /** Whether to take the focus on mounting. */
  takeFocus: boolean;
  onPick: (date: CalendarDate) => void;
}

/** A grid of months or years with the same keys as the days of a month. */
export function PeriodGrid({ label, periods, columns, unit, page, state, takeFocus, onPick }: PeriodGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const cursor = periods.findIndex(({ date }) => date.compare(state.focusedDate) === 0);
  const focusNext = useRef(takeFocus);

  useEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  });

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -columns,
      ArrowDown: columns,
      PageUp: -page,
      PageDown: page,
      Home: -cursor,
      End: periods.length - 1 - cursor,
    };
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    focusNext.current = true;
    state.setFocusedDate(state.focusedDate.add({ [unit]: step }));
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid role of a table with arrow key navigation
    <table ref={grid} className="calendar-periods" role="grid" aria-label={label} onKeyDown={onKeyDown}>
      <tbody>
        {splitRows(periods, columns).map((row) => (
          <tr key={row[0]?.name}>
            {row.map(({ date, label: text, name, chosen, current, outside }) => (
              <td
                key={name}
                className={joinClassNames('period', chosen && 'period-chosen', current && 'period-current')}
                aria-selected={chosen}
              >
                <button
                  type="button"
                  className="period-button"
                  tabIndex={date.compare(state.focusedDate) === 0 ? 0 : -1}
                  aria-label={name}
                  aria-current={current ? 'date' : undefined}
                  disabled={outside}
                  onClick={() => onPick(date)}
                >
                  {text}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function splitRows<Item>(items: readonly Item[], columns: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) => items.slice(row * columns, (row + 1) * columns));
}

import type { ImportedDate, Recurrence } from './event-dates.ts';
import { expandRecurrence } from './recurrence.ts';

interface Times {
  dates: ImportedDate[];
  recurrence: Recurrence;
}

type DateTimes = Pick<ImportedDate, 'start'> & { end?: string | null | undefined };
const getStart = ({ start }: DateTimes) => Date.parse(start ?? '');
const getEnd = ({ end }: DateTimes) => (end ? Date.parse(end) : null);
const NONE: Recurrence = { kind: 'none' };

/**
 * Represents a list of dates by a rule: its days without a date are excluded, and dates that it does not produce are listed. If that is hardly
 * shorter than the list, no rule is used. The result always expands to the same list.
 */
export function fitRule(dates: readonly ImportedDate[], rule: Recurrence): Times {
  const expanded = expandRecurrence({ ...rule, excluded: [] });
  const byRule = expanded.ok ? expanded.occurrences : [];
  const datesByStart = new Map(dates.map((date) => [getStart(date), date]));
  const made = new Map(byRule.map((date) => [getStart(date), date]));
  const byHand = dates.filter((date) => {
    const same = made.get(getStart(date));
    return !same || date.allDay || getEnd(same) !== getEnd(date);
  });
  const excluded = byRule.filter((date) => !datesByStart.has(getStart(date))).map(({ start }) => ({ day: start }));
  if (byHand.length + excluded.length > dates.length / 2) return { dates: [...dates], recurrence: NONE };
  return { dates: byHand, recurrence: { ...rule, excluded } };
}

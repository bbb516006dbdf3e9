import { DAY_MS } from '@liget/park/durations';
import { toBudapestInstant, toWallTime } from '../../../platform/fields/dates/budapest-clock.ts';
import type { Label } from '../../../platform/fields/labels.ts';
import { INBOX_TEXTS } from './inbox-texts.ts';

const SOON = 3;
const SUNDAY = 7;

export interface DueLabel {
  /** The urgency, which is also shown as a text and a symbol. */
  urgency: 'late' | 'soon' | 'later';
  words: Label;
}

const getDayNumber = (instant: number) => {
  const { year, month, day } = toWallTime(instant);
  return Date.UTC(year, month - 1, day) / DAY_MS;
};

/** The days until a deadline (both in milliseconds, by Budapest's calendar) as a text. */
export function getDueLabel(due: number, now: number): DueLabel {
  const left = getDayNumber(due) - getDayNumber(now);
  if (left < 0) return { urgency: 'late', words: INBOX_TEXTS.overdueBy(-left) };
  if (left === 0) return { urgency: 'soon', words: INBOX_TEXTS.dueToday };
  return { urgency: left <= SOON ? 'soon' : 'later', words: INBOX_TEXTS.dueIn(left) };
}

/** The start in Budapest of the day `days` after the day of `now`; ISO. */
function startOfDayAfter(now: number, days: number): string {
  const { year, month, day } = toWallTime(now);
  const later = new Date(Date.UTC(year, month - 1, day + days));
  const start = { year: later.getUTCFullYear(), month: later.getUTCMonth() + 1, day: later.getUTCDate(), hour: 0, minute: 0 };
  return new Date(toBudapestInstant(start)).toISOString();
}

export const startOfToday = (now: number): string => startOfDayAfter(now, 0);

/** The end of this week: Monday's midnight. */
export function endOfWeek(now: number): string {
  const weekday = new Date(getDayNumber(now) * DAY_MS).getUTCDay() || SUNDAY;
  return startOfDayAfter(now, SUNDAY - weekday + 1);
}

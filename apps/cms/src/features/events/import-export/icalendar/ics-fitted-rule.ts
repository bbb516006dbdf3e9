import { ZONE } from '@liget/park/time';
import ICAL from 'ical.js';
import type { ImportedDate, Recurrence } from '../../dates/event-dates.ts';
import { fitRule } from '../../dates/fitted-rule.ts';
import { parseMonthWeek } from '../../dates/recurrence.ts';

const WEEKDAYS: Readonly<Record<string, string>> = { MO: '1', TU: '2', WE: '3', TH: '4', FR: '5', SA: '6', SU: '7' };

/** Guesses the form's rule for a calendar's rule; `fitRule` verifies the result. */
function guessRule(rule: InstanceType<typeof ICAL.Recur>, dates: readonly ImportedDate[]): Recurrence | null {
  const [first, last] = [dates[0], dates.at(-1)];
  const kind = ({ DAILY: 'daily', WEEKLY: 'weekly', MONTHLY: 'monthly' } as const)[rule.freq as 'DAILY' | 'WEEKLY' | 'MONTHLY'];
  if (!kind || !first?.start || !last?.start || first.allDay) return null;
  const toZoned = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE);
  const formatClockTime = (instant: string) => toZoned(instant).toPlainTime().toString().slice(0, 5);
  const byDay: string[] = (rule.parts['BYDAY'] ?? []).map(String);
  const position = [...byDay.map((day) => /^-?\d+/.exec(day)?.[0]), ...(rule.parts['BYSETPOS'] ?? []).map(String)].find(Boolean);
  const weekdays = byDay.flatMap((day) => WEEKDAYS[day.slice(-2)] ?? []);
  const week = position === '-1' ? 'last' : position;
  return {
    kind,
    every: rule.interval,
    ...(kind === 'daily' ? {} : { weekdays: weekdays.length > 0 ? weekdays : [String(toZoned(first.start).dayOfWeek)] }),
    ...(kind === 'monthly' ? { monthWeek: parseMonthWeek(week) } : {}),
    from: first.start,
    until: last.start,
    startTime: formatClockTime(first.start),
    endTime: first.end ? formatClockTime(first.end) : null,
  };
}

/** The dates as a rule with exceptions if that is shorter, so that editors can continue with the rule. */
export function toTimes(
  component: InstanceType<typeof ICAL.Component>,
  dates: ImportedDate[],
): { dates: ImportedDate[]; recurrence: Recurrence } {
  const rule: unknown = component.getFirstPropertyValue('rrule');
  const guessed = rule instanceof ICAL.Recur ? guessRule(rule, dates) : null;
  return guessed ? fitRule(dates, guessed) : { dates, recurrence: { kind: 'none' } };
}

import { CLOCK_TIME_PATTERN } from '@liget/content-api/vocabulary/clock-time';
import { ZONE } from '@liget/park/time';
import type { Recurrence } from './event-dates.ts';
import type { OccurrenceTimes } from './occurrence-filters.ts';

/** Why a rule has no occurrences. */
export type RecurrenceError =
  | 'incomplete'
  | 'bad_interval'
  | 'no_weekday'
  | 'no_month_week'
  | 'until_before_from'
  | 'bad_time'
  | 'too_many'
  | 'none';

/** Maximum number of occurrences of an event. */
export const MAX_OCCURRENCES = 400;

const MONTH_WEEKS = ['1', '2', '3', '4', 'last'] as const;
/** The week of the month that a text names; `null` if it names none. */
export const parseMonthWeek = (text: string | undefined): (typeof MONTH_WEEKS)[number] | null =>
  MONTH_WEEKS.find((week) => week === text) ?? null;

/** Maximum number of days of a rule; a typing error ('2206') must not produce endless dates. */
const MAX_DAYS = 366 * 20;

const toDay = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE).toPlainDate();
const toInstant = (day: Temporal.PlainDate, time: string) =>
  new Date(day.toZonedDateTime({ timeZone: ZONE, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds).toISOString();

type Answer = { ok: true; occurrences: OccurrenceTimes[] } | { ok: false; error: RecurrenceError };
const refuse = (error: RecurrenceError): Answer => ({ ok: false, error });

function isInMonthWeek(day: Temporal.PlainDate, monthWeek: Recurrence['monthWeek']): boolean {
  return monthWeek === 'last' ? day.day + 7 > day.daysInMonth : Math.ceil(day.day / 7) === Number(monthWeek);
}

/** Returns a test whether the rule includes a day. Weeks are counted from the Monday of the first one. */
function createMatcher({ kind, weekdays, monthWeek }: Recurrence, from: Temporal.PlainDate, every: number) {
  const monday = from.subtract({ days: from.dayOfWeek - 1 });
  const isNamed = (day: Temporal.PlainDate) => weekdays?.includes(String(day.dayOfWeek)) ?? false;
  const countMonths = (day: Temporal.PlainDate) => (day.year - from.year) * 12 + day.month - from.month;
  return (day: Temporal.PlainDate): boolean => {
    if (kind === 'daily') return from.until(day).days % every === 0;
    if (kind === 'weekly') return isNamed(day) && Math.floor(monday.until(day).days / 7) % every === 0;
    return isNamed(day) && isInMonthWeek(day, monthWeek) && countMonths(day) % every === 0;
  };
}

function findRecurrenceError({ kind, every, weekdays, monthWeek, startTime, endTime }: Recurrence): RecurrenceError | null {
  if (every !== null && every !== undefined && (!Number.isInteger(every) || every < 1)) return 'bad_interval';
  if (kind !== 'daily' && !weekdays?.length) return 'no_weekday';
  if (kind === 'monthly' && !monthWeek) return 'no_month_week';
  return CLOCK_TIME_PATTERN.test(startTime ?? '') && (!endTime || CLOCK_TIME_PATTERN.test(endTime)) ? null : 'bad_time';
}

/**
 * The occurrences of a rule, sorted; none without a rule. Times of day are in Budapest, so that "10:00" stays 10:00 through clock changes; a time
 * that a change skips is moved by the skipped hour.
 */
export function expandRecurrence(rule: Recurrence | null | undefined): Answer {
  if (!rule?.kind || rule.kind === 'none') return { ok: true, occurrences: [] };
  if (!rule.from || !rule.until || !rule.startTime) return refuse('incomplete');
  const ruleError = findRecurrenceError(rule);
  if (ruleError) return refuse(ruleError);
  const [from, until] = [toDay(rule.from), toDay(rule.until)];
  const length = from.until(until).days;
  if (length < 0) return refuse('until_before_from');
  if (length > MAX_DAYS) return refuse('too_many');
  const excluded = new Set((rule.excluded ?? []).flatMap(({ day }) => (day ? [toDay(day).toString()] : [])));
  const falls = createMatcher(rule, from, rule.every ?? 1);
  const days = Array.from({ length: length + 1 }, (_, index) => from.add({ days: index })).filter(
    (day) => falls(day) && !excluded.has(day.toString()),
  );
  if (days.length > MAX_OCCURRENCES) return refuse('too_many');
  if (days.length === 0) return refuse('none');
  return { ok: true, occurrences: days.map((day) => createOccurrence(day, rule.startTime ?? '', rule.endTime)) };
}

function createOccurrence(day: Temporal.PlainDate, start: string, end: string | null | undefined): OccurrenceTimes {
  if (!end) return { start: toInstant(day, start), end: null, allDay: false };
  const lastDay = end <= start ? day.add({ days: 1 }) : day;
  const [startsAt, endsAt] = [toInstant(day, start), toInstant(lastDay, end)];
  if (Date.parse(endsAt) > Date.parse(startsAt)) return { start: startsAt, end: endsAt, allDay: false };
  // A start within the skipped hour was moved beyond the end: the original length is kept.
  const length = Temporal.PlainTime.from(start).until(Temporal.PlainTime.from(end));
  return { start: startsAt, end: Temporal.Instant.from(startsAt).add(length).toString({ smallestUnit: 'millisecond' }), allDay: false };
}

/** The listed occurrences and those of the rule, sorted; a listed one replaces the rule's with the same start. */
export function mergeOccurrences<Occurrence extends { start: string }>(
  byHand: readonly Occurrence[],
  byRule: readonly Occurrence[],
): Occurrence[] {
  const taken = new Set(byHand.map(({ start }) => Date.parse(start)));
  const merged = [...byHand, ...byRule.filter(({ start }) => !taken.has(Date.parse(start)))];
  return merged.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
}

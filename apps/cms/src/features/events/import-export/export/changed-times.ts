import { MINUTE_MS } from '@liget/park/durations';
import { ZONE } from '@liget/park/time';
import type { EventTimes, Recurrence } from '../../dates/event-dates.ts';
import { expandOccurrences } from '../../dates/event-times.ts';

const toDay = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE).toPlainDate().toString();

/** Tables have no seconds, so instants are compared by minute. */
const toMinute = (instant: string) => Math.floor(Date.parse(instant) / MINUTE_MS);

type ComparableDate = [start: string | number, end: string | number | null];

/** The times of an event in a canonical form, because the same dates can be expressed in several ways. */
const listDates = (times: EventTimes): ComparableDate[] =>
  expandOccurrences({ ...times, openEnded: false }).map(({ start, end, allDay }) => {
    if (!allDay) return [toMinute(start), end ? toMinute(end) : null];
    const last = end ? toDay(end) : null;
    return [toDay(start), last === toDay(start) ? null : last];
  });

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const toDays = (instants: readonly (string | null | undefined)[]) =>
  instants.flatMap((instant) => (instant ? [toDay(instant)] : [])).toSorted();

/** The columns of a rule, and what they hold in a comparable form. */
const RULE_COLUMNS: readonly [column: string, read: (rule: Recurrence) => unknown][] = [
  ['start', ({ from, startTime }) => [toDays([from]), startTime]],
  ['end', ({ endTime }) => endTime ?? null],
  ['recurrence', ({ kind }) => kind],
  ['every', ({ every }) => every ?? 1],
  ['weekdays', ({ kind, weekdays }) => (kind === 'daily' ? [] : (weekdays ?? []).toSorted())],
  ['monthWeek', ({ monthWeek }) => monthWeek ?? null],
  ['until', ({ until }) => toDays([until])],
  ['excluded', ({ excluded }) => toDays((excluded ?? []).map(({ day }) => day))],
];

const isRule = (rule: Recurrence | null | undefined): rule is Recurrence => Boolean(rule?.kind && rule.kind !== 'none');

/** The columns of a table in which the times of a file differ from the stored ones; none if both make the same dates. */
export function findChangedTimes(given: EventTimes, stored: EventTimes): string[] {
  const [givenDates, storedDates] = [listDates(given), listDates(stored)];
  if (isEqual(givenDates, storedDates)) return [];
  const [rule, storedRule] = [given.recurrence, stored.recurrence];
  if (isRule(rule) && isRule(storedRule)) {
    const columns = RULE_COLUMNS.filter(([, read]) => !isEqual(read(rule), read(storedRule))).map(([column]) => column);
    return columns.length > 0 ? columns : ['start'];
  }
  if (isRule(rule) !== isRule(storedRule)) return ['start', 'recurrence'];
  const starts = (dates: readonly ComparableDate[]) => dates.map(([start]) => start);
  return [isEqual(starts(givenDates), starts(storedDates)) ? 'end' : 'start'];
}

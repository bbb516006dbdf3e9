import { ZONE } from '@liget/park/time';
import type { ChangedDate, EventTimes, ImportedDate, Recurrence } from './event-dates.ts';
import { fitRule } from './fitted-rule.ts';
import type { Scope } from './move-scopes.ts';
import { expandRecurrence } from './recurrence.ts';

export interface Move {
  /** The ISO instant of the moved date's start. */
  start: string;
  /** The target day in Budapest. */
  to: Temporal.PlainDate;
  scope: Scope;
}

const toZoned = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE);
const toIso = (at: Temporal.ZonedDateTime) => new Date(at.epochMilliseconds).toISOString();

/** The same time of day some days later; a time that a clock change skips is moved by the skipped hour. */
const shift = (instant: string, days: number): string => toIso(toZoned(instant).toPlainDateTime().add({ days }).toZonedDateTime(ZONE));
const shiftDate = (date: ImportedDate, days: number): ImportedDate => ({
  ...date,
  start: date.start ? shift(date.start, days) : null,
  end: date.end ? shift(date.end, days) : null,
});

const isAt = (instant: string) => (date: ImportedDate) => Date.parse(date.start ?? '') === Date.parse(instant);
const isFrom = (instant: string) => (date: ImportedDate) => Date.parse(date.start ?? '') >= Date.parse(instant);

const expandRule = (recurrence: Recurrence | null | undefined): ImportedDate[] => {
  const expanded = expandRecurrence(recurrence);
  return expanded.ok ? expanded.occurrences.map(({ start, end }) => ({ start, end: end ?? null, allDay: false })) : [];
};
/** A date given one by one replaces the rule's date with the same start. */
const removeDoubles = (byRule: readonly ImportedDate[], byHand: readonly ImportedDate[]) =>
  byRule.filter(({ start }) => !byHand.some(isAt(start ?? '')));

type MoveResult = Required<Pick<EventTimes, 'dates' | 'recurrence'>>;

function moveOne({ dates, recurrence }: EventTimes, start: string, days: number): MoveResult {
  const listedDates = dates ?? [];
  if (listedDates.some(isAt(start)))
    return {
      dates: listedDates.map((date) => (isAt(start)(date) ? shiftDate(date, days) : date)),
      // The recurrence rule must not create the replaced date again.
      recurrence: expandRule(recurrence).some(isAt(start)) ? leaveOut(recurrence, start) : (recurrence ?? null),
    };
  const occurrence = expandRule(recurrence).find(isAt(start));
  const moved = occurrence ? [shiftDate(occurrence, days)] : [];
  return { dates: [...listedDates, ...moved], recurrence: leaveOut(recurrence, start) };
}

/** The rule without one of its days; no rule if no day is left, because such a rule cannot be published. */
function leaveOut(recurrence: Recurrence | null | undefined, start: string): Recurrence {
  const rule: Recurrence = { ...recurrence, excluded: [...(recurrence?.excluded ?? []), { day: start }] };
  return expandRule(rule).length > 0 ? rule : { ...recurrence, kind: 'none' };
}

const shiftWeekday = (weekday: string, days: number) => String(((((Number(weekday) - 1 + days) % 7) + 7) % 7) + 1);

/** The rule moved by some days. Its result is verified: "every first Sunday" a day later is not always "every first Monday". */
function moveRule(rule: Recurrence, days: number): Recurrence {
  const shiftDays = (instant: string | null | undefined) => (instant ? shift(instant, days) : null);
  return {
    ...rule,
    from: shiftDays(rule.from),
    until: shiftDays(rule.until),
    ...(rule.weekdays ? { weekdays: rule.weekdays.map((day) => shiftWeekday(day, days)).toSorted() } : {}),
    excluded: (rule.excluded ?? []).map(({ day }) => ({ day: shiftDays(day) })),
  };
}

function moveAll({ dates, recurrence }: EventTimes, days: number): MoveResult {
  const listedDates = dates ?? [];
  const byHand = listedDates.map((date) => shiftDate(date, days));
  if (!recurrence?.kind || recurrence.kind === 'none') return { dates: byHand, recurrence: recurrence ?? null };
  const byRule = removeDoubles(expandRule(recurrence), listedDates).map((date) => shiftDate(date, days));
  const rule = moveRule(recurrence, days);
  const fitted = fitRule(byRule, rule);
  const isWhole = fitted.recurrence.kind !== 'none' && fitted.dates.length === 0;
  // A rule with the same result keeps its excluded days as they were entered.
  const isSame = isWhole && haveSameStarts(removeDoubles(expandRule(rule), byHand), byRule);
  return { dates: [...byHand, ...fitted.dates], recurrence: isSame ? rule : fitted.recurrence };
}

const haveSameStarts = (dates: readonly ImportedDate[], otherDates: readonly ImportedDate[]) =>
  dates.length === otherDates.length && dates.every(({ start }) => otherDates.some(isAt(start ?? '')));

/** Ends the rule before the date; the rule's later dates are listed one by one, because an event has only one rule. */
function moveFollowing(times: EventTimes, start: string, days: number): MoveResult {
  const { dates, recurrence } = times;
  const listedDates = dates ?? [];
  const byRule = removeDoubles(expandRule(recurrence), listedDates);
  const isFirst = [...listedDates, ...byRule].every(isFrom(start));
  if (isFirst) return moveAll(times, days);
  const byHand = listedDates.map((date) => (isFrom(start)(date) ? shiftDate(date, days) : date));
  const later = byRule.filter(isFrom(start));
  if (!recurrence || later.length === 0) return { dates: byHand, recurrence: recurrence ?? null };
  // A rule has at most one date a day, so it ends with the last date before this one.
  const until = byRule.findLast((date) => !isFrom(start)(date))?.start;
  const shortenedRule: Recurrence = until
    ? { ...recurrence, until, excluded: (recurrence.excluded ?? []).filter(({ day }) => Date.parse(day ?? '') <= Date.parse(until)) }
    : { ...recurrence, kind: 'none' };
  return { dates: [...byHand, ...later.map((date) => shiftDate(date, days))], recurrence: shortenedRule };
}

/**
 * The times of an event after a move. Times of day in Budapest stay the same. `null` if no date begins at `start`, for example because somebody else
 * has moved it.
 */
export function moveTimes(times: EventTimes, { start, to, scope }: Move): (MoveResult & Pick<EventTimes, 'changedDates'>) | null {
  const { dates, recurrence, changedDates } = times;
  const days = toZoned(start).toPlainDate().until(to).days;
  const changes = changedDates ?? [];
  const change = changes.find(({ status, newStart }) => status === 'rescheduled' && isAt(start)({ start: newStart ?? null }));
  if (change && scope === 'one')
    return {
      dates: dates ?? [],
      recurrence: recurrence ?? null,
      changedDates: changes.map((item) => (item === change ? withNewTimes(item, days) : item)),
    };
  const planned = change?.original ?? start;
  if (![...(dates ?? []), ...expandRule(recurrence)].some(isAt(planned))) return null;
  const isMoved = { one: isAt(planned), following: isFrom(planned), all: () => true }[scope];
  const move = { one: moveOne, following: moveFollowing, all: (all: EventTimes) => moveAll(all, days) }[scope];
  return {
    ...move(times, planned, days),
    changedDates: changes.map((item) => (isMoved({ start: item.original ?? null }) ? withDays(item, days) : item)),
  };
}

const shiftIfAny = (instant: string | null | undefined, days: number) => (instant ? shift(instant, days) : (instant ?? null));
const withNewTimes = (change: ChangedDate, days: number): ChangedDate => ({
  ...change,
  newStart: shiftIfAny(change.newStart, days),
  newEnd: shiftIfAny(change.newEnd, days),
});
/** The status of a date moves with it. */
const withDays = (change: ChangedDate, days: number): ChangedDate => ({
  ...withNewTimes(change, days),
  original: shiftIfAny(change.original, days),
});

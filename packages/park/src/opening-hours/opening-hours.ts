import type { OpeningHours } from '@liget/content-api';
import { isBefore, toParkDay, toParkInstant } from '../dates/time.ts';
import { computeSun } from '../scene/sun.ts';
import { areAllDay } from './all-day.ts';
import { memoizeByDay } from './each-day-once.ts';
import type { PlaceHours } from './place-hours.ts';
import { intersectSpans, joinSpans, type Span } from './spans.ts';

export type { Span } from './spans.ts';

type DayHours = Pick<OpeningHours, 'opens' | 'closes'>;
type Exception = PlaceHours['exceptions'][number];

/** Whether two exceptions are hours of the same days with a break between, so that both apply. */
export function areAlongside(first: Exception, second: Exception): boolean {
  if (first.from !== second.from || first.to !== second.to || first.hours.length === 0 || second.hours.length === 0) return false;
  const day = Temporal.PlainDate.from(first.from);
  const [ofFirst, ofSecond] = [first, second].map(({ hours }) => hours.flatMap((each) => getSpan(each, day) ?? []));
  return (ofFirst ?? []).every((one) => (ofSecond ?? []).every((other) => !isBefore(one.from, other.to) || !isBefore(other.from, one.to)));
}

/**
 * The exception for a day. Of several in the list the last one applies, together with the ones just before it that are further hours of the same
 * days: two rows are the hours before and after a break. Another range, overlapping hours and a closed day replace what is before them.
 */
export const findException = memoizeByDay(({ exceptions }, day): Exception | undefined => {
  const text = day.toString();
  const applied: Exception[] = [];
  for (const exception of exceptions.toReversed()) {
    if (exception.from > text || text > exception.to) continue;
    if (!applied.every((each) => areAlongside(exception, each))) break;
    applied.push(exception);
  }
  const [last] = applied;
  if (last === undefined || applied.length === 1) return last;
  const ordered = applied.toReversed();
  const notes = new Set(ordered.flatMap(({ note }) => note ?? []));
  return { ...last, hours: ordered.flatMap(({ hours }) => hours), note: notes.size > 0 ? [...notes].join('; ') : null };
});

function getHours(place: PlaceHours, day: Temporal.PlainDate): readonly DayHours[] {
  const exception = findException(place, day);
  if (exception) return exception.hours;
  return place.hours.filter(
    ({ weekdays, months }) => weekdays.includes(day.dayOfWeek) && (months.length === 0 || months.includes(day.month)),
  );
}

/** The span of a day's hours. A closing time at or before the opening time is on the next day, except dusk. Impossible times give undefined. */
function getSpan({ opens, closes }: DayHours, day: Temporal.PlainDate): Span | undefined {
  try {
    const from = toParkInstant(day, opens);
    if (closes === 'dusk') {
      const { dusk } = computeSun(day);
      return isBefore(from, dusk) ? { from, to: dusk } : undefined;
    }
    const to = toParkInstant(day, closes);
    return { from, to: isBefore(from, to) ? to : toParkInstant(day.add({ days: 1 }), closes) };
  } catch {
    return undefined;
  }
}

/**
 * The opening spans of a place on a day, sorted; empty if it is closed. Of a place within another one: the times at which both are open. The one
 * whose hours are unknown on that day does not limit the other.
 */
export const listOpeningSpans = memoizeByDay((place, day): readonly Span[] => {
  const { within, ...own } = place;
  if (!within) return listOwnSpans(place, day);
  if (!hasHoursOn(own, day)) return listOwnSpans(within, day);
  // Nights of both reach the next day; the times at which both are open may begin on it.
  const spans = [-1, 0].flatMap((days) => listDaySpans(own, day.add({ days })));
  const limits = joinSpans([-2, -1, 0, 1].flatMap((days) => listLimits(within, day.add({ days }))));
  return intersectSpans(spans, limits).filter(({ from }) => toParkDay(from).equals(day));
});

const listOwnSpans = (place: PlaceHours, day: Temporal.PlainDate): readonly Span[] =>
  getHours(place, day)
    .flatMap((hours) => getSpan(hours, day) ?? [])
    .toSorted((a, b) => Temporal.Instant.compare(a.from, b.from));

/** The times of a day at which a place around another one lets visitors in: all, if its hours are unknown. */
const listLimits = (place: PlaceHours, day: Temporal.PlainDate): readonly Span[] =>
  hasHoursOn(place, day) ? listDaySpans(place, day) : [getWholeDay(day)];

/** Whether a place is open from midnight to midnight on a day. */
export const isOpenAllDay = memoizeByDay((place, day): boolean => {
  const { within, ...own } = place;
  const known = [own, ...(within ? [within] : [])].filter((each) => hasHoursOn(each, day));
  return known.length > 0 && known.every((each) => getHours(each, day).some(areAllDay));
});

/** The opening spans of a day; a day on which it never closes lasts until midnight, also when it is written as 23:59. */
export const listDaySpans = (place: PlaceHours, day: Temporal.PlainDate): readonly Span[] =>
  isOpenAllDay(place, day) ? [getWholeDay(day)] : listOpeningSpans(place, day);

const getWholeDay = (day: Temporal.PlainDate): Span => ({ from: toParkInstant(day, '00:00'), to: toParkInstant(day, '24:00') });

/** Whether a place has machine-readable hours, or is within one that has. */
export const hasHours = ({ hours, exceptions, within }: PlaceHours): boolean =>
  hours.length > 0 || exceptions.some((exception) => exception.hours.length > 0) || (within !== undefined && hasHours(within));

/** Whether it is known if a place is open on a day. A place without hours may still be closed for a day. */
export const hasHoursOn = (place: PlaceHours, day: Temporal.PlainDate): boolean =>
  hasHours(place) || findException(place, day) !== undefined || (place.within !== undefined && hasHoursOn(place.within, day));

/** Whether a place is open from one instant to another without a break; `null` if its hours on those days are unknown. */
export function isOpenThrough(place: PlaceHours, from: Temporal.Instant, to: Temporal.Instant): boolean | null {
  const [first, last] = [toParkDay(from), toParkDay(to)];
  let reached = from;
  let isKnown = false;
  for (let day = first.subtract({ days: 1 }); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    isKnown ||= Temporal.PlainDate.compare(day, first) >= 0 && hasHoursOn(place, day);
    for (const span of listDaySpans(place, day)) if (!isBefore(reached, span.from) && isBefore(reached, span.to)) reached = span.to;
    if (!isBefore(reached, to)) return true;
  }
  return isKnown ? !isBefore(reached, to) : null;
}

/**
 * Which of two times of a day ('10:00') is outside the opening hours: `from` if the place is closed then, `until` if it closes earlier. `null` if it
 * is open throughout, and if its hours are unknown.
 */
export function findOutsideHours(
  place: PlaceHours,
  day: Temporal.PlainDate,
  times: Record<'from' | 'until', string>,
): 'from' | 'until' | null {
  const [from, until] = [toParkInstant(day, times.from), toParkInstant(day, times.until)];
  if (isOpenThrough(place, from, until) !== false) return null;
  return isOpenThrough(place, from, from.add({ minutes: 1 })) ? 'until' : 'from';
}

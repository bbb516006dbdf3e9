import { computeSun, formatClock, hasHours, isOpenAllDay, listOpeningSpans, type PlaceHours, toParkDay, ZONE } from '@liget/park';
import { calendarDay, type EventTimes, eventTimes, type FixedWhen, type OccurrenceInstants, occurrenceAt, today } from '../dates.ts';
import { time } from '../schemas/primitives.ts';
import type { SeedDay, SeedEvent, SeedOccurrence, SeedWhen } from '../schemas/programs.ts';
import type { SeedContent } from '../seed-content.ts';
import { isHoliday, placeHours } from './holidays.ts';

type Scheduled = Pick<SeedEvent, 'location' | 'when' | 'rainDate' | 'movedByWeeks' | 'changedDate'>;
/** The change of a date, by its original start. */
export interface ChangedInstants {
  original: string;
  status: 'cancelled' | 'sold_out' | 'rescheduled';
  newStart?: string;
}

export type ProgramTimes = EventTimes & { rainDate?: OccurrenceInstants; previousStart?: string; changedDate?: ChangedInstants };

/** The place and the first start for which an event's days are computed. */
interface Setting {
  /** `undefined` for a place without hours. */
  place: PlaceHours | undefined;
  now: Temporal.Instant;
}

/**
 * The times of events when the first start is at `now`, on days on which their places are open, and not on holidays. Throws a RangeError
 * when there is no such day within a fortnight.
 */
export function listProgramTimes(
  { eventLocations, topLocations }: Pick<SeedContent, 'eventLocations' | 'topLocations'>,
  now: Temporal.Instant,
): (program: Scheduled) => ProgramTimes {
  const hours = new Map(topLocations.map((place) => [place.key, placeHours(place, now)]));
  const places = new Map(eventLocations.map(({ key, topLocation = '' }) => [key, hours.get(topLocation)]));
  return (program) => getTimes(program, { place: places.get(program.location), now });
}

function getTimes({ when, rainDate, movedByWeeks, changedDate }: Scheduled, setting: Setting): ProgramTimes {
  const fixedTimes = eventTimes(fixed(when, setting), setting.now);
  const [first] = fixedTimes.occurrences;
  const changed = changedDate && listChangedDates(fixedTimes.occurrences, changedDate, setting);
  const times = {
    ...fixedTimes,
    ...(first && movedByWeeks ? { previousStart: weeksBefore(first.start, movedByWeeks) } : {}),
    ...(changed ? { changedDate: changed } : {}),
  };
  const last = times.occurrences.at(-1);
  if (!rainDate || !last) return times;
  const dayAfter = toParkDay(Temporal.Instant.from(last.start)).add({ days: 1 });
  const rainDay = calendarDay(rainDate.day, setting.now);
  const earliest = Temporal.PlainDate.compare(rainDay, dayAfter) < 0 ? dayAfter : rainDay;
  return { ...times, rainDate: occurrenceAt({ ...rainDate, day: openDay(earliest, 1, setting) }, setting.now) };
}

function listChangedDates(
  occurrences: readonly OccurrenceInstants[],
  change: NonNullable<Scheduled['changedDate']>,
  setting: Setting,
): ChangedInstants | undefined {
  const original = occurrences.at(Math.min(change.date, occurrences.length - 1))?.start;
  if (original === undefined || change.status !== 'rescheduled')
    return original === undefined ? undefined : { original, status: change.status };
  const at = Temporal.Instant.from(original).toZonedDateTimeISO(ZONE);
  const day = setting.now
    .toZonedDateTimeISO(ZONE)
    .toPlainDate()
    .add({ days: openDay(at.toPlainDate().add({ days: change.byDays }), 1, setting) });
  const newStart = new Date(day.toZonedDateTime({ timeZone: ZONE, plainTime: at.toPlainTime() }).epochMilliseconds).toISOString();
  return { original, status: 'rescheduled', newStart };
}

/** At the same wall time. */
const weeksBefore = (start: string, weeks: number): string =>
  new Date(Temporal.Instant.from(start).toZonedDateTimeISO(ZONE).subtract({ weeks }).epochMilliseconds).toISOString();

function fixed(when: SeedWhen, setting: Setting): FixedWhen {
  switch (when.kind) {
    case 'occurrences':
      return { ...when, occurrences: onOpenDays(when.occurrences, setting) };
    case 'span': {
      const shortSpan = findShortSpan(calendarDay(when.from, setting.now), calendarDay(when.to, setting.now), setting);
      if (shortSpan) return { ...when, ...shortSpan };
      return { ...when, from: nearest(when.from, setting), to: openDay(calendarDay(when.to, setting.now), -1, setting) };
    }
    case 'before_dusk':
      return { kind: 'occurrences', occurrences: [beforeDusk(nearest(when.day, setting), when.minutes, setting)] };
    default:
      return when;
  }
}

type Occurrences = Extract<SeedWhen, { kind: 'occurrences' }>['occurrences'];

/** Counted days move to the nearest open one; weekdays are left out when closed, and when none is left, the first is moved by a week. */
function onOpenDays([first, ...others]: Occurrences, setting: Setting): Occurrences {
  const takingPlace = [first, ...others].flatMap((occurrence): SeedOccurrence[] => {
    if (typeof occurrence.day === 'number') return [{ ...occurrence, day: nearest(occurrence.day, setting) }];
    return isOpenOn(calendarDay(occurrence.day, setting.now), setting) ? [occurrence] : [];
  });
  const [next, ...rest] = new Map(takingPlace.map((occurrence) => [occurrenceAt(occurrence, setting.now).start, occurrence])).values();
  return next ? [next, ...rest] : [{ ...first, day: openDay(calendarDay(first.day, setting.now), WEEK, setting) }];
}

/** The last minutes of an open day in which a place is open and it is not yet dark. */
function beforeDusk(day: number, minutes: number, { place, now }: Setting): SeedOccurrence {
  const date = calendarDay(day, now);
  const { dusk } = computeSun(date);
  const closing = (place && listOpeningSpans(place, date).at(-1)?.to) ?? dusk;
  const end = (Temporal.Instant.compare(closing, dusk) < 0 ? closing : dusk).toZonedDateTimeISO(ZONE).round({
    smallestUnit: 'minute',
    roundingIncrement: 15,
    roundingMode: 'floor',
  });
  return { day, start: time.parse(formatClock(end.subtract({ minutes }).toInstant())), end: time.parse(formatClock(end.toInstant())) };
}

const WEEK = 7;
const FORTNIGHT = 14;

/** The day itself when its place is open, otherwise the next open one, or the previous one for days before the first start. */
const nearest = (day: SeedDay, setting: Setting): number =>
  openDay(calendarDay(day, setting.now), typeof day === 'number' && day < 0 ? -1 : 1, setting);

/** A weekend or another span of less than a week keeps its length: it is moved by weeks until it is open every day. */
function findShortSpan(from: Temporal.PlainDate, to: Temporal.PlainDate, setting: Setting): { from: number; to: number } | undefined {
  const length = from.until(to, { largestUnit: 'days' }).days;
  if (length >= WEEK) return undefined;
  for (let days = 0; days <= FORTNIGHT; days += WEEK) {
    const first = from.add({ days });
    if (!Array.from({ length: length + 1 }, (_, day) => first.add({ days: day })).every((day) => isOpenOn(day, setting))) continue;
    const start = today(setting.now).until(first, { largestUnit: 'days' }).days;
    return { from: start, to: start + length };
  }
  return undefined;
}

/** The first open day from a date in steps of some days, counted from the first start. */
function openDay(from: Temporal.PlainDate, step: 1 | -1 | 7, setting: Setting): number {
  for (let days = 0; Math.abs(days) <= FORTNIGHT; days += step) {
    const date = from.add({ days });
    if (isOpenOn(date, setting)) return today(setting.now).until(date, { largestUnit: 'days' }).days;
  }
  throw new RangeError(`A program's place is closed on ${from.toString()} and for a fortnight from it`);
}

function isOpenOn(date: Temporal.PlainDate, { place }: Setting): boolean {
  if (isHoliday(date)) return false;
  return !place || !hasHours(place) || isOpenAllDay(place, date) || listOpeningSpans(place, date).length > 0;
}

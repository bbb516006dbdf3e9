import type { OpeningHours } from '@liget/content-api';
import { ZONE } from '../../lib/clock.ts';
import { sunsetOn } from './sunset.ts';

/** What a visitor wants to know first. Times are 'HH:mm' in Budapest. */
export type OpeningStatus =
  | { kind: 'always' }
  | { kind: 'open'; until: string }
  /** Closed now, opens later today. */
  | { kind: 'opens'; at: string }
  /** Not open any more (`wasOpen`), or not at all today; `next` within a week. */
  | { kind: 'closed'; wasOpen: boolean; next: NextOpening | null };

export interface NextOpening {
  at: string;
  isTomorrow: boolean;
  /** ISO weekday: 1 is Monday. */
  weekday: number;
}

interface Span {
  from: Temporal.ZonedDateTime;
  to: Temporal.ZonedDateTime;
}

const LAST_MINUTE = '23:59';
const clock = (at: Temporal.ZonedDateTime) => at.toPlainTime().toString({ smallestUnit: 'minute' });
const isBefore = (a: Temporal.ZonedDateTime, b: Temporal.ZonedDateTime) => Temporal.ZonedDateTime.compare(a, b) < 0;

function applies({ weekdays, months }: OpeningHours, day: Temporal.PlainDate): boolean {
  return weekdays.includes(day.dayOfWeek) && (months.length === 0 || months.includes(day.month));
}

function momentOf(day: Temporal.PlainDate, time: string): Temporal.ZonedDateTime {
  return time === '24:00'
    ? day.add({ days: 1 }).toZonedDateTime(ZONE)
    : day.toZonedDateTime({ timeZone: ZONE, plainTime: Temporal.PlainTime.from(time) });
}

/** From opening to closing; what closes at or before its opening time closes on the next day. A time that cannot be gives nothing. */
function spanOn(hours: OpeningHours, day: Temporal.PlainDate): Span | undefined {
  try {
    const from = momentOf(day, hours.opens);
    const to = hours.closes === 'dusk' ? sunsetOn(day).toZonedDateTimeISO(ZONE) : momentOf(day, hours.closes);
    return { from, to: isBefore(from, to) ? to : to.add({ days: 1 }) };
  } catch {
    return undefined;
  }
}

function spansOn(hours: readonly OpeningHours[], day: Temporal.PlainDate): Span[] {
  return hours
    .filter((entry) => applies(entry, day))
    .flatMap((entry) => spanOn(entry, day) ?? [])
    .toSorted((a, b) => Temporal.ZonedDateTime.compare(a.from, b.from));
}

const isWholeDay = (entry: OpeningHours) => entry.opens === '00:00' && [LAST_MINUTE, '24:00', '00:00'].includes(entry.closes);

/** Is a place open at `now`, until when, or when will it be? Nothing when it has no hours that a machine can read. */
export function openingAt(hours: readonly OpeningHours[], now: Temporal.Instant): OpeningStatus | null {
  if (hours.length === 0) return null;
  const at = now.toZonedDateTimeISO(ZONE);
  const today = at.toPlainDate();
  if (hours.some((entry) => isWholeDay(entry) && applies(entry, today))) return { kind: 'always' };
  const spans = spansOn(hours, today);
  // Yesterday's may end after midnight.
  const current = [...spansOn(hours, today.subtract({ days: 1 })), ...spans].findLast(
    ({ from, to }) => !isBefore(at, from) && isBefore(at, to),
  );
  if (current) return { kind: 'open', until: clock(current.to) };
  const later = spans.find(({ from }) => isBefore(at, from));
  if (later) return { kind: 'opens', at: clock(later.from) };
  return { kind: 'closed', wasOpen: spans.length > 0, next: nextOpening(hours, today) };
}

const LOOK_AHEAD = 7;

function nextOpening(hours: readonly OpeningHours[], today: Temporal.PlainDate): NextOpening | null {
  for (let days = 1; days <= LOOK_AHEAD; days += 1) {
    const day = today.add({ days });
    const [first] = spansOn(hours, day);
    if (first) return { at: clock(first.from), isTomorrow: days === 1, weekday: day.dayOfWeek };
  }
  return null;
}

/** The hours of one day, for example '10:00–18:00'; nothing when it is closed. */
export function hoursOn(hours: readonly OpeningHours[], day: Temporal.PlainDate): string[] {
  return spansOn(hours, day).map(({ from, to }) => `${clock(from)}–${clock(to)}`);
}

export interface SchemaHours {
  weekdays: number[];
  opens: string;
  closes: string;
  /** Days between which they hold, 'YYYY-MM-DD'; all year without. */
  from?: string;
  through?: string;
}

/** Runs of months that follow each other, as [first, last]. */
function runsOf(months: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const month of [...new Set(months)].toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === month - 1) last[1] = month;
    else runs.push([month, month]);
  }
  return runs;
}

/** The hours as schema.org words them in the year of `now`: seasons as first and last day, dusk as today's. */
export function hoursForSchema(hours: readonly OpeningHours[], now: Temporal.Instant): SchemaHours[] {
  const today = now.toZonedDateTimeISO(ZONE).toPlainDate();
  return hours.flatMap(({ weekdays, opens, closes, months }): SchemaHours[] => {
    if (closes === 'dusk') {
      const day = today.toString();
      const isToday = weekdays.includes(today.dayOfWeek) && (months.length === 0 || months.includes(today.month));
      return isToday
        ? [{ weekdays: [today.dayOfWeek], opens, closes: clock(sunsetOn(today).toZonedDateTimeISO(ZONE)), from: day, through: day }]
        : [];
    }
    if (months.length === 0) return [{ weekdays, opens, closes }];
    return runsOf(months).map(([first, last]) => {
      const end = Temporal.PlainYearMonth.from({ year: today.year, month: last });
      return {
        weekdays,
        opens,
        closes,
        from: `${today.year}-${String(first).padStart(2, '0')}-01`,
        through: end.toPlainDate({ day: end.daysInMonth }).toString(),
      };
    });
  });
}

import ICAL from 'ical.js';
import { type Label, label } from '../fields/labels.ts';
import type { GivenDate, Recurrence } from '../programs/event-dates.ts';
import { fittedRule } from '../programs/fitted-rule.ts';
import { MAX_OCCURRENCES, monthWeekNamed } from '../programs/recurrence.ts';
import { ZONE } from '../reading/clock.ts';
import { BoundedIterator, type IterationBudget } from './bounded-iterator.ts';

/** A property as the parser read it: its parameters, its type and its values, all of them text. */
interface Read {
  values: unknown[];
  type: string;
  zone: string | undefined;
}

export function propertyOf(component: InstanceType<typeof ICAL.Component>, name: string): Read[] {
  return component.getAllProperties(name).map((property) => {
    const [, parameters, type, ...values]: unknown[] = property.jCal;
    const zone: unknown = typeof parameters === 'object' && parameters !== null ? Reflect.get(parameters, 'tzid') : undefined;
    return { values, type: String(type), zone: typeof zone === 'string' ? zone : undefined };
  });
}

/** A moment of the file: what its clock shows, and where that clock stands. */
export interface Moment {
  wall: Temporal.PlainDateTime;
  zone: string;
  isDay: boolean;
}

export class BadMoment extends Error {}

/** Names that Outlook gives to the zones of our neighbours. */
const WINDOWS_ZONES: Readonly<Record<string, string>> = {
  'Central Europe Standard Time': ZONE,
  'Central European Standard Time': 'Europe/Warsaw',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Romance Standard Time': 'Europe/Paris',
  'GMT Standard Time': 'Europe/London',
  'GTB Standard Time': 'Europe/Bucharest',
  UTC: 'UTC',
};

function isZone(name: string): boolean {
  try {
    return Boolean(new Temporal.ZonedDateTime(0n, name));
  } catch {
    return false;
  }
}

/** The zone that a name means; Budapest's for what nobody knows, `isKnown` tells. */
export function zoneNamed(name: string | undefined): { zone: string; isKnown: boolean } {
  if (name === undefined) return { zone: ZONE, isKnown: true };
  const known = WINDOWS_ZONES[name];
  if (known) return { zone: known, isKnown: true };
  // Some programs write '/freeassociation.sourceforge.net/Europe/Budapest'.
  const plain = /[A-Za-z]+\/[A-Za-z_]+$/.exec(name)?.[0] ?? name;
  return isZone(plain) ? { zone: plain, isKnown: true } : { zone: ZONE, isKnown: false };
}

/** Throws `BadMoment` on a day or time that does not exist. */
export function momentOf(value: unknown, { type, zone }: Pick<Read, 'type' | 'zone'>): Moment {
  const text = String(value);
  const isUtc = text.endsWith('Z');
  try {
    const wall = Temporal.PlainDateTime.from(isUtc ? text.slice(0, -1) : text, { overflow: 'reject' });
    return { wall, zone: isUtc ? 'UTC' : zoneNamed(zone).zone, isDay: type === 'date' };
  } catch {
    throw new BadMoment(text);
  }
}

/** Days have no zone: a day is the park's. */
const zoned = ({ wall, zone, isDay }: Moment) => wall.toZonedDateTime(isDay ? ZONE : zone);
export const instantOf = (moment: Moment): number => zoned(moment).epochMilliseconds;

/** How long it lasts on the clock; `null` when the file does not say. */
export function lengthOf(component: InstanceType<typeof ICAL.Component>, start: Moment): Temporal.Duration | null {
  const [end] = propertyOf(component, 'dtend');
  if (end) {
    const until = momentOf(end.values[0], end);
    const inSameZone = until.isDay
      ? until.wall
      : zoned(until)
          .withTimeZone(start.isDay ? ZONE : start.zone)
          .toPlainDateTime();
    return start.wall.until(inSameZone);
  }
  const [duration] = propertyOf(component, 'duration');
  return duration ? Temporal.Duration.from(String(duration.values[0])) : null;
}

export function dateOf(start: Moment, length: Temporal.Duration | null): GivenDate {
  const iso = (moment: Moment) => new Date(instantOf(moment)).toISOString();
  const end = length && !length.blank ? { ...start, wall: start.wall.add(length) } : null;
  if (!start.isDay) return { start: iso(start), end: end ? iso(end) : null, allDay: false };
  // The end of a calendar's days is the day after the last one.
  const last = end ? { ...end, wall: end.wall.subtract({ days: 1 }) } : null;
  const isLonger = last !== null && Temporal.PlainDateTime.compare(last.wall, start.wall) > 0;
  return { start: iso(start), end: isLonger ? iso(last) : null, allDay: true };
}

const TOO_MANY = label(
  `Ebből több mint ${MAX_OCCURRENCES} időpont lenne. Adjon az ismétlődésnek közelebbi végét.`,
  `This would make more than ${MAX_OCCURRENCES} dates. Let the recurrence end earlier.`,
);
const BAD_RULE = label(
  'Az ismétlődés szabálya hibás, vagy olyan napot kér, amely nincs. Javítsa a naptárban, és exportálja újra.',
  'The rule of the recurrence is wrong, or asks for a day that does not exist. Mend it in the calendar and export it again.',
);
const ENDLESS = (year: number) =>
  label(`Az ismétlődésnek nincs vége; ${year} végéig vettük fel.`, `The recurrence has no end; it is taken until the end of ${year}.`);

const asTime = (wall: Temporal.PlainDateTime, isDate: boolean) =>
  new ICAL.Time(
    { year: wall.year, month: wall.month, day: wall.day, hour: wall.hour, minute: wall.minute, second: wall.second, isDate },
    ICAL.Timezone.localTimezone,
  );

export interface Expanded {
  /** By the instant that the file names each with. */
  starts: Map<number, Moment>;
  notes: Label[];
  fault?: Label;
}

/** What bounds the recurrences of a file. */
export interface Bounds {
  /** Recurrences without an end are taken until the end of the next year. */
  now: Temporal.Instant;
  budget: IterationBudget;
}

/** What a rule makes, by the clock of its own zone, as calendars do. Throws what `BoundedIterator` throws. */
function datesOfRule(rule: InstanceType<typeof ICAL.Recur>, start: Moment, { now, budget }: Bounds): Expanded {
  const notes: Label[] = [];
  const horizon = now.toZonedDateTimeISO(ZONE).year + 1;
  let last = Temporal.PlainDateTime.from({ year: horizon, month: 12, day: 31, hour: 23, minute: 59 });
  if (rule.until) {
    const text = rule.until.toString();
    const until = momentOf(text, { type: rule.until.isDate ? 'date' : 'date-time', zone: undefined });
    last = text.endsWith('Z') ? until.wall.toZonedDateTime('UTC').withTimeZone(start.zone).toPlainDateTime() : until.wall;
    if (rule.until.isDate && !start.isDay) last = last.with({ hour: 23, minute: 59 });
    rule.until = null;
  } else if (!rule.count) notes.push(ENDLESS(horizon));
  const starts = new Map<number, Moment>();
  const iterator = new BoundedIterator(rule, asTime(start.wall, start.isDay), budget);
  for (let next = iterator.next(); next; next = iterator.next()) {
    const { year, month, day, hour, minute, second } = next;
    const wall = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });
    if (Temporal.PlainDateTime.compare(wall, last) > 0) break;
    if (starts.size >= MAX_OCCURRENCES) return { starts, notes, fault: TOO_MANY };
    starts.set(instantOf({ ...start, wall }), { ...start, wall });
  }
  return { starts, notes };
}

function byRule(rule: InstanceType<typeof ICAL.Recur>, start: Moment, bounds: Bounds): Expanded {
  try {
    return datesOfRule(rule, start, bounds);
  } catch (error) {
    // ical.js throws plain errors.
    if (error instanceof Error) return { starts: new Map(), notes: [], fault: BAD_RULE };
    throw error;
  }
}

/** Every occasion of an appointment that its own component names: its start, those of its rules and those given by hand, less what is left out. */
export function expand(component: InstanceType<typeof ICAL.Component>, start: Moment, bounds: Bounds): Expanded {
  const all: Expanded = { starts: new Map([[instantOf(start), start]]), notes: [] };
  for (const property of component.getAllProperties('rrule')) {
    const rule: unknown = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur)) continue;
    const made = byRule(rule, start, bounds);
    if (made.fault) return made;
    for (const [instant, moment] of made.starts) all.starts.set(instant, moment);
    all.notes.push(...made.notes);
  }
  for (const read of propertyOf(component, 'rdate'))
    for (const value of read.values) {
      const moment = momentOf(Array.isArray(value) ? value[0] : value, read);
      all.starts.set(instantOf(moment), moment);
    }
  for (const read of propertyOf(component, 'exdate'))
    for (const value of read.values) {
      const left = momentOf(value, read);
      if (!left.isDay || start.isDay) all.starts.delete(instantOf(left));
      else for (const [instant, { wall }] of all.starts) if (wall.toPlainDate().equals(left.wall.toPlainDate())) all.starts.delete(instant);
    }
  return all.starts.size > MAX_OCCURRENCES ? { ...all, fault: TOO_MANY } : all;
}

const WEEKDAYS: Readonly<Record<string, string>> = { MO: '1', TU: '2', WE: '3', TH: '4', FR: '5', SA: '6', SU: '7' };

/** What a calendar's rule is in the form's words, if it can be; only guessed, for `fittedRule` compares what the two make. */
function guessedRule(rule: InstanceType<typeof ICAL.Recur>, dates: readonly GivenDate[]): Recurrence | null {
  const [first, last] = [dates[0], dates.at(-1)];
  const kind = ({ DAILY: 'daily', WEEKLY: 'weekly', MONTHLY: 'monthly' } as const)[rule.freq as 'DAILY' | 'WEEKLY' | 'MONTHLY'];
  if (!kind || !first?.start || !last?.start || first.allDay) return null;
  const at = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE);
  const time = (instant: string) => at(instant).toPlainTime().toString().slice(0, 5);
  const byDay: string[] = (rule.parts['BYDAY'] ?? []).map(String);
  const position = [...byDay.map((day) => /^-?\d+/.exec(day)?.[0]), ...(rule.parts['BYSETPOS'] ?? []).map(String)].find(Boolean);
  const weekdays = byDay.flatMap((day) => WEEKDAYS[day.slice(-2)] ?? []);
  const week = position === '-1' ? 'last' : position;
  return {
    kind,
    every: rule.interval,
    ...(kind === 'daily' ? {} : { weekdays: weekdays.length > 0 ? weekdays : [String(at(first.start).dayOfWeek)] }),
    ...(kind === 'monthly' ? { monthWeek: monthWeekNamed(week) } : {}),
    from: first.start,
    until: last.start,
    startTime: time(first.start),
    endTime: first.end ? time(first.end) : null,
  };
}

/** The dates as a rule with exceptions where that is shorter, so that editors can go on with the rule. */
export function asTimes(
  component: InstanceType<typeof ICAL.Component>,
  dates: GivenDate[],
): { dates: GivenDate[]; recurrence: Recurrence } {
  const rule: unknown = component.getFirstPropertyValue('rrule');
  const guessed = rule instanceof ICAL.Recur ? guessedRule(rule, dates) : null;
  return guessed ? fittedRule(dates, guessed) : { dates, recurrence: { kind: 'none' } };
}

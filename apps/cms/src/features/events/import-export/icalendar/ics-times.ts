import type ICAL from 'ical.js';
import type { ImportedDate } from '../../dates/event-dates.ts';
import { listWrittenValues } from './ics-components.ts';
import { type FindZone, PARK_ZONE, UTC, type Zone } from './ics-zones.ts';

/** A property as parsed: parameters, type and values, all as text; `written` has the values as the file has them. */
interface IcsProperty {
  values: unknown[];
  written: string[];
  type: string;
  zone: string | undefined;
}

export function readProperties(component: InstanceType<typeof ICAL.Component>, name: string): IcsProperty[] {
  const allWritten = listWrittenValues(component, name);
  return component.getAllProperties(name).map((property) => {
    const [, parameters, type, ...values]: unknown[] = property.jCal;
    const written = allWritten.splice(0, values.length);
    const zone: unknown = typeof parameters === 'object' && parameters !== null ? Reflect.get(parameters, 'tzid') : undefined;
    return { values, written, type: String(type), zone: typeof zone === 'string' ? zone : undefined };
  });
}

/** A date and time in the file, with its time zone. */
export interface Moment {
  wall: Temporal.PlainDateTime;
  zone: Zone;
  isDay: boolean;
}

/** Its message is the day or the time. */
export class BadMoment extends Error {}
/** Its message is the duration. */
export class BadDuration extends Error {}

/** Eight digits without VALUE=DATE, which the parser reads as a time without digits. */
const BARE_DAY = /^(\d{4}-\d\d-\d\d)T::$/;
/** Midnight at the end of a day in ISO 8601. */
const MIDNIGHT = /T24:00:00$/;

/** A day or time that the parser has understood, whether it exists or not. */
const UNDERSTOOD = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\dZ?)?$/;

/**
 * Parses one of a property's values; of a period, its start. Throws `BadMoment` for a day or time that does not exist, or cannot be understood,
 * then as the file has it. An unknown time zone is replaced by Budapest's.
 */
export function parseMoment(
  value: unknown,
  { type, zone, values = [], written = [] }: Pick<IcsProperty, 'type' | 'zone'> & Partial<IcsProperty>,
  findZone: FindZone,
): Moment {
  const valueText = String(Array.isArray(value) ? value[0] : value);
  const day = BARE_DAY.exec(valueText)?.[1];
  const isUtc = valueText.endsWith('Z');
  const text = day ?? (isUtc ? valueText.slice(0, -1) : valueText);
  try {
    const wall = Temporal.PlainDateTime.from(text.replace(MIDNIGHT, 'T00:00:00'), { overflow: 'reject' });
    const isDay = type === 'date' || day !== undefined;
    return { wall: MIDNIGHT.test(text) ? wall.add({ days: 1 }) : wall, zone: isUtc ? UTC : (findZone(zone) ?? PARK_ZONE), isDay };
  } catch {
    throw new BadMoment(UNDERSTOOD.test(valueText) ? valueText : (written[values.indexOf(value)] ?? valueText));
  }
}

/** All-day values have no zone: their day is one in the park. */
const getZone = ({ zone, isDay }: Moment): Zone => (isDay ? PARK_ZONE : zone);
export const toEpochMs = (moment: Moment): number => getZone(moment).toInstant(moment.wall).epochMilliseconds;

function parseDuration(text: string): Temporal.Duration {
  try {
    return Temporal.Duration.from(text);
  } catch {
    throw new BadDuration(text);
  }
}

/** The length by the clock; `null` if the file has none. */
export function readLength(component: InstanceType<typeof ICAL.Component>, start: Moment, findZone: FindZone): Temporal.Duration | null {
  const [end] = readProperties(component, 'dtend');
  if (end) {
    const until = parseMoment(end.values[0], end, findZone);
    const inSameZone = until.isDay ? until.wall : getZone(start).toWall(until.zone.toInstant(until.wall));
    return start.wall.until(inSameZone);
  }
  const [duration] = readProperties(component, 'duration');
  return duration ? parseDuration(String(duration.values[0])) : null;
}

const isSameDay = (first: Moment, second: Moment) => first.wall.toPlainDate().equals(second.wall.toPlainDate());

/**
 * The dates that EXDATE or RECURRENCE-ID refers to. If one of the two values is all-day, days are compared as written: some calendars write all-day
 * dates with a time in a zone.
 */
export function findNamed(starts: ReadonlyMap<number, Moment>, named: Moment): number[] {
  const instant = toEpochMs(named);
  if (starts.has(instant)) return [instant];
  return [...starts].filter(([, start]) => (start.isDay || named.isDay) && isSameDay(start, named)).map(([at]) => at);
}

export function toImportedDate(start: Moment, length: Temporal.Duration | null): ImportedDate {
  const formatIso = (moment: Moment) => new Date(toEpochMs(moment)).toISOString();
  const end = length && !length.blank ? { ...start, wall: start.wall.add(length) } : null;
  if (!start.isDay) return { start: formatIso(start), end: end ? formatIso(end) : null, allDay: false };
  // DTEND of whole days is the day after the last one.
  const last = end ? { ...end, wall: end.wall.subtract({ days: 1 }) } : null;
  const isLonger = last !== null && Temporal.PlainDateTime.compare(last.wall, start.wall) > 0;
  return { start: formatIso(start), end: isLonger ? formatIso(last) : null, allDay: true };
}

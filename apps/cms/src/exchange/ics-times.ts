import type ICAL from 'ical.js';
import type { GivenDate } from '../programs/event-dates.ts';
import { ZONE } from '../reading/clock.ts';

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

/** Eight digits without a word that they are a day; the parser makes a time without figures of them. */
const BARE_DAY = /^(\d{4}-\d\d-\d\d)T::$/;
/** The end of a day, as ISO 8601 has it. */
const MIDNIGHT = /T24:00:00$/;

/** Throws `BadMoment` on a day or time that does not exist. */
export function momentOf(value: unknown, { type, zone }: Pick<Read, 'type' | 'zone'>): Moment {
  const given = String(value);
  const day = BARE_DAY.exec(given)?.[1];
  const isUtc = given.endsWith('Z');
  const text = day ?? (isUtc ? given.slice(0, -1) : given);
  try {
    const wall = Temporal.PlainDateTime.from(text.replace(MIDNIGHT, 'T00:00:00'), { overflow: 'reject' });
    const isDay = type === 'date' || day !== undefined;
    return { wall: MIDNIGHT.test(text) ? wall.add({ days: 1 }) : wall, zone: isUtc ? 'UTC' : zoneNamed(zone).zone, isDay };
  } catch {
    throw new BadMoment(given);
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

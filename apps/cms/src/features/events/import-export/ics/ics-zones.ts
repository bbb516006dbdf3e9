import { ZONE } from '@liget/park/time';
import ICAL from 'ical.js';
import { readComponents } from './ics-components.ts';
import { WINDOWS_ZONES } from './windows-zones.ts';

type Component = InstanceType<typeof ICAL.Component>;

/** Between what the clocks of a zone show and instants. */
export interface Zone {
  toInstant: (wall: Temporal.PlainDateTime) => Temporal.Instant;
  toWall: (instant: Temporal.Instant) => Temporal.PlainDateTime;
}

/** The zones that a file's names mean; `null` for a name that nobody knows. */
export type FindZone = (name: string | undefined) => Zone | null;

const toNamedZone = (id: string): Zone => ({
  toInstant: (wall) => wall.toZonedDateTime(id).toInstant(),
  toWall: (instant) => instant.toZonedDateTimeISO(id).toPlainDateTime(),
});

export const PARK_ZONE = toNamedZone(ZONE);
export const UTC = toNamedZone('UTC');

function isIdentifier(name: string): boolean {
  try {
    return Boolean(new Temporal.ZonedDateTime(0n, name));
  } catch {
    return false;
  }
}

/** Some programs write '/freeassociation.sourceforge.net/Europe/Budapest'. */
const removePrefix = (name: string) => /[A-Za-z]+\/[A-Za-z_]+$/.exec(name)?.[0] ?? name;

/** Later years have the changes of this one: ical.js works out every change from the first on. */
const LAST_YEAR = 2100;
/** Changes of the rules of a zone; the longest histories have some hundred. */
const MOST_PARTS = 300;
/** What the yearly changes of clocks are told by. Rules of hours and seconds would be millions of changes. */
const PARTS_OF_RULES: ReadonlySet<string> = new Set(['BYDAY', 'BYMONTH', 'BYMONTHDAY']);

function isUsable(part: Component): boolean {
  const rule: unknown = part.getFirstPropertyValue('rrule');
  const isBounded =
    !(rule instanceof ICAL.Recur) ||
    (rule.freq === 'YEARLY' && rule.interval === 1 && Object.keys(rule.parts).every((name) => PARTS_OF_RULES.has(name)));
  return isBounded && ['dtstart', 'tzoffsetfrom', 'tzoffsetto'].every((name) => part.hasProperty(name));
}

const getSeconds = (part: Component, name: string): number => {
  const offset: unknown = part.getFirstPropertyValue(name);
  return offset instanceof ICAL.UtcOffset ? offset.toSeconds() : Number.NaN;
};

/** A zone that the file defines; `null` when the definition cannot be used. */
function define(component: Component): Zone | null {
  const parts = component.getAllSubcomponents();
  const [first] = parts;
  if (!first || parts.length > MOST_PARTS || !parts.every(isUsable)) return null;
  const zone = new ICAL.Timezone(component);
  const told = new Set(parts.flatMap((part) => [getSeconds(part, 'tzoffsetfrom'), getSeconds(part, 'tzoffsetto')]));
  const lookUp = ({ year, month, day, hour, minute, second }: Temporal.PlainDateTime) =>
    zone.utcOffset(
      new ICAL.Time({ year: Math.min(year, LAST_YEAR), month, day, hour, minute, second, isDate: false }, ICAL.Timezone.localTimezone),
    );
  // Before the first change ical.js says 0, which is nobody's.
  const offsetSeconds = (wall: Temporal.PlainDateTime) => {
    const found = lookUp(wall);
    return told.has(found) ? found : getSeconds(first, 'tzoffsetfrom');
  };
  const toInstant = (wall: Temporal.PlainDateTime) =>
    wall
      .subtract({ seconds: offsetSeconds(wall) })
      .toZonedDateTime('UTC')
      .toInstant();
  const toWall = (instant: Temporal.Instant) => {
    const utc = UTC.toWall(instant);
    // The offset is asked for by the zone's own clock, so the first answer may be the one before a change.
    return utc.add({ seconds: offsetSeconds(utc.add({ seconds: offsetSeconds(utc) })) });
  };
  try {
    // All changes at once; ical.js would add them again for each later year.
    return told.has(lookUp(Temporal.PlainDateTime.from({ year: LAST_YEAR, month: 12, day: 31 }))) ? { toInstant, toWall } : null;
  } catch {
    return null;
  }
}

/** The zones of a calendar file: those of the world by their own names, then what the file defines, then Windows' names. */
export function readZones(text: string): FindZone {
  const definitions = new Map<string, Component>();
  for (const { component } of readComponents(text, 'VTIMEZONE') ?? []) {
    const name: unknown = component.getFirstPropertyValue('tzid');
    if (typeof name === 'string' && !definitions.has(name)) definitions.set(name, component);
  }
  const found = new Map<string, Zone | null>();
  const findZone = (name: string): Zone | null => {
    if (isIdentifier(name)) return toNamedZone(name);
    const definition = definitions.get(name);
    const defined = definition ? define(definition) : null;
    if (defined) return defined;
    const known = Object.hasOwn(WINDOWS_ZONES, name) ? WINDOWS_ZONES[name] : removePrefix(name);
    return known && isIdentifier(known) ? toNamedZone(known) : null;
  };
  return (name) => {
    if (name === undefined) return PARK_ZONE;
    const zone = found.get(name) ?? findZone(name);
    found.set(name, zone);
    return zone;
  };
}

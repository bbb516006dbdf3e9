import { ZONE } from '@liget/park/time';
import ICAL from 'ical.js';
import { readComponents } from './ics-components.ts';
import { WINDOWS_ZONES } from './windows-zones.ts';

type Component = InstanceType<typeof ICAL.Component>;

/** Converts between local times of a zone and instants. */
export interface Zone {
  toInstant: (wall: Temporal.PlainDateTime) => Temporal.Instant;
  toWall: (instant: Temporal.Instant) => Temporal.PlainDateTime;
}

/** Finds the zone of a name in the file; `null` for an unknown name. */
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

/** Removes a prefix such as that of '/freeassociation.sourceforge.net/Europe/Budapest'. */
const removePrefix = (name: string) => /[A-Za-z]+\/[A-Za-z_]+$/.exec(name)?.[0] ?? name;

/** Later years use the changes of this one: ical.js computes every change from the first on. */
const LAST_YEAR = 2100;
/** Maximum number of components in a zone's definition; long histories have some hundred. */
const MAX_PARTS = 300;
/** Allowed parts of yearly rules. Rules of hours and seconds would produce millions of changes. */
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

/** The zone of a definition; `null` if it cannot be used. */
function define(component: Component): Zone | null {
  const parts = component.getAllSubcomponents();
  const [first] = parts;
  if (!first || parts.length > MAX_PARTS || !parts.every(isUsable)) return null;
  const zone = new ICAL.Timezone(component);
  const definedOffsets = new Set(parts.flatMap((part) => [getSeconds(part, 'tzoffsetfrom'), getSeconds(part, 'tzoffsetto')]));
  const lookUp = ({ year, month, day, hour, minute, second }: Temporal.PlainDateTime) =>
    zone.utcOffset(
      new ICAL.Time({ year: Math.min(year, LAST_YEAR), month, day, hour, minute, second, isDate: false }, ICAL.Timezone.localTimezone),
    );
  // Before the first change ical.js wrongly returns 0.
  const getOffsetSeconds = (wall: Temporal.PlainDateTime) => {
    const found = lookUp(wall);
    return definedOffsets.has(found) ? found : getSeconds(first, 'tzoffsetfrom');
  };
  const toInstant = (wall: Temporal.PlainDateTime) =>
    wall
      .subtract({ seconds: getOffsetSeconds(wall) })
      .toZonedDateTime('UTC')
      .toInstant();
  const toWall = (instant: Temporal.Instant) => {
    const utc = UTC.toWall(instant);
    // The offset depends on the local time, so the first result may be that of before a change.
    return utc.add({ seconds: getOffsetSeconds(utc.add({ seconds: getOffsetSeconds(utc) })) });
  };
  try {
    // Computes all changes at once; ical.js would add them again for each later year.
    return definedOffsets.has(lookUp(Temporal.PlainDateTime.from({ year: LAST_YEAR, month: 12, day: 31 }))) ? { toInstant, toWall } : null;
  } catch {
    return null;
  }
}

/** The zones of a calendar file: IANA names first, then definitions of the file, then Windows names. */
export function readZones(text: string): FindZone {
  const definitions = new Map<string, Component>();
  for (const { component } of readComponents(text, 'VTIMEZONE') ?? []) {
    const name: unknown = component.getFirstPropertyValue('tzid');
    if (typeof name === 'string' && !definitions.has(name)) definitions.set(name, component);
  }
  const zones = new Map<string, Zone | null>();
  const findZone = (name: string): Zone | null => {
    if (isIdentifier(name)) return toNamedZone(name);
    const definition = definitions.get(name);
    const defined = definition ? define(definition) : null;
    if (defined) return defined;
    const zoneName = Object.hasOwn(WINDOWS_ZONES, name) ? WINDOWS_ZONES[name] : removePrefix(name);
    return zoneName && isIdentifier(zoneName) ? toNamedZone(zoneName) : null;
  };
  return (name) => {
    if (name === undefined) return PARK_ZONE;
    const zone = zones.get(name) ?? findZone(name);
    zones.set(name, zone);
    return zone;
  };
}

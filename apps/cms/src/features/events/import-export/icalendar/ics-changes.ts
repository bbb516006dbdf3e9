import type ICAL from 'ical.js';
import { type Label, label } from '../../../../platform/fields/labels.ts';
import type { ImportedDate } from '../../dates/event-dates.ts';
import { findNamed, type Moment, parseMoment, readLength, readProperties, toEpochMs, toImportedDate } from './ics-times.ts';
import type { FindZone } from './ics-zones.ts';

type Component = InstanceType<typeof ICAL.Component>;

const ONLY_ONE_MOVED = label(
  'A naptárban egy alkalomtól kezdve mindegyik más: egész nap tart, vagy épp nem. Itt csak az az egy változott. Nézze át az időpontokat.',
  'In the calendar, one occasion and all later ones become whole days, or have times. Here only that one has changed. Check the dates.',
);

/** One date of a series: its start and its length by the clock. */
interface SeriesDate {
  start: Moment;
  length: Temporal.Duration | null;
}

/** A VEVENT with RECURRENCE-ID. */
interface Change {
  named: Moment | undefined;
  /** True for RANGE=THISANDFUTURE: the named date and all later ones (RFC 5545, 3.2.13). */
  isForLater: boolean;
  /** What the named date becomes; `null` if it is cancelled or has no start. */
  date: SeriesDate | null;
}

/** Whether a change is about the named date and all later ones. */
export const isForLaterDates = (change: Component): boolean =>
  change.getFirstProperty('recurrence-id')?.getFirstParameter('range') === 'THISANDFUTURE';

export const isCancelledChange = (change: Component): boolean =>
  String(change.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';

function readChange(change: Component, findZone: FindZone): Change {
  const [which] = readProperties(change, 'recurrence-id');
  const [moved] = readProperties(change, 'dtstart');
  const named = which && parseMoment(which.values[0], which, findZone);
  const isForLater = isForLaterDates(change);
  if (!moved || isCancelledChange(change)) return { named, isForLater, date: null };
  const start = parseMoment(moved.values[0], moved, findZone);
  return { named, isForLater, date: { start, length: readLength(change, start, findZone) } };
}

type Starts = ReadonlyMap<number, Moment>;
/** By the instant at which the series has the date. */
type Dates = Map<number, SeriesDate>;

function changeOne(dates: Dates, starts: Starts, { named, date }: Change): void {
  const instants = named ? findNamed(starts, named) : [];
  for (const instant of instants) dates.delete(instant);
  if (date) dates.set(instants[0] ?? toEpochMs(date.start), date);
}

/** Moves the named date and all later ones by the same difference of the clock. Returns false if the difference has no meaning. */
function changeLater(dates: Dates, starts: Starts, named: Moment, date: SeriesDate | null): boolean {
  const origin = starts.get(findNamed(starts, named)[0] ?? Number.NaN) ?? named;
  if (date && date.start.isDay !== origin.isDay) return false;
  const first = toEpochMs(origin);
  const shift =
    date && origin.wall.until(date.start.isDay ? date.start.wall : origin.zone.toWall(date.start.zone.toInstant(date.start.wall)));
  for (const [instant, start] of starts) {
    if (instant < first) continue;
    if (shift) dates.set(instant, { start: { ...start, wall: start.wall.add(shift) }, length: date.length });
    else dates.delete(instant);
  }
  return true;
}

/**
 * The dates of a series after the changes of its VEVENT's calendar, in order of time, each start once. `length` is that of unchanged dates.
 * A change of one date overrides one of many; changes of many are applied in order of time.
 */
export function applyChanges(
  starts: Starts,
  length: Temporal.Duration | null,
  changes: readonly Component[],
  findZone: FindZone,
): { dates: ImportedDate[]; notes: Label[] } {
  const dates: Dates = new Map([...starts].map(([instant, start]) => [instant, { start, length }]));
  const notes: Label[] = [];
  const read = changes.map((change) => readChange(change, findZone));
  const single = read.filter(({ isForLater }) => !isForLater);
  const inOrder = read.flatMap(({ isForLater, named, date }) => (isForLater && named ? [{ isForLater, named, date }] : []));
  inOrder.sort((one, other) => toEpochMs(one.named) - toEpochMs(other.named));
  for (const change of inOrder) {
    if (changeLater(dates, starts, change.named, change.date)) continue;
    notes.push(ONLY_ONE_MOVED);
    changeOne(dates, starts, change);
  }
  for (const change of single) changeOne(dates, starts, change);
  const byStart = new Map([...dates.values()].map((date) => [toEpochMs(date.start), toImportedDate(date.start, date.length)]));
  return { dates: [...byStart].toSorted(([one], [other]) => one - other).map(([, date]) => date), notes };
}

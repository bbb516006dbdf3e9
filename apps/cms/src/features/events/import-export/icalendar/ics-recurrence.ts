import { ZONE } from '@liget/park/time';
import ICAL from 'ical.js';
import { type Label, label } from '../../../../platform/fields/labels.ts';
import { MAX_OCCURRENCES } from '../../dates/recurrence.ts';
import { BoundedIterator, FileBudgetError, type IterationBudget } from './bounded-iterator.ts';
import { findNamed, type Moment, parseMoment, readProperties, toEpochMs } from './ics-times.ts';
import { type FindZone, PARK_ZONE } from './ics-zones.ts';

type Rule = InstanceType<typeof ICAL.Recur>;

const TOO_MANY = label(
  `Ebből több mint ${MAX_OCCURRENCES} időpont lenne. Adjon az ismétlődésnek közelebbi végét.`,
  `This would make more than ${MAX_OCCURRENCES} dates. Let the recurrence end earlier.`,
);
const BAD_RULE = label(
  'Az ismétlődés szabálya hibás, vagy olyan napot kér, amely nincs. Javítsa a naptárban, és exportálja újra.',
  'The rule of the recurrence is wrong, or asks for a day that does not exist. Correct it in the calendar and export it again.',
);
const TOO_FREQUENT = label(
  'Másodpercenként vagy percenként ismétlődik; ilyen program nem vehető fel. Javítsa a naptárban, és exportálja újra.',
  'It recurs every second or minute, which is not possible for events. Correct it in the calendar and export it again.',
);
const TOO_MUCH_IN_FILE = label(
  'A fájlban túl sok az ismétlődés, ezért ez már kimaradt. Ossza több fájlra, és olvassa be őket egymás után.',
  'The file has too many recurrences, so this one was left out. Split it and import the parts one after another.',
);
const ENDLESS = (year: number) =>
  label(`Az ismétlődésnek nincs vége; ${year} végéig vettük fel.`, `The recurrence has no end; it is imported until the end of ${year}.`);

const formatHungarianDay = (day: Temporal.PlainDate) => `${day.toString().replaceAll('-', '. ')}.`;
const ONLY_COMING = (first: Temporal.PlainDate, last: Temporal.PlainDate) =>
  label(
    `${MAX_OCCURRENCES}-nál több időpontja van, ezért csak ezeket vettük fel: ${formatHungarianDay(first)} – ${formatHungarianDay(last)}`,
    `It has more than ${MAX_OCCURRENCES} dates; only those from ${first.toString()} to ${last.toString()} are imported.`,
  );

const MIDNIGHT = { hour: 0, minute: 0, second: 0 };

/** Frequencies that are refused: event calendars do not need them, and SECONDLY has 31 million dates a year. */
const TOO_FREQUENT_RULES: ReadonlySet<string> = new Set(['SECONDLY', 'MINUTELY']);

const toIcalTime = (wall: Temporal.PlainDateTime, isDate: boolean) =>
  new ICAL.Time(
    { year: wall.year, month: wall.month, day: wall.day, hour: wall.hour, minute: wall.minute, second: wall.second, isDate },
    ICAL.Timezone.localTimezone,
  );

export interface ExpandedRule {
  /** By the instant of RECURRENCE-ID. */
  starts: Map<number, Moment>;
  notes: Label[];
  error?: Label;
  /** Set if dates before this day were left out. */
  withoutBefore?: Temporal.PlainDate;
}

/** Limits for the recurrences of a file. */
export interface Bounds {
  /** Endless recurrences end with the next year after this instant. */
  now: Temporal.Instant;
  budget: IterationBudget;
  findZone: FindZone;
}

/** The end of a rule in the time zone of its start; `null` if a count ends it. */
function getEnd(rule: Rule, start: Moment, horizon: number, findZone: FindZone): Temporal.PlainDateTime | null {
  if (!rule.until) return rule.count ? null : Temporal.PlainDateTime.from({ year: horizon, month: 12, day: 31, hour: 23, minute: 59 });
  const text = rule.until.toString();
  const until = parseMoment(text, { type: rule.until.isDate ? 'date' : 'date-time', zone: undefined }, findZone);
  if (text.endsWith('Z')) return start.zone.toWall(until.zone.toInstant(until.wall));
  return rule.until.isDate && !start.isDay ? until.wall.with({ hour: 23, minute: 59 }) : until.wall;
}

/** A yearly rule without a day is of its start’s day: ical.js moves 29 February to 1 March in other years, where RFC 5545 has no date. */
function nameLeapDay(rule: Rule, { wall }: Moment): void {
  if (rule.freq !== 'YEARLY' || Object.keys(rule.parts).length > 0 || wall.month !== 2 || wall.day !== 29) return;
  rule.setComponent('BYMONTH', [wall.month]);
  rule.setComponent('BYMONTHDAY', [wall.day]);
}

/** Expands a rule in its own time zone, as calendars do. Throws the errors of `BoundedIterator`. */
function expandRule(rule: Rule, start: Moment, { now, budget, findZone }: Bounds): ExpandedRule {
  const today = (start.isDay ? PARK_ZONE : start.zone).toWall(now).toPlainDate();
  const horizon = now.toZonedDateTimeISO(ZONE).year + 1;
  const isEndless = !rule.until && !rule.count;
  const last = getEnd(rule, start, horizon, findZone);
  rule.until = null;
  nameLeapDay(rule, start);
  const [past, coming]: [Temporal.PlainDateTime[], Temporal.PlainDateTime[]] = [[], []];
  const iterator = new BoundedIterator(rule, toIcalTime(start.wall, start.isDay), budget);
  for (let next = iterator.next(); next; next = iterator.next()) {
    const { year, month, day, hour, minute, second } = next;
    const wall = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });
    if (last && Temporal.PlainDateTime.compare(wall, last) > 0) break;
    if (coming.length >= MAX_OCCURRENCES && !isEndless) return { starts: new Map(), notes: [], error: TOO_MANY };
    if (coming.length >= MAX_OCCURRENCES) break;
    (Temporal.PlainDate.compare(wall.toPlainDate(), today) < 0 ? past : coming).push(wall);
  }
  const toStarts = (walls: readonly Temporal.PlainDateTime[]) =>
    new Map(walls.map((wall): [number, Moment] => [toEpochMs({ ...start, wall }), { ...start, wall }]));
  if (past.length + coming.length <= MAX_OCCURRENCES)
    return { starts: toStarts([...past, ...coming]), notes: isEndless ? [ENDLESS(horizon)] : [] };
  const [first, final] = [coming[0]?.toPlainDate(), coming.at(-1)?.toPlainDate()];
  if (!first || !final) return { starts: new Map(), notes: [], error: TOO_MANY };
  return { starts: toStarts(coming), notes: [ONLY_COMING(first, final)], withoutBefore: today };
}

function expandWithinBounds(rule: Rule, start: Moment, bounds: Bounds): ExpandedRule {
  const refuseRule = (error: Label): ExpandedRule => ({ starts: new Map(), notes: [], error });
  if (TOO_FREQUENT_RULES.has(rule.freq)) return refuseRule(TOO_FREQUENT);
  try {
    return expandRule(rule, start, bounds);
  } catch (error) {
    if (error instanceof FileBudgetError) return refuseRule(TOO_MUCH_IN_FILE);
    // ical.js throws plain errors.
    if (error instanceof Error) return refuseRule(BAD_RULE);
    throw error;
  }
}

/** All dates of a component: its start, those of its rules and listed ones, without excluded ones. */
export function expand(component: InstanceType<typeof ICAL.Component>, start: Moment, bounds: Bounds): ExpandedRule {
  const all: ExpandedRule = { starts: new Map([[toEpochMs(start), start]]), notes: [] };
  for (const property of component.getAllProperties('rrule')) {
    const rule: unknown = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur)) continue;
    const made = expandWithinBounds(rule, start, bounds);
    if (made.error) return made;
    const { withoutBefore } = made;
    if (withoutBefore && Temporal.PlainDate.compare(start.wall.toPlainDate(), withoutBefore) < 0) all.starts.delete(toEpochMs(start));
    for (const [instant, moment] of made.starts) all.starts.set(instant, moment);
    all.notes.push(...made.notes);
  }
  for (const read of readProperties(component, 'rdate'))
    for (const value of read.values) {
      const listedMoment = parseMoment(value, read, bounds.findZone);
      const moment = start.isDay ? { ...listedMoment, wall: listedMoment.wall.with(MIDNIGHT), isDay: true } : listedMoment;
      all.starts.set(toEpochMs(moment), moment);
    }
  for (const read of readProperties(component, 'exdate'))
    for (const value of read.values) {
      for (const instant of findNamed(all.starts, parseMoment(value, read, bounds.findZone))) all.starts.delete(instant);
    }
  return all.starts.size > MAX_OCCURRENCES ? { ...all, error: TOO_MANY } : all;
}

import ICAL from 'ical.js';
import { type Label, label } from '../fields/labels.ts';
import type { GivenDate } from '../programs/event-dates.ts';
import { iterationBudget } from './bounded-iterator.ts';
import { MOST_IN_CELL, MOST_ROWS } from './csv-table.ts';
import { asTimes } from './ics-fitted-rule.ts';
import { type Bounds, expand } from './ics-recurrence.ts';
import { BadMoment, dateOf, instantOf, lengthOf, momentOf, propertyOf, zoneNamed } from './ics-times.ts';
import type { ReportPosition } from './read-position.ts';
import type { Given, GivenFile, Wanted } from './wanted.ts';

type Component = InstanceType<typeof ICAL.Component>;

const BROKEN = label(
  'A naptárfájl hibás, nem olvasható. Töltse le vagy exportálja újra a naptárból.',
  'The calendar file is broken and cannot be read. Export it from the calendar anew.',
);
const NONE = label('A naptárban egyetlen esemény sincs.', 'There is no appointment in the calendar.');
const TOO_MANY = label(`A naptárban ${MOST_ROWS}-nél több esemény van.`, `The calendar has more than ${MOST_ROWS} appointments.`);
const NO_START = label('Nincs kezdete.', 'It has no start.');
const NO_TITLE = label('Nincs címe.', 'It has no title.');
const badMoment = (text: string) => label(`Nincs ilyen nap vagy időpont: ${text}.`, `There is no such day or time: ${text}.`);
const unknownZone = (name: string) =>
  label(`Ismeretlen időzóna (${name}); az időpontokat budapestinek vettük.`, `Unknown time zone (${name}); times are taken as Budapest’s.`);

/** A lead is a sentence or two; what is longer is the text of the page. */
const LONGEST_LEAD = 600;

const textOf = (component: Component, name: string): string => {
  const value: unknown = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.replaceAll('\u0000', '').trim().slice(0, MOST_IN_CELL) : '';
};

const STATUSES: Readonly<Record<string, string>> = { CANCELLED: 'cancelled' };

function wordsOf(component: Component): Omit<Wanted, 'times'> {
  const [title, description] = [textOf(component, 'summary'), textOf(component, 'description')];
  const [category, location] = [textOf(component, 'categories'), textOf(component, 'location')];
  const url = textOf(component, 'url');
  const status = STATUSES[textOf(component, 'status').toUpperCase()];
  return {
    hu: {
      ...(title ? { title } : {}),
      ...(description ? { [description.length > LONGEST_LEAD ? 'body' : 'lead']: description } : {}),
    },
    en: {},
    named: { ...(category ? { category } : {}), ...(location ? { location } : {}) },
    other: { ...(/^https?:\/\//.test(url) ? { registerUrl: url } : {}), ...(status ? { status } : {}) },
  };
}

/** An appointment with the changes of single occasions, which calendars write as appointments of their own with the same UID. */
interface Appointment {
  line: number;
  uid: string;
  main: Component;
  changes: Component[];
}

function datesOf({ main, changes }: Appointment, bounds: Bounds): { dates: GivenDate[]; notes: Label[]; fault?: Label } {
  const [given] = propertyOf(main, 'dtstart');
  if (!given) return { dates: [], notes: [], fault: NO_START };
  const start = momentOf(given.values[0], given);
  const length = lengthOf(main, start);
  const { starts, notes, fault } = expand(main, start, bounds);
  if (!zoneNamed(given.zone).isKnown) notes.push(unknownZone(given.zone ?? ''));
  const dates = new Map([...starts].map(([instant, moment]) => [instant, dateOf(moment, length)]));
  for (const change of changes) {
    const [which] = propertyOf(change, 'recurrence-id');
    const [moved] = propertyOf(change, 'dtstart');
    if (which) dates.delete(instantOf(momentOf(which.values[0], which)));
    if (!moved || textOf(change, 'status').toUpperCase() === 'CANCELLED') continue;
    const at = momentOf(moved.values[0], moved);
    dates.set(instantOf(at), dateOf(at, lengthOf(change, at)));
  }
  const inOrder = [...dates].toSorted(([one], [other]) => one - other).map(([, date]) => date);
  return { dates: inOrder, notes, ...(fault ? { fault } : {}) };
}

function givenOf(appointment: Appointment, bounds: Bounds): Given {
  const { line, uid, main } = appointment;
  const words = wordsOf(main);
  const given: Given = { line, key: uid, wanted: words, faults: words.hu.title ? [] : [NO_TITLE], notes: [] };
  try {
    const { dates, notes, fault } = datesOf(appointment, bounds);
    given.notes.push(...notes);
    if (fault) given.faults.push(fault);
    else given.wanted = { ...words, times: asTimes(main, dates) };
  } catch (error) {
    if (!(error instanceof BadMoment || error instanceof RangeError)) throw error;
    given.faults.push(badMoment(error.message.slice(0, 60)));
  }
  return given;
}

function appointmentsOf(components: readonly Component[], lines: readonly number[]): Appointment[] {
  const found = new Map<string, Appointment>();
  const later: [string, Component][] = [];
  for (const [index, main] of components.entries()) {
    const line = lines[index] ?? index + 1;
    const uid = textOf(main, 'uid').slice(0, 300) || `${textOf(main, 'summary')} | ${String(propertyOf(main, 'dtstart')[0]?.values[0])}`;
    if (propertyOf(main, 'recurrence-id').length > 0 && found.has(uid)) found.get(uid)?.changes.push(main);
    else if (propertyOf(main, 'recurrence-id').length > 0) later.push([uid, main]);
    else if (found.has(uid)) found.set(`${uid} ${line}`, { line, uid: `${uid} ${line}`, main, changes: [] });
    else found.set(uid, { line, uid, main, changes: [] });
  }
  for (const [uid, change] of later) {
    const main = found.get(uid);
    // A change of something that the file does not have is an appointment by itself.
    if (main) main.changes.push(change);
    else found.set(uid, { line: 0, uid, main: change, changes: [] });
  }
  return [...found.values()];
}

function calendarsIn(text: string): Component[] | null {
  try {
    const parsed: unknown[] = ICAL.parse(text);
    // Several calendars in one file come as a list of calendars.
    const calendars = Array.isArray(parsed[0]) ? parsed : [parsed];
    return calendars.filter(Array.isArray).map((calendar) => new ICAL.Component(calendar));
  } catch {
    return null;
  }
}

const beginnings = (text: string): number[] =>
  text.split(/\r\n|\r|\n/).flatMap((line, index) => (/^BEGIN:VEVENT\s*$/i.test(line) ? [index + 1] : []));

/** The programs of an iCalendar file (RFC 5545): one for each UID. `now` bounds what recurs without an end, an `IterationBudget` what all of it costs. */
export function icsPrograms(text: string, now: Temporal.Instant, report: ReportPosition = () => undefined): GivenFile | { fault: Label } {
  const calendars = calendarsIn(text);
  if (!calendars) return { fault: BROKEN };
  const components = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  if (components.length === 0) return { fault: NONE };
  if (components.length > MOST_ROWS) return { fault: TOO_MANY };
  const bounds = { now, budget: iterationBudget() };
  const programs = appointmentsOf(components, beginnings(text)).map((one) => {
    report({ line: one.line, title: textOf(one.main, 'summary') });
    return givenOf(one, bounds);
  });
  return { programs, notes: [] };
}

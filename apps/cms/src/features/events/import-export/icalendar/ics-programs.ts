import { decodeHTMLStrict } from 'entities';
import type ICAL from 'ical.js';
import { type Label, label } from '../../../../platform/fields/labels.ts';
import type { ImportedDate } from '../../dates/event-dates.ts';
import type { ImportedEvent, ImportedFields, ImportedFile } from '../imported-event.ts';
import { findOwnKeyOfUid } from '../own-keys.ts';
import type { ReportPosition } from '../reading/read-position.ts';
import { MAX_IN_CELL, MAX_ROWS } from '../table/csv-table.ts';
import { createIterationBudget } from './bounded-iterator.ts';
import { applyChanges, isCancelledChange, isForLaterDates } from './ics-changes.ts';
import { type ReadComponent, readComponents } from './ics-components.ts';
import { toTimes } from './ics-fitted-rule.ts';
import { type Bounds, expand } from './ics-recurrence.ts';
import { BadDuration, BadMoment, parseMoment, readLength, readProperties } from './ics-times.ts';
import { toPlainText } from './ics-words.ts';
import { type FindZone, readZones } from './ics-zones.ts';

type Component = InstanceType<typeof ICAL.Component>;

const BROKEN = label(
  'A naptárfájl hibás, nem olvasható. Töltse le vagy exportálja újra a naptárból.',
  'The calendar file is broken and cannot be read. Export it from the calendar again.',
);
const NONE = label('A naptárban egyetlen esemény sincs.', 'There is no appointment in the calendar.');
const TOO_MANY = label(`A naptárban ${MAX_ROWS}-nél több esemény van.`, `The calendar has more than ${MAX_ROWS} appointments.`);
const TAKEN_AS_HUNGARIAN = label(
  'A naptár nem mondja meg, milyen nyelvű: a szövegei magyar szövegként kerülnek be. Ha más nyelvűek, a beolvasás után a program „Magyar–angol” fülén tegye a helyükre őket.',
  'The calendar does not tell its language: its texts are stored as Hungarian texts. If they are in English, move them after the import, in the event’s tab ‘Hungarian–English’.',
);
const NO_START = label('Nincs kezdete.', 'It has no start.');
const NO_TITLE = label('Nincs címe.', 'It has no title.');
const SEVERAL_REVISIONS = label(
  'A naptárban több változata van; a legutóbbit vettük fel.',
  'The calendar has several revisions of it; the latest one is used.',
);
const formatBadMoment = (text: string) => {
  const quoted = text.slice(0, 60);
  return /^\d/.test(quoted)
    ? label(`Nincs ilyen nap vagy időpont: ${quoted}.`, `There is no such day or time: ${quoted}.`)
    : label(`„${quoted}” nem nap és nem időpont.`, `‘${quoted}’ is no day and no time.`);
};
const formatBadDuration = (text: string) => {
  const quoted = text.slice(0, 60);
  return label(`„${quoted}” nem időtartam.`, `‘${quoted}’ is no duration.`);
};
/** A time beyond those that can be computed. */
const OUT_OF_RANGE = label(
  'Az időpontja túl messze van ahhoz, hogy számolni lehessen vele.',
  'Its date is too far away to be computed with.',
);
const formatUnknownZone = (name: string) =>
  label(
    `Ismeretlen időzóna (${name}); az időpontokat budapestinek vettük.`,
    `Unknown time zone (${name}); its times are read as Budapest time.`,
  );

/** Maximum length of a lead in characters; a longer description becomes the body. */
const MAX_LEAD = 600;

const readText = (component: Component, name: string): string => {
  const value: unknown = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.replaceAll('\u0000', '').trim().slice(0, MAX_IN_CELL) : '';
};

const STATUSES: Readonly<Record<string, string>> = { CANCELLED: 'cancelled' };

function readTextFields(component: Component): Omit<ImportedFields, 'times'> {
  const [title, description] = [decodeHTMLStrict(readText(component, 'summary')), toPlainText(readText(component, 'description'))];
  const categories = readProperties(component, 'categories').flatMap(({ values }) => values);
  const category = categories
    .filter((text) => typeof text === 'string')
    .join(', ')
    .trim();
  const location = readText(component, 'location');
  const url = readText(component, 'url');
  const status = STATUSES[readText(component, 'status').toUpperCase()];
  return {
    hu: {
      ...(title ? { title } : {}),
      ...(description ? { [description.length > MAX_LEAD ? 'body' : 'lead']: description } : {}),
    },
    en: {},
    named: { ...(category ? { category } : {}), ...(location ? { location } : {}) },
    other: { ...(/^https?:\/\//.test(url) ? { registerUrl: url } : {}), ...(status ? { status } : {}) },
  };
}

/** A VEVENT with the changes of single dates, which calendars write as further VEVENTs with the same UID. */
interface Vevent {
  line: number;
  uid: string;
  main: Component;
  changes: Component[];
  errors: Label[];
  notes: Label[];
}

const OTHER_WORDS = label(
  'Egy alkalomnak a naptárban más a címe vagy a helye; itt a program címe és helyszíne maradt. Írja át a Megváltozott időpontok között.',
  'One occasion has another title or place in the calendar; here it has those of the event. Change it among the changed dates.',
);

const OTHER_WORDS_LATER = label(
  'Egy alkalomtól kezdve a naptárban más a címe vagy a helye; itt a program címe és helyszíne maradt. Írja át a Megváltozott időpontok között.',
  'From one occasion on it has another title or place in the calendar; here it has those of the event. Change them among the changed dates.',
);

/** Notes about words of changed dates, which the import ignores. */
function readLosses(main: Component, change: Component): Label[] {
  const isOther = (name: string) => readText(change, name) !== '' && readText(change, name) !== readText(main, name);
  if (isCancelledChange(change) || !['summary', 'location'].some(isOther)) return [];
  return [isForLaterDates(change) ? OTHER_WORDS_LATER : OTHER_WORDS];
}

/** Properties that may name a time zone. */
const TIMES = ['dtstart', 'dtend', 'recurrence-id', 'rdate', 'exdate'];

function listUnknownZones(components: readonly Component[], findZone: FindZone): Label[] {
  const names = components.flatMap((component) => TIMES.flatMap((time) => readProperties(component, time).map(({ zone }) => zone)));
  return [...new Set(names)].flatMap((name) => (name === undefined || findZone(name) ? [] : [formatUnknownZone(name)]));
}

function getDates({ main, changes }: Vevent, bounds: Bounds): { dates: ImportedDate[]; notes: Label[]; error?: Label } {
  const { findZone } = bounds;
  const [startProperty] = readProperties(main, 'dtstart');
  if (!startProperty) return { dates: [], notes: [], error: NO_START };
  const start = parseMoment(startProperty.values[0], startProperty, findZone);
  const length = readLength(main, start, findZone);
  const { starts, notes, error } = expand(main, start, bounds);
  notes.push(...listUnknownZones([main, ...changes], findZone), ...new Set(changes.flatMap((change) => readLosses(main, change))));
  const changed = applyChanges(starts, length, changes, findZone);
  return { dates: changed.dates, notes: [...notes, ...new Set(changed.notes)], ...(error ? { error } : {}) };
}

function toImportedEvent(vevent: Vevent, bounds: Bounds): ImportedEvent {
  const { line, uid, main } = vevent;
  const words = readTextFields(main);
  const errors = [...vevent.errors, ...(words.hu.title ? [] : [NO_TITLE])];
  const importedEvent: ImportedEvent = { line, key: uid, fields: words, errors, notes: [...vevent.notes] };
  try {
    const { dates, notes, error } = getDates(vevent, bounds);
    importedEvent.notes.push(...notes);
    if (error) importedEvent.errors.push(error);
    else importedEvent.fields = { ...words, times: toTimes(main, dates) };
  } catch (error) {
    if (error instanceof BadMoment) importedEvent.errors.push(formatBadMoment(error.message));
    else if (error instanceof BadDuration) importedEvent.errors.push(formatBadDuration(error.message));
    else if (error instanceof RangeError) importedEvent.errors.push(OUT_OF_RANGE);
    else throw error;
  }
  return importedEvent;
}

const getNumber = (component: Component, name: string): number => Number(component.getFirstPropertyValue(name) ?? 0);
const getStamp = (component: Component): string => String(component.getFirstPropertyValue('dtstamp') ?? '');

/** The newer of two revisions of a VEVENT (RFC 5545, 3.8.7.4); `null` if that is undecidable. */
function chooseNewer(first: Component, second: Component): Component | null {
  const bySequence = getNumber(first, 'sequence') - getNumber(second, 'sequence');
  if (bySequence !== 0) return bySequence > 0 ? first : second;
  if (getStamp(first) === getStamp(second)) return null;
  return getStamp(first) > getStamp(second) ? first : second;
}

function addMain(events: Map<string, Vevent>, uid: string, { component, line, errors }: ReadComponent): void {
  const earlier = events.get(uid);
  const latest = earlier ? chooseNewer(earlier.main, component) : component;
  if (!latest) events.set(`${uid} ${line}`, { line, uid: `${uid} ${line}`, main: component, changes: [], errors, notes: [] });
  else if (!earlier) events.set(uid, { line, uid, main: component, changes: [], errors, notes: [] });
  else if (latest === earlier.main) earlier.notes = [SEVERAL_REVISIONS];
  else Object.assign(earlier, { line, main: component, errors, notes: [SEVERAL_REVISIONS] });
}

function toVevents(components: readonly ReadComponent[]): Vevent[] {
  const events = new Map<string, Vevent>();
  const isChange = ({ component }: ReadComponent) => readProperties(component, 'recurrence-id').length > 0;
  const getUid = ({ component }: ReadComponent) =>
    readText(component, 'uid').slice(0, 300) ||
    `${readText(component, 'summary')} | ${String(readProperties(component, 'dtstart')[0]?.values[0])}`;
  for (const component of components) if (!isChange(component)) addMain(events, getUid(component), component);
  for (const component of components.filter(isChange)) {
    const [uid, main] = [getUid(component), events.get(getUid(component))];
    main?.changes.push(component.component);
    main?.errors.push(...component.errors);
    // A changed instance of an event that the file does not contain is imported as an event.
    if (!main) events.set(uid, { line: component.line, uid, main: component.component, changes: [], errors: component.errors, notes: [] });
  }
  return [...events.values()];
}

/** Own calendars have a VEVENT for each date of an event: they become one event with all dates. */
function joinOwnDates(programs: readonly ImportedEvent[]): ImportedEvent[] {
  const joined: ImportedEvent[] = [];
  const ownPrograms = new Map<string, ImportedEvent>();
  for (const program of programs) {
    const key = findOwnKeyOfUid(program.key);
    const first = key === undefined ? undefined : ownPrograms.get(key);
    if (first) first.fields.times?.dates.push(...(program.fields.times?.dates ?? []));
    else {
      const event = key === undefined ? program : { ...program, key, isFromOwnCalendar: true };
      if (key !== undefined) ownPrograms.set(key, event);
      joined.push(event);
    }
  }
  return joined;
}

/** The events of an iCalendar file (RFC 5545), one per UID. `now` limits endless recurrences, the `IterationBudget` the work. */
export function readIcsPrograms(
  text: string,
  now: Temporal.Instant,
  report: ReportPosition = () => undefined,
): ImportedFile | { error: Label } {
  const components = readComponents(text, 'VEVENT');
  if (!components) return { error: BROKEN };
  if (components.length === 0) return { error: NONE };
  if (components.length > MAX_ROWS) return { error: TOO_MANY };
  const bounds = { now, budget: createIterationBudget(), findZone: readZones(text) };
  const programs = toVevents(components).map((component) => {
    report({ line: component.line, title: readText(component.main, 'summary') });
    return toImportedEvent(component, bounds);
  });
  const joined = joinOwnDates(programs);
  // Texts of the own calendar change nothing.
  return { programs: joined, notes: joined.every(({ isFromOwnCalendar }) => isFromOwnCalendar) ? [] : [TAKEN_AS_HUNGARIAN] };
}

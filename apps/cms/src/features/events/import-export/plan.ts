import type { PayloadRequest } from 'payload';
import type * as z from 'zod';
import { joinTransaction } from '../../../platform/database/transactions/transaction.ts';
import { yieldWhenBusy } from '../../../platform/event-loop.ts';
import { EVENT_STATUSES } from '../../../platform/fields/choices/choices.ts';
import { type Label, label } from '../../../platform/fields/labels.ts';
import { isRecord } from '../../../platform/is-record.ts';
import { checkFields } from '../../../platform/publishing/checks/field-checks.ts';
import { now } from '../../../platform/read-model/clock.ts';
import { checkDates } from '../dates/date-checks.ts';
import { COMPARED, compareWithStored, ProgramData, type StoredProgram, toProgramData, toSavedTexts } from './export/stored-program.ts';
import { PlannedLine } from './import-answers.ts';
import type { ImportedEvent } from './imported-event.ts';
import { findOwnId, getOwnKey } from './own-keys.ts';
import { type Names, readNames, resolveNames } from './reading/names.ts';
import type { FileKind } from './reading/read-file.ts';
import { areDatesOver } from './reading/understood-dates.ts';

/** What an import will do with one event of a file, and the data to save. */
export const PlannedEvent = PlannedLine.extend({ data: ProgramData });
export type PlannedEvent = z.output<typeof PlannedEvent>;

export const LINKS = 'imported-events';
/** The number of keys or documents that one query reads. */
const AT_ONCE = 200;

function* sliceItems<Item>(items: readonly Item[], size = AT_ONCE): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}

/** Finds events by keys, which are from an earlier import or from an export. */
export async function findEventsByKey(req: PayloadRequest, keys: readonly string[]): Promise<Map<string, number>> {
  const eventsByKey = new Map<string, number>();
  for (const key of keys) {
    const id = findOwnId(key);
    if (id !== undefined) eventsByKey.set(key, id);
  }
  for (const batch of sliceItems(keys)) {
    const { docs } = await req.payload.find({
      collection: LINKS,
      depth: 0,
      pagination: false,
      sort: 'id',
      overrideAccess: true,
      where: { key: { in: [...batch] } },
      ...joinTransaction(req),
    });
    for (const link of docs as unknown[]) if (isRecord(link)) eventsByKey.set(String(link['key']), Number(link['event']));
  }
  return eventsByKey;
}

/** The newest versions of events in every language, including trashed ones. */
export async function loadStoredPrograms(req: PayloadRequest, ids: readonly number[]): Promise<Map<number, StoredProgram>> {
  const { docs } = await req.payload.find({
    collection: 'events',
    depth: 0,
    draft: true,
    trash: true,
    locale: 'all',
    pagination: false,
    overrideAccess: true,
    select: COMPARED,
    where: { id: { in: [...ids] } },
    ...joinTransaction(req),
  });
  return new Map((docs as unknown[]).filter(isRecord).map((document) => [Number(document['id']), document]));
}

/** Stored events by their exact Hungarian titles. */
async function findEventsByTitle(req: PayloadRequest, titles: readonly string[]): Promise<Map<string, number>> {
  const { docs } = await req.payload.find({
    collection: 'events',
    depth: 0,
    draft: true,
    locale: 'hu',
    pagination: false,
    overrideAccess: true,
    select: { title: true },
    where: { title: { in: [...titles] } },
    ...joinTransaction(req),
  });
  return new Map((docs as unknown[]).filter(isRecord).map((document) => [String(document['title']), Number(document['id'])]));
}

const SAME_TITLE = label(
  'Már van ilyen című program; ebből egy újabb lesz.',
  'There is an event with this title; this becomes another one.',
);
/** An editor of a table can name the event that is meant. */
const formatSameTitle = (id: number, kind: FileKind) =>
  kind === 'ics'
    ? SAME_TITLE
    : label(
        `Már van ilyen című program. Ha azt módosítaná, írja az Azonosító oszlopba: ${getOwnKey(id)}.`,
        `There is an event with this title. To change that one, enter its ID: ${getOwnKey(id)}.`,
      );
const IN_TRASH = label(
  'Ez a program a kukában van. Állítsa vissza, vagy adjon neki másik azonosítót.',
  'This event is in the trash. Restore it, or give it another ID.',
);
const OWN_CALENDAR = label(
  'A honlap saját naptárából való, ezért nem változik. Módosításhoz a programok letöltött táblázatát olvassa vissza.',
  'It is from this website’s own calendar and stays as it is. To change events, import the exported table.',
);
const ALL_OVER = label('Minden időpontja elmúlt. Jó az évszám?', 'All of its dates are over. Is the year right?');
/** An event that does not simply go ahead, for example a cancelled one in a calendar. */
function describeStatus({ other }: ImportedEvent['fields']): Label[] {
  const status = EVENT_STATUSES.find(({ value }) => value === other['status'] && value !== 'scheduled');
  return status ? [label(`Állapota: ${status.label.hu}.`, `Its status: ${status.label.en}.`)] : [];
}
const NO_CATEGORY = label('Kategória nélkül nem tehető közzé.', 'It cannot be published without a category.');

/** The errors of the collection's validators for the file's values; missing values may be added later. */
async function findProgramErrors(req: PayloadRequest, { shared, hu, en }: ProgramData): Promise<Label[]> {
  const documents = { hu: { ...shared, ...toSavedTexts(hu) }, en: { ...shared, ...toSavedTexts(en) } };
  const errors = await checkFields({ req, collection: 'events', id: 0, documents });
  const givenFields = new Set([...Object.keys(shared), ...Object.keys(hu), ...Object.keys(en)]);
  const wrong = errors.filter(({ severity, at }) => severity === 'error' && givenFields.has(at?.field.split('.')[0] ?? ''));
  const times = 'dates' in shared ? checkDates(shared) : [];
  return [...wrong.map(({ message }) => message), ...times.map(({ message }) => message)];
}

/** Own calendars have the dates of a while only, and titles with their state: they change no stored event. */
function keepStored({ line, key, fields }: ImportedEvent, stored: StoredProgram): PlannedEvent {
  const data = { shared: {}, hu: {}, en: {} };
  const title = fields.hu.title ?? '';
  return { line, key, title, verdict: 'same', errors: [], notes: [OWN_CALENDAR], columns: [], event: Number(stored['id']), data };
}

interface Circumstances {
  names: Names;
  kind: FileKind;
  sameTitles: ReadonlyMap<string, number>;
  now: Temporal.Instant;
}

async function planEvent(
  req: PayloadRequest,
  imported: ImportedEvent,
  stored: StoredProgram | undefined,
  { names, kind, sameTitles, now: at }: Circumstances,
): Promise<PlannedEvent> {
  if (stored && imported.isFromOwnCalendar && !stored['deletedAt']) return keepStored(imported, stored);
  const { ids, errors, notes } = resolveNames(imported.fields.named, names, kind, stored === undefined);
  const data = toProgramData(imported.fields, ids);
  const all = [...imported.errors, ...errors, ...(imported.errors.length > 0 ? [] : await findProgramErrors(req, data))];
  if (stored?.['deletedAt']) all.push(IN_TRASH);
  const change = stored ? compareWithStored(data, stored) : { data, columns: [] };
  const verdict = all.length > 0 ? 'refused' : !stored ? 'new' : change.columns.length > 0 ? 'changed' : 'same';
  const willBeSaved = verdict === 'new' || verdict === 'changed';
  const isBare = verdict === 'new' && ids.category === undefined;
  const title = imported.fields.hu.title ?? '';
  const sameTitle = verdict === 'new' ? sameTitles.get(title) : undefined;
  return {
    line: imported.line,
    key: imported.key,
    title,
    verdict,
    errors: all,
    notes: [
      ...imported.notes,
      ...notes,
      ...(willBeSaved ? describeStatus(imported.fields) : []),
      ...(willBeSaved && areDatesOver(imported.fields.times, at) ? [ALL_OVER] : []),
      ...(isBare ? [NO_CATEGORY] : []),
      ...(sameTitle === undefined ? [] : [formatSameTitle(sameTitle, kind)]),
    ],
    columns: change.columns,
    event: stored ? Number(stored['id']) : null,
    data,
  };
}

/** Plans the import of a file's events in their order, without changing anything. */
export async function planImport(
  req: PayloadRequest,
  programs: readonly ImportedEvent[],
  kind: FileKind,
  at: Temporal.Instant = now(),
): Promise<PlannedEvent[]> {
  const names = await readNames(req);
  const plan: PlannedEvent[] = [];
  for (const batch of sliceItems(programs)) {
    const byKey = await findEventsByKey(
      req,
      batch.map(({ key }) => key),
    );
    const stored = await loadStoredPrograms(req, [...new Set(byKey.values())]);
    const findStored = ({ key }: ImportedEvent) => stored.get(byKey.get(key) ?? 0);
    const newTitles = batch.flatMap((imported) => (findStored(imported) ? [] : (imported.fields.hu.title ?? [])));
    const circumstances = { names, kind, sameTitles: await findEventsByTitle(req, newTitles), now: at };
    for (const imported of batch) {
      plan.push(await planEvent(req, imported, findStored(imported), circumstances));
      await yieldWhenBusy();
    }
  }
  return plan;
}

import { setImmediate } from 'node:timers/promises';
import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { joinTransaction } from '../../../platform/database/transaction.ts';
import { type Label, label } from '../../../platform/fields/labels.ts';
import { isRecord } from '../../../platform/is-record.ts';
import { checkFields } from '../../../platform/publishing/checks/field-checks.ts';
import { checkDates } from '../dates/date-checks.ts';
import { COMPARED, compareWithStored, ProgramData, type StoredProgram, toProgramData, toSavedTexts } from './export/stored-program.ts';
import { VERDICTS } from './import-status.ts';
import type { ImportedEvent } from './imported-event.ts';
import { type Names, readNames, resolveNames } from './names.ts';
import type { FileKind } from './read-file.ts';

const LabelSchema: z.ZodType<Label> = z.object({ hu: z.string(), en: z.string() });

/** What an import will do with one event of a file. */
export const PlannedEvent = z.object({
  line: z.number(),
  key: z.string(),
  title: z.string(),
  verdict: z.enum(VERDICTS),
  errors: z.array(LabelSchema),
  notes: z.array(LabelSchema),
  /** Names of the columns that differ from the stored event. */
  columns: z.array(z.string()),
  /** The id of the stored event; `null` for a new one. */
  event: z.number().nullable(),
  data: ProgramData,
});
export type PlannedEvent = z.output<typeof PlannedEvent>;

/** The key of an event in an export. */
const OWN_KEY = /^program-(\d{1,9})$/;
export const getOwnKey = (id: number) => `program-${id}`;

export const LINKS = 'imported-events';
/** The number of keys or documents that one query reads. */
const AT_ONCE = 200;

/** Milliseconds after which planning lets other requests run. */
const LONGEST_BLOCK_MS = 20;

/** Returns a function that yields to the event loop at most that often: planning is mostly synchronous. */
function createPauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONGEST_BLOCK_MS) return;
    await setImmediate();
    since = performance.now();
  };
}

function* slices<Item>(items: readonly Item[], size = AT_ONCE): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}

/** Finds events by keys, which are from an earlier import or from an export. */
export async function findEventsByKey(req: PayloadRequest, keys: readonly string[]): Promise<Map<string, number>> {
  const found = new Map(keys.flatMap((key): [string, number][] => (OWN_KEY.test(key) ? [[key, Number(OWN_KEY.exec(key)?.[1])]] : [])));
  for (const some of slices(keys)) {
    const { docs } = await req.payload.find({
      collection: LINKS,
      depth: 0,
      pagination: false,
      sort: 'id',
      overrideAccess: true,
      where: { key: { in: [...some] } },
      ...joinTransaction(req),
    });
    for (const link of docs as unknown[]) if (isRecord(link)) found.set(String(link['key']), Number(link['event']));
  }
  return found;
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

const IN_TRASH = label(
  'Ez a program a kukában van. Állítsa vissza, vagy adjon neki másik azonosítót.',
  'This event is in the trash. Restore it, or give it another ID.',
);
const NO_CATEGORY = label('Kategória nélkül nem tehető közzé.', 'It cannot be published without a category.');

/** The errors of the collection's validators for the file's values; missing values may be added later. */
async function findProgramErrors(req: PayloadRequest, { shared, hu, en }: ProgramData): Promise<Label[]> {
  const documents = { hu: { ...shared, ...toSavedTexts(hu) }, en: { ...shared, ...toSavedTexts(en) } };
  const found = await checkFields({ req, collection: 'events', id: 0, documents });
  const givenFields = new Set([...Object.keys(shared), ...Object.keys(hu), ...Object.keys(en)]);
  const wrong = found.filter(({ severity, at }) => severity === 'error' && givenFields.has(at?.field.split('.')[0] ?? ''));
  const times = 'dates' in shared ? checkDates(shared) : [];
  return [...wrong.map(({ message }) => message), ...times.map(({ message }) => message)];
}

interface Circumstances {
  names: Names;
  kind: FileKind;
}

async function planEvent(
  req: PayloadRequest,
  given: ImportedEvent,
  stored: StoredProgram | undefined,
  { names, kind }: Circumstances,
): Promise<PlannedEvent> {
  const { ids, errors, notes } = resolveNames(given.wanted.named, names, kind);
  const data = toProgramData(given.wanted, ids);
  const all = [...given.errors, ...errors, ...(given.errors.length > 0 ? [] : await findProgramErrors(req, data))];
  if (stored?.['deletedAt']) all.push(IN_TRASH);
  const change = stored ? compareWithStored(data, stored) : { data, columns: [] };
  const verdict = all.length > 0 ? 'refused' : !stored ? 'new' : change.columns.length > 0 ? 'changed' : 'same';
  const isBare = verdict === 'new' && ids.category === undefined;
  return {
    line: given.line,
    key: given.key,
    title: given.wanted.hu.title ?? '',
    verdict,
    errors: all,
    notes: [...given.notes, ...notes, ...(isBare ? [NO_CATEGORY] : [])],
    columns: change.columns,
    event: stored ? Number(stored['id']) : null,
    data,
  };
}

/** Plans the import of a file's events in their order, without changing anything. */
export async function planImport(req: PayloadRequest, programs: readonly ImportedEvent[], kind: FileKind): Promise<PlannedEvent[]> {
  const circumstances = { names: await readNames(req), kind };
  const plan: PlannedEvent[] = [];
  const breathe = createPauses();
  for (const some of slices(programs)) {
    const byKey = await findEventsByKey(
      req,
      some.map(({ key }) => key),
    );
    const stored = await loadStoredPrograms(req, [...new Set(byKey.values())]);
    for (const given of some) {
      plan.push(await planEvent(req, given, stored.get(byKey.get(given.key) ?? 0), circumstances));
      await breathe();
    }
  }
  return plan;
}

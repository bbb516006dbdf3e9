import type { PayloadRequest } from 'payload';
import { SAVES_DRAFT } from '../../../platform/content-revision/raise.ts';
import { isRecord } from '../../../platform/is-record.ts';
import { compareWithStored, type ProgramData, toSavedTexts } from './export/stored-program.ts';
import type { Verdict } from './import-status.ts';
import { findEventsByKey, LINKS, loadStoredPrograms, type PlannedEvent } from './plan.ts';

const AS_DRAFT = { _status: 'draft' as const };
const isFilled = (texts: object) => Object.keys(texts).length > 0;

/** Saves one language after the other, as the form does; shared fields are saved with the Hungarian texts. */
async function save(req: PayloadRequest, id: number | null, { shared, hu, en }: ProgramData): Promise<number> {
  const common = { collection: 'events' as const, draft: true, depth: 0, overrideAccess: false, user: req.user, req };
  let event = id;
  if (event === null) {
    const made: unknown = await req.payload.create({ ...common, locale: 'hu', data: { ...shared, ...toSavedTexts(hu), ...AS_DRAFT } });
    event = isRecord(made) ? Number(made['id']) : Number.NaN;
  } else if (isFilled(shared) || isFilled(hu))
    await req.payload.update({ ...common, id: event, locale: 'hu', data: { ...shared, ...toSavedTexts(hu), ...AS_DRAFT } });
  if (isFilled(en)) await req.payload.update({ ...common, id: event, locale: 'en', data: { ...toSavedTexts(en), ...AS_DRAFT } });
  // Later operations of the request do not save a draft.
  delete req.context[SAVES_DRAFT];
  return event;
}

const remember = (req: PayloadRequest, data: { key: string; event: number; run: number; isNew: boolean }) =>
  req.payload.db.create({ collection: LINKS, data, req });

/** The change of an existing event: its newest versions before and after the import. */
export interface Change {
  event: number;
  before: number;
  after: number;
}

/** The newest version of an event; `null` if it has none. */
export async function findNewestVersion(req: PayloadRequest, event: number): Promise<{ id: number; isPublished: boolean } | null> {
  const { docs } = await req.payload.db.findVersions({
    collection: 'events',
    req,
    limit: 1,
    pagination: false,
    where: { and: [{ parent: { equals: event } }, { latest: { equals: true } }] },
  });
  const version = (docs as unknown[]).find(isRecord);
  if (!version) return null;
  return { id: Number(version['id']), isPublished: isRecord(version['version']) && version['version']['_status'] === 'published' };
}

export interface SavedEvent {
  verdict: Verdict;
  /** The versions before and after the change; unset if there is no earlier version. */
  change?: Change;
}

/**
 * Imports a planned event within the request's transaction, based on what is stored now, because it may have changed since planning. 'refused' if it
 * is in the trash by now.
 */
export async function saveImportedEvent(req: PayloadRequest, { key, data }: PlannedEvent, run: number): Promise<SavedEvent> {
  const eventId = (await findEventsByKey(req, [key])).get(key);
  const stored = eventId === undefined ? undefined : (await loadStoredPrograms(req, [eventId])).get(eventId);
  if (eventId === undefined || !stored) {
    const event = await save(req, null, data);
    await remember(req, { key, event, run, isNew: true });
    return { verdict: 'new' };
  }
  if (stored['deletedAt']) return { verdict: 'refused' };
  const change = compareWithStored(data, stored);
  if (change.columns.length === 0) return { verdict: 'same' };
  const before = await findNewestVersion(req, eventId);
  await save(req, eventId, change.data);
  const after = await findNewestVersion(req, eventId);
  return { verdict: 'changed', ...(before && after ? { change: { event: eventId, before: before.id, after: after.id } } : {}) };
}

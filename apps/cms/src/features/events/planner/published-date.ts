import { randomBytes } from 'node:crypto';
import { type PayloadRequest, ValidationError } from 'payload';
import type { Event } from '../../../payload-types.ts';
import { record } from '../../../platform/audit/record.ts';
import { raise } from '../../../platform/content-revision/raise.ts';
import { joinTransaction } from '../../../platform/database/transactions/transaction.ts';
import { inEditorLanguage } from '../../../platform/editor-language.ts';
import { formatMoment } from '../../../platform/fields/dates/date-texts.ts';
import { getProperty } from '../../../platform/rights/get-property.ts';
import { toText } from '../../../platform/to-text.ts';
import { checkDates } from '../dates/date-checks.ts';
import type { EventTimes } from '../dates/event-dates.ts';
import { deriveDates } from '../dates/event-times.ts';
import { type DateRequest, hasDate, listChangesAfter } from './changed-rows.ts';
import { COLLECTION } from './newest-event.ts';

type StoredEvent = Record<string, unknown> & EventTimes & Pick<Event, 'occurrences'>;

/**
 * The stored event that visitors see, in all languages; `null` if it is not public, or has no date with this original start. Read from the
 * database itself, which must get it back as a whole: a write without a list empties the list.
 */
async function findPublished(req: PayloadRequest, id: number, original: string): Promise<StoredEvent | null> {
  const event: (StoredEvent & { _status?: unknown; deletedAt?: unknown }) | null = await req.payload.db.findOne({
    collection: COLLECTION,
    where: { id: { equals: id } },
    ...joinTransaction(req),
  });
  return event?._status === 'published' && !event.deletedAt && hasDate(event, original) ? event : null;
}

/** The newest version after the change, whose row for the date has the id `row`. */
interface SavedDraft {
  updatedAt: string;
  row: string | null;
}

/** Payload takes only drafts that are newer than the published event for unpublished changes. */
const toInstantBefore = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();

/** Whether visitors see a date with this original start. */
export const isDatePublic = async (req: PayloadRequest, id: number, original: string): Promise<boolean> =>
  (await findPublished(req, id, original)) !== null;

function refuseErrors(req: PayloadRequest, times: EventTimes): void {
  const error = checkDates(times).find(({ path }) => path.startsWith('changedDates.'));
  if (!error) return;
  const { path, field, message } = error;
  const errors = [{ path, label: inEditorLanguage(field, req), message: inEditorLanguage(message, req) }];
  throw new ValidationError({ collection: COLLECTION, errors, req }, req.t);
}

/** A new row's id in the form of Payload's, which it gives only in its own saves. */
const withId = <Row extends { id?: string | null }>(row: Row): Row & { id: string } => ({
  ...row,
  id: row.id ?? randomBytes(12).toString('hex'),
});

/** Writes the same into the version that is published, with which the newest version is compared. */
async function changePublishedVersion(req: PayloadRequest, id: number, data: Partial<StoredEvent>): Promise<void> {
  const { docs } = await req.payload.db.findVersions<StoredEvent>({
    collection: COLLECTION,
    where: { parent: { equals: id }, 'version._status': { equals: 'published' } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    ...joinTransaction(req),
  });
  const [stored] = docs;
  if (!stored) return;
  const versionData = { ...stored, version: { ...stored.version, ...data } };
  await req.payload.db.updateVersion({ collection: COLLECTION, id: stored.id, versionData, returning: false, ...joinTransaction(req) });
}

/**
 * Writes the change of one date into the published event and its version, while the newest version has unpublished changes, and records it in the
 * audit log. It does not use Payload's update, which publishes the newest version as a whole. Returns false if visitors do not see the date; throws
 * a ValidationError if the dates would be invalid.
 */
export async function publishDateAlone(req: PayloadRequest, id: number, request: DateRequest, draft: SavedDraft): Promise<boolean> {
  const event = await findPublished(req, id, request.original);
  if (!event) return false;
  const { hu, en } = request.change?.reason ?? { hu: '', en: '' };
  const changedDates = listChangesAfter(event, request, { hu: hu || null, en: en || null }, draft.row).map(withId);
  const times = { ...event, changedDates };
  refuseErrors(req, times);
  const { occurrences, ...bounds } = deriveDates(times, event.occurrences ?? []);
  const data = { changedDates, occurrences: occurrences.map(withId), ...bounds };
  await req.payload.db.updateOne({
    collection: COLLECTION,
    id,
    data: { ...event, ...data, updatedAt: toInstantBefore(draft.updatedAt) },
    returning: false,
    ...joinTransaction(req),
  });
  await changePublishedVersion(req, id, data);
  const title = toText(getProperty(event['title'], 'hu'));
  await record(req, { what: 'published', subject: COLLECTION, document: id, title, detail: formatMoment(request.original, 'hu') });
  await raise(req, COLLECTION);
  return true;
}

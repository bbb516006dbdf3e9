import { type PayloadRequest, ValidationError } from 'payload';
import type { Event } from '../../../payload-types.ts';
import { inEditorLanguage } from '../../../platform/editor-language.ts';
import { formatMoment } from '../../../platform/fields/dates/date-texts.ts';
import { findPublished, publishPart, withId } from '../../../platform/publishing/publish-part.ts';
import { checkDates } from '../dates/date-checks.ts';
import type { EventTimes } from '../dates/event-dates.ts';
import { deriveDates } from '../dates/event-times.ts';
import { type DateRequest, hasDate, listChangesAfter } from './changed-rows.ts';
import { COLLECTION } from './newest-event.ts';

type StoredEvent = Record<string, unknown> & EventTimes & Pick<Event, 'occurrences'>;

/** The stored event that visitors see; `null` if it is not public, or has no date with this original start. */
async function findPublishedEvent(req: PayloadRequest, id: number, original: string): Promise<StoredEvent | null> {
  const event = await findPublished<StoredEvent>(req, COLLECTION, id);
  return event && hasDate(event, original) ? event : null;
}

/** The newest version after the change, whose row for the date has the id `row`. */
interface SavedDraft {
  updatedAt: string;
  row: string | null;
}

/** Whether visitors see a date with this original start. */
export const isDatePublic = async (req: PayloadRequest, id: number, original: string): Promise<boolean> =>
  (await findPublishedEvent(req, id, original)) !== null;

function refuseErrors(req: PayloadRequest, times: EventTimes): void {
  const error = checkDates(times).find(({ path }) => path.startsWith('changedDates.'));
  if (!error) return;
  const { path, field, message } = error;
  const errors = [{ path, label: inEditorLanguage(field, req), message: inEditorLanguage(message, req) }];
  throw new ValidationError({ collection: COLLECTION, errors, req }, req.t);
}

/**
 * Publishes the change of one date while the newest version has unpublished changes, which stay unpublished. Returns false if visitors do not see
 * the date; throws a ValidationError if the dates would be invalid.
 */
export async function publishDateAlone(req: PayloadRequest, id: number, request: DateRequest, draft: SavedDraft): Promise<boolean> {
  const event = await findPublishedEvent(req, id, request.original);
  if (!event) return false;
  const { hu, en } = request.change?.reason ?? { hu: '', en: '' };
  const changedDates = listChangesAfter(event, request, { hu: hu || null, en: en || null }, draft.row).map(withId);
  const times = { ...event, changedDates };
  refuseErrors(req, times);
  const { occurrences, ...bounds } = deriveDates(times, event.occurrences ?? []);
  const part = { changedDates, occurrences: occurrences.map(withId), ...bounds };
  await publishPart(req, event, {
    collection: COLLECTION,
    id,
    part,
    newestAt: draft.updatedAt,
    detail: formatMoment(request.original, 'hu'),
  });
  return true;
}

import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { findPublished, publishPart, withId } from '../../../platform/publishing/publish-part.ts';
import { findSame, removeException, TranslatedExceptionRow, withException } from './exception-rows.ts';
import type { HoursAction, HoursRequest } from './hours-request.ts';
import { PLACES } from './places.ts';

const Rows = z
  .array(TranslatedExceptionRow)
  .nullish()
  .transform((rows) => rows ?? []);

/** Whether visitors see the place, in its newest version or an older one. */
export const isPlacePublic = async (req: PayloadRequest, id: number): Promise<boolean> => (await findPublished(req, PLACES, id)) !== null;

/** The newest version after the change, whose new row has the id `row`. */
interface SavedDraft {
  updatedAt: string;
  row: string | null;
}

/**
 * Publishes the exception of a place, or its removal, while the newest version has other unpublished changes, which stay unpublished. Returns false
 * if visitors do not see the place.
 */
export async function publishHoursAlone(
  req: PayloadRequest,
  id: number,
  request: HoursRequest,
  action: HoursAction,
  draft: SavedDraft,
): Promise<boolean> {
  const place = await findPublished(req, PLACES, id);
  if (!place) return false;
  const rows = Rows.parse(place['exceptions']);
  const isThere = findSame(rows, request) !== undefined;
  if (isThere === (action === 'add')) return true;
  const { hu, en } = request.reason;
  const note = { hu: hu || null, en: en || null };
  const exceptions = (action === 'add' ? withException(rows, request, note, draft.row) : removeException(rows, request)).map(withId);
  const days = request.from === request.until ? request.from : `${request.from} – ${request.until}`;
  await publishPart(req, place, { collection: PLACES, id, part: { exceptions }, newestAt: draft.updatedAt, detail: days });
  return true;
}

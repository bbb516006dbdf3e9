import type { PayloadRequest } from 'payload';
import { mayChangePublished } from '../../../platform/rights/roles.ts';
import { findAlongside, findOverlaps, findSame, isOverruled } from './exception-rows.ts';
import type { HoursRequest } from './hours-request.ts';
import type { PlacePreview } from './place-answers.ts';
import { findHolder, loadNewestPlace, PLACES } from './places.ts';
import { isPlacePublic } from './publish-hours.ts';

export async function previewPlaces(req: PayloadRequest, ids: readonly number[], request: HoursRequest): Promise<PlacePreview[]> {
  const mayPublish = mayChangePublished(req.user, PLACES);
  const places: PlacePreview[] = [];
  for (const id of ids) {
    const place = await loadNewestPlace(req, id, 'hu');
    if (!place) continue;
    const rows = place.exceptions;
    places.push({
      id,
      title: place.title,
      updatedAt: place.updatedAt,
      isPublished: mayPublish && (await isPlacePublic(req, id)),
      hasChanges: place._status !== 'published',
      hasSame: findSame(rows, request) !== undefined,
      isOverruled: isOverruled(rows, request),
      overlaps: findOverlaps(rows, request),
      alongside: findAlongside(rows, request),
      heldBy: await findHolder(req, id),
    });
  }
  return places;
}

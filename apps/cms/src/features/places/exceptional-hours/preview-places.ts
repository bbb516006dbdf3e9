import type { PayloadRequest } from 'payload';
import { findAlongside, findOverlaps, findSame, isOverruled } from './exception-rows.ts';
import type { HoursRequest } from './hours-request.ts';
import type { PlacePreview } from './place-answers.ts';
import { findHolder, loadNewestPlace } from './places.ts';

export async function previewPlaces(req: PayloadRequest, ids: readonly number[], request: HoursRequest): Promise<PlacePreview[]> {
  const places: PlacePreview[] = [];
  for (const id of ids) {
    const place = await loadNewestPlace(req, id, 'hu');
    if (!place) continue;
    const rows = place.exceptions;
    places.push({
      id,
      title: place.title,
      updatedAt: place.updatedAt,
      isPublished: place._status === 'published',
      hasSame: findSame(rows, request) !== undefined,
      isOverruled: isOverruled(rows, request),
      overlaps: findOverlaps(rows, request),
      alongside: findAlongside(rows, request),
      heldBy: await findHolder(req, id),
    });
  }
  return places;
}

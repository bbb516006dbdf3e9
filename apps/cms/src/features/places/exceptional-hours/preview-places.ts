import type { PayloadRequest } from 'payload';
import { findAlongside, findOverlaps, findSame, isOverruled, type StoredException } from './exception-rows.ts';
import type { HoursRequest } from './hours-request.ts';
import { findHolder, loadNewestPlace } from './places.ts';

/** The notes about a place before the save. */
export interface PlacePreview {
  id: number;
  title: string;
  /** The version on which a save is based; a save on an older one is refused. */
  updatedAt: string;
  /** Whether the newest version is public, so that a save is public at once. */
  isPublished: boolean;
  /** Whether it has this exception already. */
  hasSame: boolean;
  /** Whether it has the exception, but a later row applies on these days. */
  isOverruled: boolean;
  overlaps: StoredException[];
  /** Further hours of the same days, which apply together with the exception. */
  alongside: StoredException[];
  /** The editor who has its form open. */
  heldBy: string | null;
}

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

import type { PayloadRequest } from 'payload';
import { findOverlaps, findSame, isOverruled, type KnownException } from './exception-rows.ts';
import type { HoursRequest } from './hours-request.ts';
import { findHolder, loadNewestPlace } from './places.ts';

/** What an editor reads of a place before anything is saved. */
export interface LookedAtPlace {
  id: number;
  title: string;
  /** What a save is based on; who is behind is refused. */
  updatedAt: string;
  /** Visitors see the newest version: a save is seen at once. */
  isPublished: boolean;
  /** It has this exception already. */
  hasSame: boolean;
  /** It has it, but a later row of the list holds on these days. */
  isOverruled: boolean;
  overlaps: KnownException[];
  /** Who has its form open. */
  heldBy: string | null;
}

export async function previewPlaces(req: PayloadRequest, ids: readonly number[], request: HoursRequest): Promise<LookedAtPlace[]> {
  const places: LookedAtPlace[] = [];
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
      heldBy: await findHolder(req, id),
    });
  }
  return places;
}

import type { PlaceHours } from '@liget/park';
import type { PayloadRequest } from 'payload';
import type * as Stored from '../../../payload-types.ts';
import { DocumentError, DocumentReader } from '../document-reader.ts';
import { placeHours } from './opening-hours.ts';

/** The hours of a published place; `null`, with a warning, when they cannot be read. */
function readHours(read: DocumentReader<Stored.TopLocation>): PlaceHours | null {
  try {
    return placeHours(read);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    read.warn(`Hours are not known: ${error.message}`);
    return null;
  }
}

const isPublished = (place: unknown): place is object =>
  typeof place === 'object' && place !== null && '_status' in place && place._status === 'published';

const createReader = (req: PayloadRequest, place: object) =>
  new DocumentReader<Stored.TopLocation>(place, {
    locale: 'hu',
    place: 'top-locations',
    warn: (message) => req.payload.logger.warn(message),
  });

/** The opening hours of the place to which an event location belongs; `null` when it belongs to none. */
export async function loadLocationHours(req: PayloadRequest, location: unknown): Promise<PlaceHours | null> {
  const id = typeof location === 'object' && location !== null && 'id' in location ? location.id : location;
  if (typeof id !== 'number') return null;
  const eventLocation = await req.payload.findByID({ collection: 'event-locations', id, depth: 1, req, disableErrors: true });
  const place: unknown = eventLocation?.['topLocation'];
  return isPublished(place) ? readHours(createReader(req, place)) : null;
}

/** The opening hours of the published places by id. One query. */
export async function loadPlaceHours(req: PayloadRequest): Promise<Map<number, PlaceHours>> {
  const { docs } = await req.payload.find({ collection: 'top-locations', pagination: false, depth: 0, req });
  return new Map(
    docs.filter(isPublished).flatMap((place) => {
      const [read, id] = [createReader(req, place), 'id' in place ? Number(place.id) : Number.NaN];
      const hours = readHours(read);
      return hours ? [[id, hours] as const] : [];
    }),
  );
}

/** The opening hours of the place whose page shows the balloon's time slots; `null` when no page does. */
export async function loadBalloonHours(req: PayloadRequest): Promise<PlaceHours | null> {
  const { docs } = await req.payload.find({ collection: 'top-locations', pagination: false, depth: 0, sort: ['order', 'id'], req });
  const place = docs
    .filter(isPublished)
    .map((document) => createReader(req, document))
    .find((read) => read.rows('sections').some((section) => section.text('blockType') === 'balloon_schedule'));
  return place ? readHours(place) : null;
}

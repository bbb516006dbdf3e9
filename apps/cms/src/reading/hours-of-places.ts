import type { PlaceHours } from '@liget/park';
import type { PayloadRequest } from 'payload';
import type * as Stored from '../payload-types.ts';
import { DocumentReader } from './document-reader.ts';
import { placeHours } from './place-hours.ts';

const reader = (req: PayloadRequest, place: object) =>
  new DocumentReader<Stored.TopLocation>(place, {
    locale: 'hu',
    place: 'top-locations',
    warn: (message) => req.payload.logger.warn(message),
  });

/** When the place is open in which an event location lies; `null` when it lies in none. */
export async function hoursOfLocation(req: PayloadRequest, location: unknown): Promise<PlaceHours | null> {
  const id = typeof location === 'object' && location !== null && 'id' in location ? location.id : location;
  if (typeof id !== 'number') return null;
  const found = await req.payload.findByID({ collection: 'event-locations', id, depth: 1, req, disableErrors: true });
  const place: unknown = found?.['topLocation'];
  return typeof place === 'object' && place !== null ? placeHours(reader(req, place)) : null;
}

/** When the place is open whose page tells the balloon's time slots; `null` when no page does. */
export async function hoursOfBalloon(req: PayloadRequest): Promise<PlaceHours | null> {
  const { docs } = await req.payload.find({ collection: 'top-locations', pagination: false, depth: 0, sort: ['order', 'id'], req });
  const place = docs
    .map((document) => reader(req, document))
    .find((read) => read.rows('sections').some((section) => section.text('blockType') === 'balloon_schedule'));
  return place ? placeHours(place) : null;
}

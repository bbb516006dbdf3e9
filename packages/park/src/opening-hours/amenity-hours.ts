import type { MapFeature } from '@liget/content-api';
import type { PlaceHours } from './place-hours.ts';

/** The opening hours of an amenity of the map, limited by those of the place in which it is. */
export function getAmenityHours({ properties }: MapFeature, features: readonly MapFeature[]): PlaceHours {
  const { hours, exceptions, place } = properties;
  return { hours, exceptions, within: features.find(({ id }) => place !== null && id === place)?.properties };
}

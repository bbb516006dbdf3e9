import type { MapFeature } from '@liget/content-api';

/** A kind of place, or the places where something is on today. */
export type MapKind = MapFeature['properties']['kind'] | 'today';

/** In the order in which they are listed. */
export const KINDS = [
  'today',
  'top_location',
  'restroom',
  'drinking_water',
  'food',
  'playground',
  'sport',
  'dog',
  'info',
  'first_aid',
  'entrance',
  'metro',
  'bicycle',
  'parking',
] as const satisfies readonly MapKind[];

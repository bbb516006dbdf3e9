import { createPlane, type Metres } from '@liget/map/geometry';
import { type StoredBaseMapFeature, toBaseMap } from '@liget/map/stored';
import { readSeedBaseMap } from './seed-base-map.ts';

/** The seed's base map, for tests of its shapes. */
export const stored = readSeedBaseMap();
export const plan = toBaseMap(stored, 'hu');
export const { toMetres } = createPlane([19.083, 47.514]);

export type Feature = StoredBaseMapFeature;
type Kind = Feature['properties']['kind'];

export const filterKind = (...kinds: Kind[]) => stored.features.filter(({ properties: { kind } }) => kinds.includes(kind));

export function getFeature(id: string): Feature {
  const feature = stored.features.find((feature) => feature.id === id);
  if (!feature) throw new Error(`the ground has no ${id}`);
  return feature;
}

/** The closed rings of an area, the outer one first; empty for lines and points. */
export const getRings = ({ geometry }: Feature): Metres[][] =>
  geometry.type === 'Polygon' ? geometry.coordinates.map((ring) => ring.map((position) => toMetres(position))) : [];

/** The corners of a line; empty for areas and points. */
export const getLine = ({ geometry }: Feature): Metres[] =>
  geometry.type === 'LineString' ? geometry.coordinates.map((position) => toMetres(position)) : [];

/** A [latitude, longitude] of the seed in metres. */
export const placed = ([latitude, longitude]: readonly [number, number]): Metres => toMetres([longitude, latitude]);

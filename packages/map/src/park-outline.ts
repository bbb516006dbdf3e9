import type { BaseMapFeature } from '@liget/content-api';
import type { LonLat } from './geometry/metres.ts';

/** The park's outline in a base map. */
export function findParkOutline<
  Feature extends Pick<BaseMapFeature, 'geometry'> & { properties: { kind: BaseMapFeature['properties']['kind'] } },
>(features: readonly Feature[]): Feature | undefined {
  return features.find(({ properties, geometry }) => properties.kind === 'park' && geometry.type === 'Polygon');
}

/** The outer ring of the park's outline; empty without an outline. */
export function getParkRing(features: readonly BaseMapFeature[]): readonly LonLat[] {
  const geometry = findParkOutline(features)?.geometry;
  return geometry?.type === 'Polygon' ? (geometry.coordinates[0] ?? []) : [];
}

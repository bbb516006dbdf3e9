import type { BaseMapFeature } from '@liget/content-api';
import { createRandom } from '../../../../test-random.ts';
import { createPlane, type LonLat } from '../geometry/metres.ts';
import { findRoute, type Route } from './find-route.ts';

/** Base maps in metres around a place of the park, for tests. */
const PLANE = createPlane([19.0835, 47.514]);

export const place = (east: number, north: number): [number, number] => {
  const [longitude, latitude] = PLANE.toLonLat([east, north]);
  return [longitude, latitude];
};
export const toRoundMetres = (position: LonLat) => PLANE.toMetres(position).map((value) => Math.round(value));

type Properties = Partial<BaseMapFeature['properties']>;
type Corner = readonly [east: number, north: number];

export const createLine = (id: string, corners: readonly Corner[], properties: Properties = {}): BaseMapFeature => ({
  type: 'Feature',
  id,
  geometry: { type: 'LineString', coordinates: corners.map(([east, north]) => place(east, north)) },
  properties: { kind: 'path', source: 'osm', ...properties },
});

export const createArea = (id: string, corners: readonly Corner[], properties: Properties): BaseMapFeature => ({
  type: 'Feature',
  id,
  geometry: { type: 'Polygon', coordinates: [[...corners, ...corners.slice(0, 1)].map(([east, north]) => place(east, north))] },
  properties: { kind: 'square', source: 'osm', ...properties },
});

export const plan = (...features: BaseMapFeature[]) => ({ features });

const SAMPLE_PROPERTIES: readonly Properties[] = [
  {},
  {},
  {},
  {},
  {},
  {},
  {},
  {},
  { known: { surface: 'asphalt' } },
  { known: { surface: 'sett' } },
  { known: { surface: 'gravel' } },
  { known: { wheelchair: 'no' } },
  { known: { incline: 8 } },
  { kind: 'steps' },
];

/** A park of crooked paths on a grid of `size` × `size` corners 60 m apart, with some pieces missing. */
export function createRandomPark(seed: number, size: number) {
  const random = createRandom(seed);
  const corners = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column): Corner => [column * 60 + random() * 30, row * 60 + random() * 30]),
  );
  const pieces: BaseMapFeature[] = [];
  corners.forEach((row, y) => {
    row.forEach((corner, x) => {
      for (const other of [row[x + 1], corners[y + 1]?.[x], random() < 0.2 ? corners[y + 1]?.[x + 1] : undefined])
        if (other && random() < 0.95)
          pieces.push(createLine(`p${pieces.length}`, [corner, other], SAMPLE_PROPERTIES[Math.floor(random() * SAMPLE_PROPERTIES.length)]));
    });
  });
  return { plan: plan(...pieces), corners: corners.flat() };
}

type Plan = ReturnType<typeof plan>;
type Spot = readonly [east: number, north: number];

/** The route between two spots in metres; throws if there is none. */
export function getRoute(baseMap: Plan, from: Spot, to: Spot, profile: Route['profile'] = 'standard'): Route {
  const result = findRoute(baseMap, place(...from), place(...to), profile);
  if (result.kind !== 'found') throw new Error(`no route: ${result.kind}`);
  return result.route;
}

/** The length of a route in whole metres. */
export const getRoundMetres = (baseMap: Plan, from: Spot, to: Spot, profile?: Route['profile']) =>
  Math.round(getRoute(baseMap, from, to, profile).metres);

import { findRoute } from '@liget/map';
import { getDistanceToArea, getDistanceToLine, runsThrough } from '@liget/map/geometry';
import { describe, expect, test } from 'vitest';
import { readSeedContent } from '../seed-content.ts';
import { filterKind, getFeature, getLine, getRings, placed, plan } from './base-map-under-test.ts';

const paths = filterKind('path', 'steps');
const roads = filterKind('road').filter(({ properties: { rank } }) => rank !== 'street');
const { topLocations, eventLocations, amenities } = readSeedContent();

/** Paths that cross a road or lead to a gate. */
const CROSSES_A_ROAD = ['crossing-andrassy', 'crossing-museum-of-fine-arts', 'to-mexikoi'];

describe('the paths', () => {
  test('cross no building, and no water without a bridge', () => {
    const errors = paths.flatMap((path) =>
      [...filterKind('building'), ...(path.properties.bridge ? [] : filterKind('water'))]
        .filter((area) => runsThrough(getLine(path), getRings(area)))
        .map((area) => `${path.id} through ${area.id}`),
    );
    expect(errors).toEqual([]);
  });
  test('cross no enclosed grounds except into the sports centre', () => {
    const errors = paths.flatMap((path) =>
      filterKind('grounds')
        .filter((area) => runsThrough(getLine(path), getRings(area)))
        .map((area) => `${path.id} through ${area.id}`),
    );
    expect(errors).toEqual(['sports-centre-path through sports-centre']);
  });
  test('meet the big roads only at gates and crossings', () => {
    const errors = paths
      .filter(({ id }) => !CROSSES_A_ROAD.includes(id))
      .filter((path) =>
        getLine(path)
          .slice(1, -1)
          .some((corner) => roads.some((road) => getDistanceToLine(corner, getLine(road)) < 6)),
      );
    expect(errors.map(({ id }) => id)).toEqual([]);
  });
  test('are connected: every end except a few in yards is a corner of another path', () => {
    const corners = new Map<string, number>();
    for (const way of [...paths, ...filterKind('road')])
      for (const key of new Set(getLine(way).map(String))) corners.set(key, (corners.get(key) ?? 0) + 1);
    const gates = new Set(filterKind('gate').map(({ geometry }) => String(geometry.coordinates)));
    const loose = paths.flatMap(({ id, geometry }) =>
      [geometry.coordinates[0], geometry.coordinates.at(-1)]
        .filter(
          (end) =>
            !gates.has(String(end)) &&
            (corners.get(String(end && getLine(getFeature(id)).at(end === geometry.coordinates[0] ? 0 : -1))) ?? 0) < 2,
        )
        .map(() => id),
    );
    expect(loose.toSorted()).toEqual([
      'castle-statues',
      'castle-yard-west',
      'crossing-andrassy',
      'crossing-museum-of-fine-arts',
      'sports-centre-path',
      'to-mexikoi',
      'zoo-gate',
    ]);
  });
  test('connect every place, venue, amenity and metro station: each is within 60 m of a path to the metro', () => {
    const [, station] = getPlaced('metro-hosok-tere');
    const places = [...topLocations, ...eventLocations, ...amenities].filter(({ key }) => key !== 'park');
    const lost = places.flatMap(({ key, position }) => {
      if (!position) return [`${key} has no position`];
      const route = findRoute(plan, [position[1], position[0]], station, 'standard');
      if (route.kind !== 'found') return key === 'metro-hosok-tere' ? [] : [`${key}: ${route.kind}`];
      return route.route.metresToPath > 60 ? [`${key}: ${Math.round(route.route.metresToPath)} m`] : [];
    });
    expect(lost).toEqual([]);
  });
});

function getPlaced(amenity: string): [string, [number, number]] {
  const found = amenities.find(({ key }) => key === amenity);
  if (!found) throw new Error(`no ${amenity}`);
  return [found.key, [found.position[1], found.position[0]]];
}

describe('the amenities', () => {
  test('are on land, in no building and on no road', () => {
    const errors = amenities.flatMap(({ key, kind, position }) => {
      const at = placed(position);
      const inside = filterKind('water', 'building')
        .filter((area) => getDistanceToArea(at, getRings(area)) === 0 && !(kind === 'info' && area.id === 'visitor-centre'))
        .map(({ id }) => `${key} in ${id}`);
      const onRoad = kind !== 'metro' && kind !== 'entrance' && filterKind('road').some((road) => getDistanceToLine(at, getLine(road)) < 6);
      return [...inside, ...(onRoad ? [`${key} on a road`] : [])];
    });
    expect(errors).toEqual([]);
  });
});

import { fixtures } from '@liget/content-api/fixtures';
import { findRoute } from '@liget/map';
import { expect, test } from 'vitest';
import { walkFrom } from './walk-from.ts';

const plan = fixtures.hu.baseMap;
const paths = plan.features.flatMap(({ geometry, properties }) =>
  geometry.type === 'LineString' && properties.kind === 'path' ? [geometry.coordinates] : [],
);
const [first, last] = [paths[0]?.[0], paths[0]?.at(-1)];
if (!first || !last) throw new Error('The plan has no path');
const at = (coordinates: [number, number]) => ({ geometry: { type: 'Point' as const, coordinates } });

test('the walking time is that from the nearest starting point, by the routes of the map', () => {
  const route = findRoute(plan, first, last);
  const minutes = route.kind === 'found' ? route.route.minutes : null;
  expect([walkFrom(plan, [at(first)])(last), walkFrom(plan, [at(first), at(last)])(last)]).toEqual([minutes, 1]);
});

test('the walking time is unknown without a base map, a starting point, a position or a route', () => {
  const nowhere: [number, number] = [10, 10];
  expect([
    walkFrom(null, [at(first)])(last),
    walkFrom(plan, [])(last),
    walkFrom(plan, [at(first)])(null),
    walkFrom(plan, [at(first)])(nowhere),
  ]).toEqual([null, null, null, null]);
});

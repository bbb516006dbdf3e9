import type { BaseMapFeature, BaseMapKind } from '@liget/content-api';
import { createFrame } from '@liget/map';
import { describe, expect, test } from 'vitest';
import { placeBaseMapLabels } from './base-map-labels.ts';

const BOX = { west: 19.07, south: 47.507, east: 19.094, north: 47.522 };
const frame = createFrame(BOX, 800);

function area(name: string, [west, south]: [number, number], side: number, kind: BaseMapKind = 'water'): BaseMapFeature {
  const [east, north] = [west + side, south + side];
  const ring: [number, number][] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: 'Feature', id: name, geometry: { type: 'Polygon', coordinates: [ring] }, properties: { kind, name, source: 'drawn' } };
}

const street: BaseMapFeature = {
  type: 'Feature',
  id: 'street',
  geometry: {
    type: 'LineString',
    coordinates: [
      [19.075, 47.51],
      [19.09, 47.51],
    ],
  },
  properties: { kind: 'path', name: 'Olof Palme sétány', source: 'drawn', rank: 'promenade' },
};
const LAKE = area('Városligeti-tó', [19.076, 47.514], 0.007);
const GARDEN = area('Kis kert', [19.088, 47.514], 0.0026, 'garden');
const POND = area('Városligeti-tó', [19.08, 47.514], 0.0034);

describe('labels of the server-drawn base map', () => {
  test('a phone gets only the labels that fit there; a wide window gets more', () => {
    const names = placeBaseMapLabels({ features: [LAKE, GARDEN, street] }, frame, []);
    expect(names.map(({ text, look, room }) => [text, look, room])).toEqual([
      ['Városligeti-tó', 'water', 'any'],
      ['Olof Palme sétány', 'way', 'any'],
      ['Kis kert', 'area', 'wide'],
    ]);
  });

  test('a lake’s label may be wider than its water; a garden’s may not be wider than the garden', () => {
    const wide = { west: 19.05, south: 47.495, east: 19.114, north: 47.535 };
    const fullFrame = createFrame(wide, 800);
    const names = placeBaseMapLabels({ features: [POND, GARDEN] }, fullFrame, []);
    expect(names.map(({ text, room }) => [text, room])).toEqual([['Városligeti-tó', 'wide']]);
    const lake = names[0];
    const [west, east] = [19.08, 19.0834].map((longitude) => fullFrame.project([longitude, 47.514]).x / fullFrame.width);
    expect(lake && west && east && lake.left > west && lake.left < east).toBe(true);
  });

  test('a label is written in a wide window only, beside a marker that a phone merges into a cluster', () => {
    const [free] = placeBaseMapLabels({ features: [street] }, frame, []);
    if (!free) throw new Error('no name');
    const middle = { x: free.left * frame.width, y: free.top * frame.height };
    // On a phone the two markers are too close: the second joins the cluster of the first.
    const markers = [{ point: { x: middle.x, y: middle.y - 84 } }, { point: { x: middle.x, y: middle.y } }];
    const names = placeBaseMapLabels({ features: [street] }, frame, markers);
    expect(names.map(({ room }) => room)).toEqual(['narrow', 'wide']);
    expect(Math.abs((names[1]?.left ?? 0) * frame.width - middle.x)).toBeGreaterThan(30);
  });

  test('a label is beside the markers of windows of several sizes: fewer markers represent others in a larger one', () => {
    const [free] = placeBaseMapLabels({ features: [street] }, frame, []);
    if (!free) throw new Error('no name');
    const middle = { x: free.left * frame.width, y: free.top * frame.height };
    // Both are shown where a marker takes 52 units; where it takes 60 or more, the first represents the second.
    const markers = [{ point: { x: middle.x, y: middle.y - 56 } }, { point: middle }];
    const wide = placeBaseMapLabels({ features: [street] }, frame, markers).filter(({ room }) => room !== 'narrow');
    expect(wide.map(({ left, top }) => [left, top])).not.toContainEqual([free.left, free.top]);
  });

  test('no label overlaps a marker', () => {
    const [free] = placeBaseMapLabels({ features: [LAKE] }, frame, []);
    if (!free) throw new Error('no name');
    const marker = { point: { x: free.left * frame.width, y: free.top * frame.height } };
    const [beside] = placeBaseMapLabels({ features: [LAKE] }, frame, [marker]);
    expect(beside && Math.abs(beside.top - free.top) * frame.height).toBeGreaterThan(30);
  });

  test('a label that the edge of the plan would cut is left out', () => {
    const edge: BaseMapFeature = {
      ...street,
      geometry: {
        type: 'LineString',
        coordinates: [
          [19.0705, 47.5072],
          [19.0705, 47.509],
        ],
      },
    };
    expect(placeBaseMapLabels({ features: [edge] }, frame, [])).toEqual([]);
  });
});

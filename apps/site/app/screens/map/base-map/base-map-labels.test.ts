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
const POND = area('Városligeti-tó', [19.08, 47.514], 0.0026);

describe('the names on the drawn ground', () => {
  test('are on a phone those that fit there; a wide window has more', () => {
    const names = placeBaseMapLabels({ features: [LAKE, GARDEN, street] }, frame, []);
    expect(names.map(({ text, look, room }) => [text, look, room])).toEqual([
      ['Városligeti-tó', 'water', 'any'],
      ['Olof Palme sétány', 'way', 'any'],
      ['Kis kert', 'area', 'wide'],
    ]);
  });

  test('have the lake’s, which is wider than the water, across both shores; no garden’s', () => {
    const wide = { west: 19.05, south: 47.495, east: 19.114, north: 47.535 };
    const whole = createFrame(wide, 800);
    const names = placeBaseMapLabels({ features: [POND, GARDEN] }, whole, []);
    expect(names.map(({ text, room }) => [text, room])).toEqual([['Városligeti-tó', 'wide']]);
    const lake = names[0];
    const [west, east] = [19.08, 19.0826].map((longitude) => whole.project([longitude, 47.514]).x / whole.width);
    expect(lake && west && east && lake.left > west && lake.left < east).toBe(true);
  });

  test('are written beside a sign of the wide window where a phone has it gathered', () => {
    const [free] = placeBaseMapLabels({ features: [street] }, frame, []);
    if (!free) throw new Error('no name');
    const middle = { x: free.left * frame.width, y: free.top * frame.height };
    // The second sign is too near to the first to have room of its own on a phone.
    const signs = [{ point: { x: middle.x, y: middle.y - 76 } }, { point: { x: middle.x, y: middle.y } }];
    const names = placeBaseMapLabels({ features: [street] }, frame, signs);
    expect(names.map(({ room }) => room)).toEqual(['narrow', 'wide']);
    expect(Math.abs((names[1]?.left ?? 0) * frame.width - middle.x)).toBeGreaterThan(30);
  });

  test('keep clear of the signs', () => {
    const [free] = placeBaseMapLabels({ features: [LAKE] }, frame, []);
    if (!free) throw new Error('no name');
    const sign = { point: { x: free.left * frame.width, y: free.top * frame.height } };
    const [beside] = placeBaseMapLabels({ features: [LAKE] }, frame, [sign]);
    expect(beside && Math.abs(beside.top - free.top) * frame.height).toBeGreaterThan(30);
  });

  test('are not written where the plan’s edge would cut them', () => {
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

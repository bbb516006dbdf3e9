import type { GroundFeature, GroundKind } from '@liget/content-api';
import { frameOf } from '@liget/map';
import { describe, expect, test } from 'vitest';
import { groundNames } from './ground-names.ts';

const BOX = { west: 19.07, south: 47.507, east: 19.094, north: 47.522 };
const frame = frameOf(BOX, 800);

function area(name: string, [west, south]: [number, number], side: number, kind: GroundKind = 'water'): GroundFeature {
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

const street: GroundFeature = {
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
const POND = area('Kerti tó', [19.088, 47.514], 0.0022);

describe('the names on the drawn ground', () => {
  test('are on a phone those that fit there; a wide window has more', () => {
    const names = groundNames({ features: [LAKE, POND, street] }, frame, []);
    expect(names.map(({ text, look, isWide }) => [text, look, isWide])).toEqual([
      ['Városligeti-tó', 'water', false],
      ['Olof Palme sétány', 'way', false],
      ['Kerti tó', 'water', true],
    ]);
  });

  test('keep clear of the signs', () => {
    const [free] = groundNames({ features: [LAKE] }, frame, []);
    if (!free) throw new Error('no name');
    const sign = { point: { x: free.left * frame.width, y: free.top * frame.height } };
    const [beside] = groundNames({ features: [LAKE] }, frame, [sign]);
    expect(beside && Math.abs(beside.top - free.top) * frame.height).toBeGreaterThan(30);
  });

  test('are not written where the plan’s edge would cut them', () => {
    const edge: GroundFeature = {
      ...street,
      geometry: {
        type: 'LineString',
        coordinates: [
          [19.0705, 47.5072],
          [19.0705, 47.509],
        ],
      },
    };
    expect(groundNames({ features: [edge] }, frame, [])).toEqual([]);
  });
});

import type { BaseMapFeature } from '@liget/content-api';
import { fixtures } from '@liget/content-api/fixtures';
import { describe, expect, test } from 'vitest';
import { createFrame, getBoxAround } from '../frame.ts';
import { getDistance } from '../geometry/metres.ts';
import { drawBaseMap } from './draw-base-map.ts';

const plan = fixtures.hu.baseMap;

describe('drawBaseMap', () => {
  test('draws the park below its paths, in the units of the frame', () => {
    const box = getBoxAround(
      plan.features.flatMap(({ geometry }) => (geometry.type === 'Polygon' ? geometry.coordinates.flat() : [])),
      50,
    );
    if (!box) throw new Error('no box');
    const frame = createFrame(box, 800);
    expect(drawBaseMap(plan, frame).map(({ kind, rank }) => [kind, rank])).toEqual([
      ['park', null],
      ['path', 'promenade'],
    ]);
    const [west, east] = [frame.project([box.west, box.north]), frame.project([box.east, box.south])];
    expect([west, east]).toEqual([
      { x: 0, y: 0 },
      { x: 800, y: expect.closeTo(frame.height, -1) as number },
    ]);
    expect(frame.scale * getDistance([box.west, box.south], [box.east, box.south])).toBeCloseTo(800, 0);
  });
  test('draws the trees of an island above the water, and bridges above everything', () => {
    const around = (id: string, kind: 'water' | 'island' | 'wood', reach: number): BaseMapFeature => ({
      type: 'Feature',
      id,
      properties: { kind, source: 'drawn' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [19 - reach, 47],
            [19 + reach, 47],
            [19, 47 + reach],
            [19 - reach, 47],
          ],
        ],
      },
    });
    const line: BaseMapFeature['geometry'] = {
      type: 'LineString',
      coordinates: [
        [18.9, 47],
        [19.1, 47.1],
      ],
    };
    const features: BaseMapFeature[] = [
      { type: 'Feature', id: 'bridge', properties: { kind: 'path', source: 'drawn', bridge: true }, geometry: line },
      around('grove', 'wood', 0.01),
      { type: 'Feature', id: 'road', properties: { kind: 'road', source: 'drawn', rank: 'street' }, geometry: line },
      around('isle', 'island', 0.02),
      around('lake', 'water', 0.1),
    ];
    const frame = createFrame({ west: 18.9, east: 19.1, south: 46.9, north: 47.1 }, 100);
    expect(drawBaseMap({ features }, frame).map(({ kind }) => kind)).toEqual(['water', 'island', 'wood', 'road', 'path']);
  });
});

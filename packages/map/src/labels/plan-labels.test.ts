import type { GroundFeature } from '@liget/content-api';
import { describe, expect, test } from 'vitest';
import type { Frame } from '../frame.ts';
import { planLabels } from './plan-labels.ts';

const frame: Frame = {
  width: 400,
  height: 400,
  scale: 1,
  project: ([x, y]) => ({ x, y }),
  unproject: ({ x, y }) => [x, y],
};
const box = (name: string, kind: 'water' | 'garden' | 'building', [x, y]: [number, number], side: number): GroundFeature => ({
  type: 'Feature',
  id: name,
  properties: { kind, name, source: 'drawn' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [x, y],
        [x + side, y],
        [x + side, y + side],
        [x, y + side],
        [x, y],
      ],
    ],
  },
});
const statue = (name: string, at: [number, number]): GroundFeature => ({
  type: 'Feature',
  id: name,
  properties: { kind: 'monument', name, source: 'osm' },
  geometry: { type: 'Point', coordinates: at },
});
const named = (
  features: GroundFeature[],
  detail: 'sights' | 'walks' | 'everything',
  taken: { x: number; y: number; radius: number }[] = [],
) => planLabels(features, frame, { detail, size: 10, taken }).map(({ lines }) => lines.join('|'));

describe('names of the plan', () => {
  const features = [statue('Anonymus', [300, 300]), box('Rózsakert', 'garden', [20, 250], 60), box('Csónakázótó', 'water', [100, 50], 150)];
  test('are those of the sights from afar, and more and more from nearby', () => {
    expect(named(features, 'sights')).toEqual(['Csónakázótó']);
    expect(named(features, 'walks')).toEqual(['Csónakázótó', 'Rózsakert']);
    expect(named(features, 'everything')).toEqual(['Csónakázótó', 'Rózsakert', 'Anonymus']);
  });
  test('name the metro before all else, and a fountain later than a lake', () => {
    const station: GroundFeature = { ...statue('M1', [175, 125]), properties: { kind: 'station', name: 'M1', source: 'osm' } };
    const waters = [box('Tó', 'water', [100, 50], 150), box('Kút', 'water', [300, 300], 20)];
    expect(named([...waters, station], 'sights')).toEqual(['M1']);
    expect(named(waters, 'walks')).toEqual(['Tó', 'Kút']);
  });
  test('name a large building among the sights, and a small one only from nearby', () => {
    const buildings = [box('Bódé', 'building', [300, 300], 10), box('Műcsarnok', 'building', [100, 100], 50)];
    expect(named(buildings, 'sights')).toEqual(['Műcsarnok']);
  });
  test('stand where there is room: not one over another, over a sign, over the frame, or twice', () => {
    expect(named([statue('Egyik', [200, 200]), statue('Másik', [204, 204])], 'everything')).toEqual(['Egyik']);
    expect(named([statue('Egyik', [200, 200])], 'everything', [{ x: 200, y: 200, radius: 5 }])).toEqual([]);
    expect(named([statue('Egyik', [5, 200])], 'everything')).toEqual([]);
    expect(named([statue('Egyik', [100, 100]), statue('Egyik', [300, 300])], 'everything')).toEqual(['Egyik']);
  });
  test('go on below when they are long', () => {
    expect(named([statue('Ötvenhatos emlékmű', [200, 200])], 'everything')).toEqual(['Ötvenhatos|emlékmű']);
  });
  test('stand deep inside a bow, whose middle is outside of it', () => {
    const bow: GroundFeature = {
      ...box('Bow', 'water', [0, 0], 0),
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [50, 50],
            [350, 50],
            [350, 150],
            [150, 150],
            [150, 250],
            [350, 250],
            [350, 350],
            [50, 350],
            [50, 50],
          ],
        ],
      },
    };
    const [label] = planLabels([bow], frame, { detail: 'sights', size: 10 });
    expect(label?.x).toBeGreaterThan(50);
    expect(label && label.x > 150 && label.y > 150 && label.y < 250).toBe(false);
  });
});

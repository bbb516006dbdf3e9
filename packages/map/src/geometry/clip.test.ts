import { describe, expect, test } from 'vitest';
import { clipLine, clipRing, clipToBox } from './clip.ts';

const BOX = { west: 0, south: 0, east: 10, north: 10 };

describe('clipLine', () => {
  test('cuts a line at the box', () => {
    expect(
      clipLine(
        [
          [-5, 5],
          [5, 5],
          [5, 20],
        ],
        BOX,
      ),
    ).toEqual([
      [
        [0, 5],
        [5, 5],
        [5, 10],
      ],
    ]);
  });
  test('splits a line that leaves the box and returns', () => {
    expect(
      clipLine(
        [
          [1, 1],
          [1, 20],
          [9, 20],
          [9, 1],
        ],
        BOX,
      ),
    ).toEqual([
      [
        [1, 1],
        [1, 10],
      ],
      [
        [9, 10],
        [9, 1],
      ],
    ]);
  });
  test('keeps a line inside, and drops one outside', () => {
    expect(
      clipLine(
        [
          [1, 1],
          [2, 2],
          [3, 1],
        ],
        BOX,
      ),
    ).toEqual([
      [
        [1, 1],
        [2, 2],
        [3, 1],
      ],
    ]);
    expect(
      clipLine(
        [
          [-1, 1],
          [-2, 20],
          [30, 30],
        ],
        BOX,
      ),
    ).toEqual([]);
  });
});

describe('clipRing', () => {
  test('cuts an area along the box and keeps it closed', () => {
    const ring = clipRing(
      [
        [5, 5],
        [15, 5],
        [15, 8],
        [5, 8],
        [5, 5],
      ],
      BOX,
    );
    expect(ring[0]).toEqual(ring.at(-1));
    expect(ring.slice(1)).toHaveLength(4);
    expect(ring.every(([x, y]) => x >= 5 && x <= 10 && y >= 5 && y <= 8)).toBe(true);
  });
  test('returns the box for an area around it', () => {
    const ring = clipRing(
      [
        [-50, -50],
        [50, -50],
        [50, 50],
        [-50, 50],
        [-50, -50],
      ],
      BOX,
    );
    expect(new Set(ring.map(String))).toEqual(new Set(['0,0', '10,0', '10,10', '0,10']));
  });
  test('drops an area outside', () => {
    expect(
      clipRing(
        [
          [11, 11],
          [12, 11],
          [12, 12],
          [11, 11],
        ],
        BOX,
      ),
    ).toEqual([]);
  });
});

test('clipToBox keeps what is inside the box, with holes', () => {
  const properties = { kind: 'water' as const, source: 'drawn' as const };
  const hole = [
    [2, 2],
    [4, 2],
    [4, 4],
    [2, 2],
  ] satisfies [number, number][];
  const outer = [
    [-5, -5],
    [20, -5],
    [20, 20],
    [-5, 20],
    [-5, -5],
  ] satisfies [number, number][];
  const { features } = clipToBox(
    {
      features: [
        { type: 'Feature', id: 'lake', properties, geometry: { type: 'Polygon', coordinates: [outer, hole] } },
        { type: 'Feature', id: 'gate', properties: { ...properties, kind: 'gate' }, geometry: { type: 'Point', coordinates: [11, 5] } },
        { type: 'Feature', id: 'bell', properties: { ...properties, kind: 'monument' }, geometry: { type: 'Point', coordinates: [9, 5] } },
      ],
    },
    BOX,
  );
  expect(features.map(({ id }) => id)).toEqual(['lake', 'bell']);
  expect(features[0]?.geometry).toMatchObject({ type: 'Polygon', coordinates: { length: 2 } });
});

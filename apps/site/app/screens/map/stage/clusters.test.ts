import { describe, expect, test } from 'vitest';
import { clusterItems } from './clusters.ts';

const at = (...places: [x: number, y: number][]) => places.map(([x, y], id) => ({ id, point: { x, y } }));
const ids = (clusters: ReturnType<typeof clusterItems<{ id: number; point: { x: number; y: number } }>>) =>
  clusters.map(({ first, others }) => [first.id, ...others.map(({ id }) => id)]);

describe('clusterItems', () => {
  test('adds a marker to the nearest earlier one that it overlaps', () => {
    expect(ids(clusterItems(at([0, 0], [30, 0], [10, 4], [22, 0], [100, 100]), 20))).toEqual([[0, 2], [1, 3], [4]]);
  });

  test('leaves markers alone that have room or only touch', () => {
    expect(ids(clusterItems(at([0, 0], [20, 0], [19, 40]), 20))).toEqual([[0], [1], [2]]);
  });

  test('leaves no overlap and loses no marker', () => {
    const crowd = at(...Array.from({ length: 60 }, (_, index): [number, number] => [(index * 37) % 211, (index * 53) % 193]));
    for (const distance of [15, 40, 90]) {
      const clusters = clusterItems(crowd, distance);
      const clustered = ids(clusters).flat();
      expect(clustered.toSorted((a, b) => a - b)).toEqual(crowd.map(({ id }) => id));
      for (const [index, { first: a }] of clusters.entries())
        for (const { first: b } of clusters.slice(index + 1))
          expect(Math.max(Math.abs(a.point.x - b.point.x), Math.abs(a.point.y - b.point.y))).toBeGreaterThanOrEqual(distance);
    }
  });
});

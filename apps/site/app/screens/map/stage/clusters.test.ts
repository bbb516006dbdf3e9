import { describe, expect, test } from 'vitest';
import { gathered } from './clusters.ts';

const at = (...places: [x: number, y: number][]) => places.map(([x, y], id) => ({ id, point: { x, y } }));
const ids = (clusters: ReturnType<typeof gathered<{ id: number; point: { x: number; y: number } }>>) =>
  clusters.map(({ items }) => items.map(({ id }) => id));

describe('signs for which there is no room', () => {
  test('are gathered with their nearest, in the middle of all', () => {
    const clusters = gathered(at([0, 0], [10, 4], [100, 100]), 20);
    expect(ids(clusters)).toEqual([[0, 1], [2]]);
    expect(clusters[0]?.point).toEqual({ x: 5, y: 2 });
  });

  test('stay where they are when there is room, also where they just touch', () => {
    const signs = at([0, 0], [20, 0], [19, 40]);
    expect(gathered(signs, 20).map(({ point }) => point)).toEqual(signs.map(({ point }) => point));
  });

  test('never cover each other afterwards, and none is lost', () => {
    const crowd = at(...Array.from({ length: 60 }, (_, index): [number, number] => [(index * 37) % 211, (index * 53) % 193]));
    for (const distance of [15, 40, 90]) {
      const clusters = gathered(crowd, distance);
      expect(
        ids(clusters)
          .flat()
          .toSorted((a, b) => a - b),
      ).toEqual(crowd.map(({ id }) => id));
      for (const [index, a] of clusters.entries())
        for (const b of clusters.slice(index + 1))
          expect(Math.max(Math.abs(a.point.x - b.point.x), Math.abs(a.point.y - b.point.y))).toBeGreaterThan(distance - 0.3);
    }
  });
});

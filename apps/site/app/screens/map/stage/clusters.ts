import type { Point } from './projection.ts';

/** Signs that stand for one another while there is no room for each. */
export interface Cluster<Item> {
  items: Item[];
  /** The middle of its items. */
  point: Point;
}

/** How far two squares of equal size stand from each other. */
const gap = (a: Point, b: Point) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
/** Rounding keeps neighbours that were moved apart from being gathered again. */
const ROUNDING = 0.2;

function merged<Item>(a: Cluster<Item>, b: Cluster<Item>): Cluster<Item> {
  const items = [...a.items, ...b.items];
  const middle = (axis: 'x' | 'y') => (a.point[axis] * a.items.length + b.point[axis] * b.items.length) / items.length;
  return { items, point: { x: middle('x'), y: middle('y') } };
}

/**
 * Gathers what is nearer than `distance`, the nearest first, until no two are: squares of that side then touch nowhere. What stands alone
 * is a cluster of one, where it was. The same items always give the same clusters.
 */
export function gathered<Item extends { point: Point }>(items: readonly Item[], distance: number): Cluster<Item>[] {
  const clusters: Cluster<Item>[] = items.map((item) => ({ items: [item], point: item.point }));
  for (;;) {
    const pairs = clusters.flatMap((a, index) => clusters.slice(index + 1).map((b) => ({ a, b, gap: gap(a.point, b.point) })));
    const [nearest] = pairs.filter((pair) => pair.gap < distance - ROUNDING).toSorted((one, other) => one.gap - other.gap);
    if (!nearest) return clusters;
    clusters[clusters.indexOf(nearest.a)] = merged(nearest.a, nearest.b);
    clusters.splice(clusters.indexOf(nearest.b), 1);
  }
}

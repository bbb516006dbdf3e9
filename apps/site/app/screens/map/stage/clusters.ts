import type { Point } from '@liget/map';

/** A marker and the neighbours that it represents because they overlap it. */
export interface Cluster<Item> {
  first: Item;
  others: Item[];
}

/** The distance between two squares of equal size. */
const measureGap = (a: Point, b: Point) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/**
 * Adds each item that is nearer than `distance` to an earlier one to the nearest of those. The squares of that side around the remaining
 * first items do not overlap, and each stays at its own place. The result is deterministic.
 */
export function clusterItems<Item extends { point: Point }>(items: readonly Item[], distance: number): Cluster<Item>[] {
  const clusters: Cluster<Item>[] = [];
  for (const item of items) {
    let nearest: Cluster<Item> | undefined;
    let least = distance;
    for (const cluster of clusters) {
      const away = measureGap(cluster.first.point, item.point);
      if (away < least) [nearest, least] = [cluster, away];
    }
    if (nearest) nearest.others.push(item);
    else clusters.push({ first: item, others: [] });
  }
  return clusters;
}

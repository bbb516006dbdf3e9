import type { Point } from '@liget/map';

/** A sign that stands for its neighbours too, while there is no room for each. */
export interface Cluster<Item> {
  first: Item;
  others: Item[];
}

/** The distance between two squares of equal size. */
const gap = (a: Point, b: Point) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/**
 * Gathers what is nearer than `distance` to one that stands before it in the list, at the nearest of those: squares of that side around the first
 * ones then touch nowhere, and each stands where its place is. The same items always give the same clusters.
 */
export function clusterItems<Item extends { point: Point }>(items: readonly Item[], distance: number): Cluster<Item>[] {
  const clusters: Cluster<Item>[] = [];
  for (const item of items) {
    let nearest: Cluster<Item> | undefined;
    let least = distance;
    for (const cluster of clusters) {
      const away = gap(cluster.first.point, item.point);
      if (away < least) [nearest, least] = [cluster, away];
    }
    if (nearest) nearest.others.push(item);
    else clusters.push({ first: item, others: [] });
  }
  return clusters;
}

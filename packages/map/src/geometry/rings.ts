import type { Metres } from './metres.ts';
import { crossesInside, findNearestPoint, isInside, listSegments } from './segments.ts';

/** Square metres inside a closed ring: positive if it runs anticlockwise, as RFC 7946 requires for outer rings, otherwise negative. */
export function getSignedArea(ring: readonly Metres[]): number {
  return listSegments(ring).reduce((sum, [[ax, ay], [bx, by]]) => sum + (ax * by - bx * ay) / 2, 0);
}

/** Whether a closed ring crosses or touches itself, except where its end meets its beginning. */
export function crossesItself(ring: readonly Metres[]): boolean {
  const corners = ring.slice(1).map(String);
  if (new Set(corners).size < corners.length) return true;
  const sides = listSegments(ring);
  return sides.some(([a, b], index) => sides.slice(index + 2).some(([c, d]) => crossesInside(a, b, c, d)));
}

/** Metres from a point to a line. */
export function getDistanceToLine(point: Metres, line: readonly Metres[]): number {
  return Math.min(...listSegments(line).map(([a, b]) => findNearestPoint(point, a, b).metres));
}

/** Metres from a point to an area with holes (rings closed); 0 inside. */
export function getDistanceToArea(point: Metres, rings: readonly (readonly Metres[])[]): number {
  return isInside(point, rings) ? 0 : Math.min(...rings.map((ring) => getDistanceToLine(point, ring)));
}

/** Whether a line crosses the edge of an area with holes, or lies inside it. A line that ends on the edge does not. */
export function runsThrough(line: readonly Metres[], rings: readonly (readonly Metres[])[]): boolean {
  const edges = rings.flatMap((ring) => listSegments(ring));
  return listSegments(line).some(
    ([a, b]) => isInside([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], rings) || edges.some(([c, d]) => crossesInside(a, b, c, d)),
  );
}

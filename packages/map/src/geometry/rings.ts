import type { Metres } from './metres.ts';
import { crossesInside, findNearestPoint, isInside, listSegments } from './segments.ts';

/** Square metres inside a closed ring: above 0 when it runs anticlockwise, as RFC 7946 wants the outer ring of an area, and below when not. */
export function getSignedArea(ring: readonly Metres[]): number {
  return listSegments(ring).reduce((sum, [[ax, ay], [bx, by]]) => sum + (ax * by - bx * ay) / 2, 0);
}

/** Whether a closed ring meets itself anywhere but at its one beginning and end. */
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

/** Whether a line runs through an area with holes: it crosses a shore of it, or lies in it. To end on the shore is not enough. */
export function runsThrough(line: readonly Metres[], rings: readonly (readonly Metres[])[]): boolean {
  const shores = rings.flatMap((ring) => listSegments(ring));
  return listSegments(line).some(
    ([a, b]) => isInside([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], rings) || shores.some(([c, d]) => crossesInside(a, b, c, d)),
  );
}

import { createPlane, isSamePosition, type LonLat } from '../geometry/metres.ts';
import { crossesInside, findNearestPoint, isInside, listSegments } from '../geometry/segments.ts';

export type Ring = readonly LonLat[];

/** The park's outline, and how far a position is from it. */
export interface ParkArea {
  /** Metres from the outline; 0 inside. */
  getDistance(position: LonLat): number;
}

/** The middle of the box around the positions. */
export function findMiddle(positions: Ring): LonLat {
  const longitudes = positions.map(([longitude]) => longitude);
  const latitudes = positions.map(([, latitude]) => latitude);
  return [(Math.min(...longitudes) + Math.max(...longitudes)) / 2, (Math.min(...latitudes) + Math.max(...latitudes)) / 2];
}

/** Square metres within a closed ring; positive when it runs counter-clockwise. */
export function measureArea(ring: Ring): number {
  const [first] = ring;
  if (!first) return 0;
  const plane = createPlane(first);
  const points = ring.map((position) => plane.toMetres(position));
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** Metres along a line. */
export function measureLength(line: Ring): number {
  const [first] = line;
  if (!first) return 0;
  const plane = createPlane(first);
  const points = line.map((position) => plane.toMetres(position));
  return points.slice(1).reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = points[index] ?? [x, y];
    return sum + Math.hypot(x - beforeX, y - beforeY);
  }, 0);
}

export function createParkArea(ring: Ring): ParkArea {
  const plane = createPlane(findMiddle(ring));
  const corners = ring.map((position) => plane.toMetres(position));
  const sides = listSegments(corners);
  return {
    getDistance: (position) => {
      const point = plane.toMetres(position);
      return isInside(point, [corners]) ? 0 : Math.min(...sides.map(([a, b]) => findNearestPoint(point, a, b).metres));
    },
  };
}

/** Metres between the positions along a line that are tested: the accuracy of the cut. */
const STEP_METRES = 20;

/** The line with positions added between its corners, at most `STEP_METRES` apart. */
function addPositions(line: Ring): { position: LonLat; isCorner: boolean }[] {
  return line.flatMap((position, index) => {
    const before = line[index - 1];
    if (!before) return [{ position, isCorner: true }];
    const steps = Math.max(1, Math.ceil(measureLength([before, position]) / STEP_METRES));
    const between = Array.from({ length: steps - 1 }, (_, step): LonLat => {
      const share = (step + 1) / steps;
      return [before[0] + (position[0] - before[0]) * share, before[1] + (position[1] - before[1]) * share];
    });
    return [...between.map((place) => ({ position: place, isCorner: false })), { position, isCorner: true }];
  });
}

/** The parts of a line that are at most `reach` metres from the park. */
export function cutNearArea(line: Ring, area: ParkArea, reach: number): LonLat[][] {
  const runs: { position: LonLat; isCorner: boolean }[][] = [[]];
  for (const place of addPositions(line)) {
    if (area.getDistance(place.position) <= reach) runs.at(-1)?.push(place);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs
    .map((run) => run.filter(({ isCorner }, index) => isCorner || index === 0 || index === run.length - 1).map(({ position }) => position))
    .filter((part) => part.length > 1);
}

/** Whether two sides of a closed ring cross each other, or a point occurs twice. */
export function crossesItself(ring: Ring): boolean {
  const sides = listSegments(ring);
  return sides.some(([a, b], first) =>
    sides.slice(first + 1).some(([c, d], offset) => {
      const isNext = offset === 0 || (first === 0 && first + 1 + offset === sides.length - 1);
      if (isNext) return false;
      return isSamePosition(a, c) || crossesInside(a, b, c, d);
    }),
  );
}

export const isClosed = (ring: Ring): boolean => ring.length >= 4 && isSamePosition(ring[0], ring.at(-1));

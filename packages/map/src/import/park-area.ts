import { type LonLat, type Metres, type Plane, planeAround } from '../geometry/metres.ts';

export type Ring = readonly LonLat[];

/** The park's outline, and how far a position is from it. */
export interface ParkArea {
  plane: Plane;
  centre: LonLat;
  /** Metres from the outline; 0 inside. */
  awayFrom(position: LonLat): number;
}

/** Whether a point is within a ring (even-odd rule). */
export function isInside(ring: Ring, [longitude, latitude]: LonLat): boolean {
  let inside = false;
  let [beforeLon, beforeLat] = ring.at(-1) ?? [0, 0];
  for (const [lon, lat] of ring) {
    if (lat > latitude !== beforeLat > latitude) {
      const crossing = lon + ((latitude - lat) / (beforeLat - lat)) * (beforeLon - lon);
      if (longitude < crossing) inside = !inside;
    }
    [beforeLon, beforeLat] = [lon, lat];
  }
  return inside;
}

function fromSegment([px, py]: Metres, [ax, ay]: Metres, [bx, by]: Metres): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / length));
  return Math.hypot(px - ax - share * dx, py - ay - share * dy);
}

/** The middle of the box around the positions. */
export function middleOf(positions: Ring): LonLat {
  const longitudes = positions.map(([longitude]) => longitude);
  const latitudes = positions.map(([, latitude]) => latitude);
  return [(Math.min(...longitudes) + Math.max(...longitudes)) / 2, (Math.min(...latitudes) + Math.max(...latitudes)) / 2];
}

/** Square metres within a closed ring; positive when it runs counter-clockwise. */
export function areaOf(ring: Ring): number {
  const [first] = ring;
  if (!first) return 0;
  const plane = planeAround(first);
  const points = ring.map((position) => plane.toMetres(position));
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** Metres along a line. */
export function lengthOf(line: Ring): number {
  const [first] = line;
  if (!first) return 0;
  const plane = planeAround(first);
  const points = line.map((position) => plane.toMetres(position));
  return points.slice(1).reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = points[index] ?? [x, y];
    return sum + Math.hypot(x - beforeX, y - beforeY);
  }, 0);
}

export function parkArea(ring: Ring): ParkArea {
  const centre = middleOf(ring);
  const plane = planeAround(centre);
  const corners = ring.map((position) => plane.toMetres(position));
  return {
    plane,
    centre,
    awayFrom: (position) => {
      if (isInside(ring, position)) return 0;
      const point = plane.toMetres(position);
      return Math.min(...corners.slice(1).map((corner, index) => fromSegment(point, corners[index] ?? corner, corner)));
    },
  };
}

/** Metres between the places along a line that are looked at: it is cut to that. */
const STEP = 20;

/** The line with places added between its corners, at most `STEP` metres apart. */
function closelyPlaced(line: Ring): { position: LonLat; isCorner: boolean }[] {
  return line.flatMap((position, index) => {
    const before = line[index - 1];
    if (!before) return [{ position, isCorner: true }];
    const steps = Math.max(1, Math.ceil(lengthOf([before, position]) / STEP));
    const between = Array.from({ length: steps - 1 }, (_, step): LonLat => {
      const share = (step + 1) / steps;
      return [before[0] + (position[0] - before[0]) * share, before[1] + (position[1] - before[1]) * share];
    });
    return [...between.map((place) => ({ position: place, isCorner: false })), { position, isCorner: true }];
  });
}

/** The parts of a line that are at most `reach` metres from the park. */
export function partsWithin(line: Ring, area: ParkArea, reach: number): LonLat[][] {
  const runs: { position: LonLat; isCorner: boolean }[][] = [[]];
  for (const place of closelyPlaced(line)) {
    if (area.awayFrom(place.position) <= reach) runs.at(-1)?.push(place);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs
    .map((run) => run.filter(({ isCorner }, index) => isCorner || index === 0 || index === run.length - 1).map(({ position }) => position))
    .filter((part) => part.length > 1);
}

const turn = ([ax, ay]: LonLat, [bx, by]: LonLat, [cx, cy]: LonLat) => Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
const samePlace = (a: LonLat | undefined, b: LonLat | undefined) => a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

/** Whether two sides of a closed ring cross each other, or one point is passed twice. */
export function crossesItself(ring: Ring): boolean {
  const sides = ring.slice(1).map((end, index): [LonLat, LonLat] => [ring[index] ?? end, end]);
  return sides.some(([a, b], first) =>
    sides.slice(first + 1).some(([c, d], offset) => {
      const isNext = offset === 0 || (first === 0 && first + 1 + offset === sides.length - 1);
      if (isNext) return false;
      if (samePlace(a, c)) return true;
      return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
    }),
  );
}

export const isClosed = (ring: Ring): boolean => ring.length >= 4 && samePlace(ring[0], ring.at(-1));

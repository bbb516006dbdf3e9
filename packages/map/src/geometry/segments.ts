import type { Metres } from './metres.ts';

const cross = ([ox, oy]: Metres, [ax, ay]: Metres, [bx, by]: Metres) => (ax - ox) * (by - oy) - (ay - oy) * (bx - ox);

export const getLength = ([ax, ay]: Metres, [bx, by]: Metres) => Math.hypot(bx - ax, by - ay);

/** The point at a fraction of the segment from `a` to `b`. */
export const interpolate = ([ax, ay]: Metres, [bx, by]: Metres, share: number): Metres => [ax + (bx - ax) * share, ay + (by - ay) * share];

/** The fraction of the segment from `a` to `b` at which `point` is nearest, from 0 to 1, and its distance there, in metres. */
export function findNearestPoint(point: Metres, a: Metres, b: Metres): { share: number; metres: number } {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square;
  const share = Math.min(1, Math.max(0, along));
  return { share, metres: getLength(point, interpolate(a, b, share)) };
}

/** The crossing of two segments as a fraction of each; `null` when they do not cross or are parallel. */
export function findCrossing(a: Metres, b: Metres, c: Metres, d: Metres): [first: number, second: number] | null {
  const [rx, ry] = [b[0] - a[0], b[1] - a[1]];
  const [sx, sy] = [d[0] - c[0], d[1] - c[1]];
  const denominator = rx * sy - ry * sx;
  if (denominator === 0) return null;
  const [qx, qy] = [c[0] - a[0], c[1] - a[1]];
  const [first, second] = [(qx * sy - qy * sx) / denominator, (qx * ry - qy * rx) / denominator];
  return first < 0 || first > 1 || second < 0 || second > 1 ? null : [first, second];
}

/** Whether two segments cross in the middle of both: touching ends do not count. */
export function crossesInside(a: Metres, b: Metres, c: Metres, d: Metres): boolean {
  return cross(a, b, c) * cross(a, b, d) < 0 && cross(c, d, a) * cross(c, d, b) < 0;
}

/** Whether the box around a segment meets the square that reaches `metres` to each side of a point: cheap, before anything exact. */
export function touchesBox([ax, ay]: Metres, [bx, by]: Metres, [x, y]: Metres, metres: number): boolean {
  return (
    (ax >= x - metres || bx >= x - metres) &&
    (ax <= x + metres || bx <= x + metres) &&
    (ay >= y - metres || by >= y - metres) &&
    (ay <= y + metres || by <= y + metres)
  );
}

/** Each side of a closed ring, or each piece of a line. */
export function listSegments<Position>(line: readonly Position[]): [Position, Position][] {
  return line.slice(1).flatMap((to, index): [Position, Position][] => {
    const from = line[index];
    return from === undefined ? [] : [[from, to]];
  });
}

/** Whether a point lies in an area with holes (rings closed, as GeoJSON has them), by the even-odd rule. */
export function isInside([x, y]: Metres, rings: readonly (readonly Metres[])[]): boolean {
  let inside = false;
  for (const ring of rings)
    for (const [[ax, ay], [bx, by]] of listSegments(ring)) {
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  return inside;
}

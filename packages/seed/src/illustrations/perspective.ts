import { n, type Point } from './paper.ts';
import { HEIGHT } from './stage.ts';

/** A level ground seen from above: u runs across, v away from the viewer, both in units at the picture's lower edge. */
interface Ground {
  at(u: number, v: number): Point;
  /** How large things look at depth v; 1 at the lower edge. */
  scale(v: number): number;
  polygon(points: readonly Point[]): string;
  line(points: readonly Point[]): string;
}

export function createGroundPlane(horizon: number, middle: number, distance: number, turn = 0): Ground {
  const sin = Math.sin(turn);
  const cos = Math.cos(turn);
  const pivot = distance * 0.5;
  const spin = ([u, v]: Point): Point => [u * cos - (v - pivot) * sin, u * sin + (v - pivot) * cos + pivot];
  const scaleAt = (v: number): number => distance / (distance + Math.max(v, -distance * 0.7));
  const at = (u: number, v: number): Point => {
    const [x, z] = spin([u, v]);
    const k = scaleAt(z);
    return [middle + x * k, horizon + (HEIGHT - horizon) * k];
  };
  const joined = (points: readonly Point[]): string => points.map(([u, v]) => at(u, v).map(n).join(' ')).join('L');
  return {
    at,
    scale: (v) => scaleAt(v),
    polygon: (points) => `M${joined(points)}z`,
    line: (points) => `M${joined(points)}`,
  };
}

/** A racetrack outline round (u, v): two straights joined by half circles. */
export function stadium(u: number, v: number, straight: number, radius: number): Point[] {
  const points: Point[] = [];
  for (let i = 0; i <= 12; i++) {
    const angle = -Math.PI / 2 + (i / 12) * Math.PI;
    points.push([u + straight + Math.cos(angle) * radius, v + Math.sin(angle) * radius]);
  }
  for (let i = 0; i <= 12; i++) {
    const angle = Math.PI / 2 + (i / 12) * Math.PI;
    points.push([u - straight + Math.cos(angle) * radius, v + Math.sin(angle) * radius]);
  }
  return points;
}

export function ring(u: number, v: number, radius: number, steps = 20): Point[] {
  return Array.from(
    { length: steps },
    (_, i): Point => [u + Math.cos((i / steps) * Math.PI * 2) * radius, v + Math.sin((i / steps) * Math.PI * 2) * radius],
  );
}

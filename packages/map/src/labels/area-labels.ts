import type { GroundFeature, GroundKind } from '@liget/content-api';
import type { Frame, Point } from '../frame.ts';
import { isInside, pieces } from '../geometry/segments.ts';
import { coveredBy, isFree, type Taken } from './room.ts';

/** A name in the middle of a lake, a garden, a building. */
export interface AreaLabel {
  text: string;
  kind: GroundKind;
  x: number;
  y: number;
}

interface Options {
  kinds: readonly GroundKind[];
  /** Of the letters, in the frame's units. */
  size: number;
  widthOf: (text: string) => number;
  /** Where nothing may be written, as circles. */
  taken?: readonly Taken[];
}

/** The middle of a ring by its area. */
function middleOf(ring: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  for (const [a, b] of pieces(ring)) {
    const cross = a.x * b.y - b.x * a.y;
    area += cross;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
  }
  return area === 0 ? (ring[0] ?? { x: 0, y: 0 }) : { x: x / (3 * area), y: y / (3 * area) };
}

/** How wide a ring is at a height. */
function widthAt(ring: readonly Point[], { x, y }: Point): number {
  const crossings = pieces(ring)
    .filter(([a, b]) => a.y > y !== b.y > y)
    .map(([a, b]) => a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y));
  const left = Math.max(...crossings.filter((value) => value <= x));
  const right = Math.min(...crossings.filter((value) => value >= x));
  return right - left;
}

/** Names of areas that are wide enough for them at their middle, each once, none over another. */
export function areaLabels(features: readonly GroundFeature[], frame: Pick<Frame, 'project'>, options: Options): AreaLabel[] {
  const { kinds, size, widthOf } = options;
  const taken = [...(options.taken ?? [])];
  const labels: AreaLabel[] = [];
  for (const { geometry, properties } of features) {
    const { name, kind } = properties;
    if (!name || geometry.type !== 'Polygon' || !kinds.includes(kind) || labels.some(({ text }) => text === name)) continue;
    const ring = (geometry.coordinates[0] ?? []).map((position) => frame.project(position));
    const middle = middleOf(ring);
    const width = widthOf(name);
    const fits = isInside([middle.x, middle.y], [ring.map(({ x, y }) => [x, y])]) && widthAt(ring, middle) >= width + size;
    const circles = coveredBy({ ...middle, angle: 0 }, width, size);
    if (!fits || !isFree(circles, taken)) continue;
    taken.push(...circles);
    labels.push({ text: name, kind, ...middle });
  }
  return labels;
}

import type { Metres } from './metres.ts';
import { distanceToLine } from './rings.ts';
import { isInside } from './segments.ts';

/** Points a side of the grid that is tried. */
const GRID = 12;

/**
 * A point deep inside an area with holes (rings closed), and how far it is from every shore: where a name has the most room. The middle of a bow or
 * of a ring lies outside of it, so a grid is tried. `null` for an area too thin for the grid.
 */
export function innerPoint(rings: readonly (readonly Metres[])[]): { point: Metres; room: number } | null {
  const [outer = []] = rings;
  const range = (axis: 0 | 1): [number, number] => [
    Math.min(...outer.map((corner) => corner[axis])),
    Math.max(...outer.map((corner) => corner[axis])),
  ];
  const [[west, east], [south, north]] = [range(0), range(1)];
  let best: { point: Metres; room: number } | null = null;
  for (let row = 0; row < GRID; row += 1)
    for (let column = 0; column < GRID; column += 1) {
      const point: Metres = [west + ((column + 0.5) / GRID) * (east - west), south + ((row + 0.5) / GRID) * (north - south)];
      if (!isInside(point, rings)) continue;
      const room = Math.min(...rings.map((ring) => distanceToLine(point, ring)));
      if (!best || room > best.room) best = { point, room };
    }
  return best;
}

import type { Metres } from '../geometry/metres.ts';
import { findCrossing, findNearestPoint } from '../geometry/segments.ts';
import { MERGE_METRES, type Segment } from './nodes.ts';

/** Metres: the size of the grid cells in which intersections are searched. */
const CELL_METRES = 40;

function getCells({ a, b }: Segment): string[] {
  const getCell = (value: number) => Math.floor(value / CELL_METRES);
  const shiftPoint = ([x, y]: Metres, by: number): Metres => [x + by, y + by];
  const [west, south] = shiftPoint([Math.min(a[0], b[0]), Math.min(a[1], b[1])], -MERGE_METRES);
  const [east, north] = shiftPoint([Math.max(a[0], b[0]), Math.max(a[1], b[1])], MERGE_METRES);
  const cells: string[] = [];
  for (let x = getCell(west); x <= getCell(east); x += 1) for (let y = getCell(south); y <= getCell(north); y += 1) cells.push(`${x} ${y}`);
  return cells;
}

/** The ends of a segment at ground level. */
const listGroundEnds = ({ a, b, isBridge, endsAtA, endsAtB }: Segment): Metres[] => [
  ...(isBridge && !endsAtA ? [] : [a]),
  ...(isBridge && !endsAtB ? [] : [b]),
];

/** Where `other` meets `segment`: by an end that touches it, or by a crossing at ground level. A bridge is met only at its ends. */
function findMeetings(segment: Segment, other: Segment): number[] {
  if (segment.isBridge) return [];
  const touched = listGroundEnds(other)
    .map((point) => findNearestPoint(point, segment.a, segment.b))
    .filter(({ metres }) => metres <= MERGE_METRES)
    .map(({ share }) => share);
  const crossed = other.isBridge ? null : findCrossing(segment.a, segment.b, other.a, other.b);
  return crossed ? [...touched, crossed[0]] : touched;
}

/** For each segment, the fractions of its length at which others meet it. */
export function findSplits(segments: readonly Segment[]): number[][] {
  const cells = new Map<string, number[]>();
  segments.forEach((segment, index) => {
    for (const cell of getCells(segment)) {
      const inside = cells.get(cell);
      if (inside) inside.push(index);
      else cells.set(cell, [index]);
    }
  });
  const splits = segments.map(() => new Set<number>());
  for (const inside of cells.values())
    for (const index of inside)
      for (const other of inside) {
        const [one, two] = [segments[index], segments[other]];
        if (!one || !two || index === other) continue;
        for (const share of findMeetings(one, two)) if (share > 0 && share < 1) splits[index]?.add(share);
      }
  return splits.map((shares) => [...shares]);
}

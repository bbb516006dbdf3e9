import { isInside } from '../geometry/segments.ts';
import type { Ring } from './park-area.ts';

/** One way of a relation, as the numbers of its nodes. */
type Refs = readonly number[];

/** Closed rings made of ways that meet at their ends, in whatever order and direction; `null` when one does not close. */
function getRings(ways: readonly Refs[]): number[][] | null {
  const remainingWays = ways.filter((way) => way.length > 1);
  const rings: number[][] = [];
  while (remainingWays.length > 0) {
    const ring = [...(remainingWays.shift() ?? [])];
    while (ring[0] !== ring.at(-1)) {
      const end = ring.at(-1);
      const index = remainingWays.findIndex((way) => way[0] === end || way.at(-1) === end);
      const [next] = index === -1 ? [] : remainingWays.splice(index, 1);
      if (!next) return null;
      ring.push(...(next[0] === end ? next : next.toReversed()).slice(1));
    }
    if (ring.length < 4) return null;
    rings.push(ring);
  }
  return rings;
}

/**
 * The areas of a multipolygon: each outer ring with the inner ones that lie in it (OpenStreetMap, Relation:multipolygon). `null` when a ring does
 * not close or a node is missing.
 */
export function joinAreas(
  outer: readonly Refs[],
  inner: readonly Refs[],
  getLine: (refs: Refs) => Ring | null,
): readonly (readonly Ring[])[] | null {
  const [outerRings, innerRings] = [getRings(outer), getRings(inner)];
  if (!outerRings || !innerRings || outerRings.length === 0) return null;
  const [outlines, holes] = [outerRings.map(getLine), innerRings.map(getLine)];
  const isRing = (ring: Ring | null) => ring !== null;
  if (!outlines.every(isRing) || !holes.every(isRing)) return null;
  return outlines.map((outline) => [outline, ...holes.filter((hole) => hole[0] !== undefined && isInside(hole[0], [outline]))]);
}

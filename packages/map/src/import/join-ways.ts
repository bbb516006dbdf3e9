import { isInside } from '../geometry/segments.ts';
import type { Ring } from './park-area.ts';

/** One way of a relation, as the numbers of its nodes. */
type Refs = readonly number[];

/** Closed rings made of ways that meet at their ends, in whatever order and direction; `null` when one does not close. */
function getRings(ways: readonly Refs[]): number[][] | null {
  const left = ways.filter((way) => way.length > 1);
  const rings: number[][] = [];
  while (left.length > 0) {
    const ring = [...(left.shift() ?? [])];
    while (ring[0] !== ring.at(-1)) {
      const end = ring.at(-1);
      const index = left.findIndex((way) => way[0] === end || way.at(-1) === end);
      const [next] = index === -1 ? [] : left.splice(index, 1);
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
  lineOf: (refs: Refs) => Ring | null,
): readonly (readonly Ring[])[] | null {
  const [outerRings, innerRings] = [getRings(outer), getRings(inner)];
  if (!outerRings || !innerRings || outerRings.length === 0) return null;
  const [outlines, holes] = [outerRings.map(lineOf), innerRings.map(lineOf)];
  const whole = (ring: Ring | null) => ring !== null;
  if (!outlines.every(whole) || !holes.every(whole)) return null;
  return outlines.map((outline) => [outline, ...holes.filter((hole) => hole[0] !== undefined && isInside(hole[0], [outline]))]);
}

import type { Metres } from '../geometry/metres.ts';
import { crossesInside, findNearestPoint, interpolate, touchesBox } from '../geometry/segments.ts';
import type { GraphEdge, RoutingGraph } from './nodes.ts';

export type Profile = 'standard' | 'step_free';

/** A position on the graph. */
export interface Snap {
  edge: GraphEdge;
  at: Metres;
  /** Metres along the edge, from `edge.a`. */
  along: number;
  /** Metres between the requested position and the graph. */
  away: number;
}

/** Metres: positions farther from every edge are not in the park. */
const MAX_DISTANCE_METRES = 300;
/** Metres beyond the nearest edge: another connected part within this distance is a possible start, too. */
const TOLERANCE_METRES = 30;

export const getConnectedPart = (edge: GraphEdge, profile: Profile) => (profile === 'standard' ? edge.part : edge.stepFreePart);

function snapToEdge(point: Metres, edge: GraphEdge): Snap {
  const { share, metres } = findNearestPoint(point, edge.a.at, edge.b.at);
  return { edge, at: interpolate(edge.a.at, edge.b.at, share), along: share * edge.metres, away: metres };
}

/** Metres within which most positions have an edge; only for others the rest of the graph is searched. */
const NEAR_METRES = 60;

/** The edges that may be as good as the nearest one, and some more; `limit` in metres is how far away those may be. */
function findNearEdges(edges: readonly GraphEdge[], point: Metres, reach = NEAR_METRES): { near: Snap[]; limit: number } {
  const near = edges.filter(({ a, b }) => touchesBox(a.at, b.at, point, reach)).map((edge) => snapToEdge(point, edge));
  const limit = near.reduce((least, { away }) => Math.min(least, away), MAX_DISTANCE_METRES) + TOLERANCE_METRES;
  if (limit > reach && reach < MAX_DISTANCE_METRES) return findNearEdges(edges, point, MAX_DISTANCE_METRES + TOLERANCE_METRES);
  return { near: near.filter(({ away }) => away <= MAX_DISTANCE_METRES), limit };
}

/**
 * For each connected part that is about as near as the nearest edge, the nearest position on it; empty when the position is far from every edge.
 * Does not cross water unless there is no other edge.
 */
export function findSnaps({ edges, shores }: RoutingGraph, point: Metres, profile: Profile): Map<number, Snap> {
  const { near, limit } = findNearEdges(edges, point);
  const candidates = near
    .filter(({ away, edge }) => away <= limit && getConnectedPart(edge, profile) !== -1)
    .toSorted((a, b) => a.away - b.away);
  const nearShores = shores.filter(([a, b]) => touchesBox(a, b, point, limit));
  const snapsWithoutWater = candidates.filter(({ at }) => !nearShores.some(([a, b]) => crossesInside(point, at, a, b)));
  const snaps = new Map<number, Snap>();
  for (const snap of snapsWithoutWater.length > 0 ? snapsWithoutWater : candidates) {
    const part = getConnectedPart(snap.edge, profile);
    if (!snaps.has(part)) snaps.set(part, snap);
  }
  return snaps;
}

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
const FAR = 300;
/** Metres beyond the nearest edge: another connected part within this distance is a possible start, too. */
const AS_GOOD = 30;

export const getNetPart = (edge: GraphEdge, profile: Profile) => (profile === 'standard' ? edge.part : edge.stepFreePart);

function snapOn(point: Metres, edge: GraphEdge): Snap {
  const { share, metres } = findNearestPoint(point, edge.a.at, edge.b.at);
  return { edge, at: interpolate(edge.a.at, edge.b.at, share), along: share * edge.metres, away: metres };
}

/** Metres within which most positions have an edge; only for others the rest of the graph is searched. */
const CLOSE = 60;

/** The edges that may be as good as the nearest one, and some more; `limit` in metres is how far away those may be. */
function nearEdges(edges: readonly GraphEdge[], point: Metres, reach = CLOSE): { near: Snap[]; limit: number } {
  const near = edges.filter(({ a, b }) => touchesBox(a.at, b.at, point, reach)).map((edge) => snapOn(point, edge));
  const limit = near.reduce((least, { away }) => Math.min(least, away), FAR) + AS_GOOD;
  if (limit > reach && reach < FAR) return nearEdges(edges, point, FAR + AS_GOOD);
  return { near: near.filter(({ away }) => away <= FAR), limit };
}

/**
 * For each connected part that is about as near as the nearest edge, the nearest position on it; empty when the position is far from every edge.
 * Does not cross water unless there is no other edge.
 */
export function findSnaps({ edges, shores }: RoutingGraph, point: Metres, profile: Profile): Map<number, Snap> {
  const { near, limit } = nearEdges(edges, point);
  const asGood = near.filter(({ away, edge }) => away <= limit && getNetPart(edge, profile) !== -1).toSorted((a, b) => a.away - b.away);
  const nearShores = shores.filter(([a, b]) => touchesBox(a, b, point, limit));
  const dry = asGood.filter(({ at }) => !nearShores.some(([a, b]) => crossesInside(point, at, a, b)));
  const found = new Map<number, Snap>();
  for (const snap of dry.length > 0 ? dry : asGood) {
    const part = getNetPart(snap.edge, profile);
    if (!found.has(part)) found.set(part, snap);
  }
  return found;
}

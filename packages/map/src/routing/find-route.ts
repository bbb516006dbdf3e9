import type { BaseMap } from '@liget/content-api';
import type { LonLat, Metres } from '../geometry/metres.ts';
import type { Obstacle } from './access.ts';
import { buildGraph } from './graph.ts';
import { type Leg, toLegs } from './legs.ts';
import type { RoutingGraph } from './nodes.ts';
import { type Piece, searchRoute } from './search.ts';
import { findSnaps, type Profile, type Snap } from './snap.ts';

export interface Route {
  profile: Profile;
  /** From start to destination, with the straight lines to and from the graph. */
  line: LonLat[];
  metres: number;
  /** Whole minutes on foot, at least 1. */
  minutes: number;
  legs: Leg[];
  /** Metres from start and destination to the nearest edges, as straight lines. */
  metresToPath: number;
  metresFromPath: number;
  /** A part of it is drawn by hand and not surveyed. */
  isDrawn: boolean;
  /** A part is drawn, or it begins or ends far from every edge. */
  isApproximate: boolean;
  stepFree: {
    hasSteps: boolean;
    /** For a step-free route: obstacles on the shortest route. For a standard route: obstacles on it. */
    obstacles: Obstacle[];
    /** Metres that are hard for wheels. */
    limitedMetres: number;
    /** Metres without data about wheels. */
    unknownMetres: number;
  };
}

/** The reason why there is no route: a position is far from every edge, or no edges connect the two. */
export type RouteAnswer = { kind: 'found'; route: Route } | { kind: 'far' } | { kind: 'unconnected' };

/** Metres per minute: 4.5 km/h, a family that looks around; 3.6 km/h with wheels or a pushchair. */
const METRES_PER_MINUTE: Record<Profile, number> = { standard: 75, step_free: 60 };
/** Metres: positions within this distance count as on the edge. */
const ON_EDGE_METRES = 15;

/** The pair of snapped positions in the same connected part with the smallest distances. */
function getPair(starts: ReadonlyMap<number, Snap>, goals: ReadonlyMap<number, Snap>): [Snap, Snap] | null {
  const pairs = [...starts].flatMap(([part, start]): [Snap, Snap][] => {
    const goal = goals.get(part);
    return goal ? [[start, goal]] : [];
  });
  return pairs.toSorted(([a, b], [c, d]) => a.away + b.away - (c.away + d.away))[0] ?? null;
}

const getSum = (pieces: readonly Piece[], counts: (piece: Piece) => boolean) =>
  pieces.filter(counts).reduce((sum, { metres }) => sum + metres, 0);
const getObstacles = (pieces: readonly Piece[], levels: readonly string[]) => [
  ...new Set(pieces.flatMap(({ walkable: { access } }) => (levels.includes(access.level) ? access.obstacles : []))),
];

interface RouteSearch {
  graph: RoutingGraph;
  from: Metres;
  to: Metres;
}

function searchPieces(
  { graph, from, to }: RouteSearch,
  profile: Profile,
): { pieces: Piece[]; start: Snap; goal: Snap } | 'far' | 'unconnected' {
  const [starts, goals] = [findSnaps(graph, from, profile), findSnaps(graph, to, profile)];
  const pair = getPair(starts, goals);
  if (!pair) return starts.size === 0 || goals.size === 0 ? 'far' : 'unconnected';
  const result = searchRoute(...pair, profile);
  return result ? { pieces: result.pieces, start: pair[0], goal: pair[1] } : 'unconnected';
}

/**
 * The shortest route on foot between two positions of the base map. The step-free profile never uses barred edges, prefers others to those that
 * are hard for wheels, and uses edges without data, of which it reports the length.
 */
export function findRoute(plan: Pick<BaseMap, 'features'>, from: LonLat, to: LonLat, profile: Profile = 'standard'): RouteAnswer {
  const graph = buildGraph(plan);
  const routeSearch = { graph, from: graph.plane.toMetres(from), to: graph.plane.toMetres(to) };
  const result = searchPieces(routeSearch, profile);
  if (typeof result === 'string') return { kind: profile === 'step_free' && isNear(routeSearch) ? 'unconnected' : result };
  const { pieces, start, goal } = result;
  const metres = start.away + getSum(pieces, () => true) + goal.away;
  const corners = [start.at, ...pieces.map((piece) => piece.to)];
  const shortest = profile === 'step_free' ? searchPieces(routeSearch, 'standard') : result;
  const passed = typeof shortest === 'string' ? [] : shortest.pieces;
  const isDrawn = pieces.some(({ walkable: { feature } }) => feature.properties.source === 'drawn');
  const route: Route = {
    profile,
    line: [from, ...corners.map((corner) => graph.plane.toLonLat(corner)), to],
    metres,
    minutes: Math.max(1, Math.round(metres / METRES_PER_MINUTE[profile])),
    legs: toLegs(pieces),
    metresToPath: start.away,
    metresFromPath: goal.away,
    isDrawn,
    isApproximate: isDrawn || Math.max(start.away, goal.away) > ON_EDGE_METRES,
    stepFree: {
      hasSteps: pieces.some(({ walkable: { feature } }) => feature.properties.kind === 'steps'),
      obstacles: getObstacles(passed, ['barred']),
      limitedMetres: getSum(pieces, ({ walkable: { access } }) => access.level === 'limited'),
      unknownMetres: getSum(pieces, ({ walkable: { access } }) => access.isUnknown) + start.away + goal.away,
    },
  };
  return { kind: 'found', route };
}

/** Whether both positions are near an edge. */
function isNear({ graph, from, to }: RouteSearch): boolean {
  return findSnaps(graph, from, 'standard').size > 0 && findSnaps(graph, to, 'standard').size > 0;
}

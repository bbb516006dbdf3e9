import type { BaseMap } from '@liget/content-api';
import type { LonLat, Metres } from '../geometry/metres.ts';
import type { Obstacle } from './access.ts';
import { buildGraph } from './graph.ts';
import { type Leg, toLegs } from './legs.ts';
import type { RoutingGraph } from './nodes.ts';
import { type Piece, searchRoute } from './search.ts';
import { findSnaps, type Profile, type Snap } from './snap.ts';

export interface Way {
  profile: Profile;
  /** From the place asked for to the other, with the straight pieces to and from the net. */
  line: LonLat[];
  metres: number;
  /** Whole minutes on foot, at least 1. */
  minutes: number;
  legs: Leg[];
  /** Metres between the two places and the nearest ways: straight, over whatever is there. */
  toNet: number;
  fromNet: number;
  /** Some of it is drawn by hand and not surveyed. */
  isDrawn: boolean;
  /** It is drawn, or begins or ends off every way. */
  isApproximate: boolean;
  stepFree: {
    hasSteps: boolean;
    /** Of a step-free way: what the shortest way would have met. Of a standard one: what is on it. */
    obstacles: Obstacle[];
    /** Metres that are known to be laborious. */
    limitedMetres: number;
    /** Metres of which nobody has said whether wheels get along there. */
    unknownMetres: number;
  };
}

/** Why there is no way: a place is far from every way, or the two lie on parts of the net that nothing joins. */
export type RouteAnswer = { kind: 'found'; way: Way } | { kind: 'far' } | { kind: 'unconnected' };

/** Metres a minute: 4.5 km/h, the pace of a family that looks around; with wheels or a pushchair 3.6 km/h. */
const PACE: Record<Profile, number> = { standard: 75, step_free: 60 };
/** Metres: nearer to a way one stands on it, as exactly as a place is known. */
const ON_THE_WAY = 15;

/** The pair of places on one part of the net that are nearest to the two positions. */
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
  ...new Set(pieces.flatMap(({ way: { access } }) => (levels.includes(access.level) ? access.obstacles : []))),
];

interface RouteSearch {
  net: RoutingGraph;
  from: Metres;
  to: Metres;
}

function getPieces({ net, from, to }: RouteSearch, profile: Profile): { pieces: Piece[]; start: Snap; goal: Snap } | 'far' | 'unconnected' {
  const [starts, goals] = [findSnaps(net, from, profile), findSnaps(net, to, profile)];
  const pair = getPair(starts, goals);
  if (!pair) return starts.size === 0 || goals.size === 0 ? 'far' : 'unconnected';
  const found = searchRoute(...pair, profile);
  return found ? { pieces: found.pieces, start: pair[0], goal: pair[1] } : 'unconnected';
}

/**
 * The shortest way on foot between two positions of the plan. The step-free profile never takes what is known to bar it, avoids what is known to be
 * laborious, and takes what nobody knows anything of, telling how much of that there is.
 */
export function findRoute(plan: Pick<BaseMap, 'features'>, from: LonLat, to: LonLat, profile: Profile = 'standard'): RouteAnswer {
  const net = buildGraph(plan);
  const asked = { net, from: net.plane.toMetres(from), to: net.plane.toMetres(to) };
  const found = getPieces(asked, profile);
  if (typeof found === 'string') return { kind: profile === 'step_free' && isNear(asked) ? 'unconnected' : found };
  const { pieces, start, goal } = found;
  const metres = start.away + getSum(pieces, () => true) + goal.away;
  const corners = [start.at, ...pieces.map((piece) => piece.to)];
  const shortest = profile === 'step_free' ? getPieces(asked, 'standard') : found;
  const passed = typeof shortest === 'string' ? [] : shortest.pieces;
  const isDrawn = pieces.some(({ way: { feature } }) => feature.properties.source === 'drawn');
  const way: Way = {
    profile,
    line: [from, ...corners.map((corner) => net.plane.toLonLat(corner)), to],
    metres,
    minutes: Math.max(1, Math.round(metres / PACE[profile])),
    legs: toLegs(pieces),
    toNet: start.away,
    fromNet: goal.away,
    isDrawn,
    isApproximate: isDrawn || Math.max(start.away, goal.away) > ON_THE_WAY,
    stepFree: {
      hasSteps: pieces.some(({ way: { feature } }) => feature.properties.kind === 'steps'),
      obstacles: getObstacles(passed, ['barred']),
      limitedMetres: getSum(pieces, ({ way: { access } }) => access.level === 'limited'),
      unknownMetres: getSum(pieces, ({ way: { access } }) => access.isUnknown) + start.away + goal.away,
    },
  };
  return { kind: 'found', way };
}

/** Whether both positions have some way nearby. */
function isNear({ net, from, to }: RouteSearch): boolean {
  return findSnaps(net, from, 'standard').size > 0 && findSnaps(net, to, 'standard').size > 0;
}

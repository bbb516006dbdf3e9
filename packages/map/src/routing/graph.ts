import type { BaseMap, BaseMapFeature } from '@liget/content-api';
import { createPlane, type LonLat, type Plane } from '../geometry/metres.ts';
import { interpolate, listSegments } from '../geometry/segments.ts';
import { getAccess } from './access.ts';
import { createNodes, type GraphEdge, joinNodes, type RoutingGraph, type Segment, type WalkableFeature } from './nodes.ts';
import { findSplits } from './splits.ts';
import { addSquare } from './squares.ts';

/**
 * Whether a feature is walkable: paths, steps, squares, and roads with pavements. Roads of rank primary have stretches without pavements, and
 * their crossings are not in the base map, so no route follows them.
 */
export function isWalkable({ properties: { kind, rank }, geometry }: BaseMapFeature): boolean {
  if (kind === 'square') return geometry.type === 'Polygon';
  if (geometry.type !== 'LineString') return false;
  return kind === 'path' || kind === 'steps' || (kind === 'road' && rank !== 'primary');
}

const getLines = ({ geometry }: BaseMapFeature): LonLat[][] =>
  geometry.type === 'Polygon' ? geometry.coordinates : geometry.type === 'LineString' ? [geometry.coordinates] : [];

function getSegments(walkable: WalkableFeature, plane: Plane): Segment[] {
  const isBridge = walkable.feature.properties.bridge === true;
  return getLines(walkable.feature).flatMap((line) => {
    const lineSegments = listSegments(line.map((position) => plane.toMetres(position)));
    return lineSegments.map(([a, b], index) => ({
      a,
      b,
      walkable,
      isBridge,
      endsAtA: index === 0,
      endsAtB: index === lineSegments.length - 1,
    }));
  });
}

function markParts({ edges }: Pick<RoutingGraph, 'edges'>, kind: 'part' | 'stepFreePart'): void {
  const isOpen = (edge: GraphEdge) => kind === 'part' || edge.walkable.access.level !== 'barred';
  let count = 0;
  for (const first of edges) {
    if (first[kind] !== -1 || !isOpen(first)) continue;
    first[kind] = count;
    const waiting = [first];
    for (let edge = waiting.pop(); edge; edge = waiting.pop())
      for (const next of [...edge.a.edges, ...edge.b.edges]) {
        if (next[kind] !== -1 || !isOpen(next)) continue;
        next[kind] = count;
        waiting.push(next);
      }
    count += 1;
  }
}

function createGraph({ features }: Pick<BaseMap, 'features'>): RoutingGraph {
  const walkables = features.filter(isWalkable).map((feature): WalkableFeature => ({ feature, access: getAccess(feature.properties) }));
  const origin = walkables
    .flatMap(({ feature }) => getLines(feature))
    .at(0)
    ?.at(0) ?? [0, 0];
  const plane = createPlane(origin);
  const shores = features
    .filter(({ properties: { kind } }) => kind === 'water' || kind === 'island')
    .flatMap((feature) => getLines(feature).flatMap((line) => listSegments(line.map((position) => plane.toMetres(position)))));
  const segments = walkables.flatMap((walkable) => getSegments(walkable, plane));
  const splits = findSplits(segments);
  const graphNodes = createNodes();
  const graph: RoutingGraph = { plane, nodes: graphNodes.nodes, edges: [], shores };
  segments.forEach((segment, index) => {
    const { a, b, walkable, isBridge, endsAtA, endsAtB } = segment;
    const shares = [0, ...(splits[index] ?? []).toSorted((one, other) => one - other), 1];
    const segmentNodes = shares.map((share) => {
      const isEnd = (share === 0 && endsAtA) || (share === 1 && endsAtB);
      return graphNodes.at(interpolate(a, b, share), isBridge && !isEnd);
    });
    for (const [from, to] of listSegments(segmentNodes)) joinNodes(graph, from, to, walkable);
  });
  for (const walkable of walkables) if (walkable.feature.geometry.type === 'Polygon') addSquare(graph, walkable);
  markParts(graph, 'part');
  markParts(graph, 'stepFreePart');
  return graph;
}

const graphs = new WeakMap<object, RoutingGraph>();

/** The routing graph of a base map; built once per plan object. */
export function buildGraph(plan: Pick<BaseMap, 'features'>): RoutingGraph {
  const graph = graphs.get(plan) ?? createGraph(plan);
  graphs.set(plan, graph);
  return graph;
}

import { crossesInside, interpolate, isInside, listSegments } from '../geometry/segments.ts';
import { type GraphNode, joinNodes, type RoutingGraph, type WalkableFeature } from './nodes.ts';

/** Above this number of corners only those where paths enter are joined: the number of pairs grows quadratically. */
const MANY_CORNERS = 80;

/**
 * Adds a square, which is crossed in straight lines: all pairs of its corners that see each other are joined. Points where paths enter or end in
 * it are corners, too.
 */
export function addSquare(graph: RoutingGraph, walkable: WalkableFeature): void {
  const { geometry } = walkable.feature;
  if (geometry.type !== 'Polygon') return;
  const rings = geometry.coordinates.map((ring) => ring.map((position) => graph.plane.toMetres(position)));
  const sides = rings.flatMap((ring) => listSegments(ring));
  const isOfSquare = (node: GraphNode) => node.edges.some((edgeNodes) => edgeNodes.walkable === walkable);
  const isEntered = (node: GraphNode) => node.edges.some((edgeNodes) => edgeNodes.walkable !== walkable);
  const edgeNodes = graph.nodes.filter(isOfSquare);
  const ends = graph.nodes.filter((node) => node.edges.length === 1 && !isOfSquare(node) && isInside(node.at, rings));
  const corners = [...(edgeNodes.length > MANY_CORNERS ? edgeNodes.filter(isEntered) : edgeNodes), ...ends];
  corners.forEach((from, index) => {
    for (const to of corners.slice(index + 1)) {
      const isJoined = from.edges.some(({ a, b }) => a === to || b === to);
      const isInSight = isInside(interpolate(from.at, to.at, 0.5), rings) && !sides.some(([a, b]) => crossesInside(from.at, to.at, a, b));
      if (!isJoined && isInSight) joinNodes(graph, from, to, walkable);
    }
  });
}

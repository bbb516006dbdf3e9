import type { BaseMapFeature } from '@liget/content-api';
import type { Metres, Plane } from '../geometry/metres.ts';
import { getLength } from '../geometry/segments.ts';
import type { Access } from './access.ts';

/** A feature that can be walked. */
export interface WalkableFeature {
  feature: BaseMapFeature;
  access: Access;
}

export interface GraphNode {
  id: number;
  at: Metres;
  edges: GraphEdge[];
}

/** A straight piece between two nodes. */
export interface GraphEdge {
  a: GraphNode;
  b: GraphNode;
  metres: number;
  walkable: WalkableFeature;
  /** The connected part to which the edge belongs. */
  part: number;
  /** The connected part without barred edges; -1 for barred edges. */
  stepFreePart: number;
}

export interface RoutingGraph {
  plane: Plane;
  nodes: GraphNode[];
  edges: GraphEdge[];
  /** Shores, which routes must not cross. */
  shores: [Metres, Metres][];
}

/** A straight piece of a walkable line or of a square's edge, before it is split where others meet it. */
export interface Segment {
  a: Metres;
  b: Metres;
  walkable: WalkableFeature;
  isBridge: boolean;
  /** Whether the bridge ends there and is joined to the ground. */
  endsAtA: boolean;
  endsAtB: boolean;
}

/** Metres: vertices within this distance are merged. */
export const MERGE_METRES = 1;

/** Nodes by position; those in the middle of bridges are separate from nodes on the ground. */
export function createNodes() {
  const nodes: GraphNode[] = [];
  const cells = new Map<string, GraphNode[]>();
  const getKey = (x: number, y: number, isAbove: boolean) => `${x} ${y} ${isAbove}`;
  return {
    nodes,
    at(point: Metres, isAbove: boolean): GraphNode {
      const [x, y] = [Math.floor(point[0] / MERGE_METRES), Math.floor(point[1] / MERGE_METRES)];
      for (const dx of [-1, 0, 1])
        for (const dy of [-1, 0, 1]) {
          const near = cells.get(getKey(x + dx, y + dy, isAbove))?.find(({ at }) => getLength(at, point) <= MERGE_METRES);
          if (near) return near;
        }
      const node: GraphNode = { id: nodes.length, at: point, edges: [] };
      nodes.push(node);
      const cell = getKey(x, y, isAbove);
      cells.set(cell, [...(cells.get(cell) ?? []), node]);
      return node;
    },
  };
}

/** Joins two nodes. A piece without length joins nothing. */
export function joinNodes(graph: Pick<RoutingGraph, 'edges'>, a: GraphNode, b: GraphNode, walkable: WalkableFeature): void {
  if (a === b) return;
  const edge: GraphEdge = { a, b, metres: getLength(a.at, b.at), walkable, part: -1, stepFreePart: -1 };
  graph.edges.push(edge);
  a.edges.push(edge);
  b.edges.push(edge);
}

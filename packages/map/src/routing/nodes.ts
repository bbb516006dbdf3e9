import type { GroundFeature } from '@liget/content-api';
import type { Metres, Plane } from '../geometry/metres.ts';
import { getLength } from '../geometry/segments.ts';
import type { Access } from './access.ts';

/** A feature that can be walked. */
export interface Walkable {
  feature: GroundFeature;
  access: Access;
}

export interface NetNode {
  id: number;
  at: Metres;
  edges: NetEdge[];
}

/** A straight piece between two nodes. */
export interface NetEdge {
  a: NetNode;
  b: NetNode;
  metres: number;
  way: Walkable;
  /** The connected part to which the edge belongs. */
  part: number;
  /** The connected part without barred edges; -1 for barred edges. */
  stepFreePart: number;
}

export interface Net {
  plane: Plane;
  nodes: NetNode[];
  edges: NetEdge[];
  /** Shores, which routes must not cross. */
  shores: [Metres, Metres][];
}

/** A straight piece of a walkable line or of a square's edge, before it is split where others meet it. */
export interface Segment {
  a: Metres;
  b: Metres;
  way: Walkable;
  isBridge: boolean;
  /** Whether the bridge ends there and is joined to the ground. */
  endsAtA: boolean;
  endsAtB: boolean;
}

/** Metres: vertices within this distance are merged. */
export const SAME_PLACE = 1;

/** Nodes by position; those in the middle of bridges are separate from nodes on the ground. */
export function createNodes() {
  const nodes: NetNode[] = [];
  const cells = new Map<string, NetNode[]>();
  const key = (x: number, y: number, isAbove: boolean) => `${x} ${y} ${isAbove}`;
  return {
    nodes,
    at(point: Metres, isAbove: boolean): NetNode {
      const [x, y] = [Math.floor(point[0] / SAME_PLACE), Math.floor(point[1] / SAME_PLACE)];
      for (const dx of [-1, 0, 1])
        for (const dy of [-1, 0, 1]) {
          const near = cells.get(key(x + dx, y + dy, isAbove))?.find(({ at }) => getLength(at, point) <= SAME_PLACE);
          if (near) return near;
        }
      const node: NetNode = { id: nodes.length, at: point, edges: [] };
      nodes.push(node);
      const cell = key(x, y, isAbove);
      cells.set(cell, [...(cells.get(cell) ?? []), node]);
      return node;
    },
  };
}

/** Joins two nodes. A piece without length joins nothing. */
export function join(net: Pick<Net, 'edges'>, a: NetNode, b: NetNode, way: Walkable): void {
  if (a === b) return;
  const edge: NetEdge = { a, b, metres: getLength(a.at, b.at), way, part: -1, stepFreePart: -1 };
  net.edges.push(edge);
  a.edges.push(edge);
  b.edges.push(edge);
}

import type { Metres } from '../geometry/metres.ts';
import { getLength } from '../geometry/segments.ts';
import { createHeap } from './heap.ts';
import type { GraphEdge, GraphNode, WalkableFeature } from './nodes.ts';
import type { Profile, Snap } from './snap.ts';

/** A straight piece of a route. */
export interface Piece {
  from: Metres;
  to: Metres;
  metres: number;
  walkable: WalkableFeature;
}

export interface FoundRoute {
  pieces: Piece[];
  /** The number of nodes with a known shortest route: the cost of the search. */
  settled: number;
}

/** Step-free routes count edges that are hard for wheels 1.5 times. */
const LIMITED_FACTOR = 1.5;

function getCost({ walkable }: GraphEdge, metres: number, profile: Profile): number {
  return profile === 'step_free' && walkable.access.level === 'limited' ? metres * LIMITED_FACTOR : metres;
}

const isOpen = ({ walkable }: GraphEdge, profile: Profile) => profile === 'standard' || walkable.access.level !== 'barred';

/** How a node was reached: by which edge and from which node; without them from the start. */
interface ReachedNode {
  cost: number;
  over: GraphEdge;
  from: GraphNode | null;
  isSettled: boolean;
}

const listEnds = ({ edge, along }: Snap) => [
  { node: edge.a, metres: along },
  { node: edge.b, metres: edge.metres - along },
];

function toPieces(last: GraphNode | null, start: Snap, goal: Snap, reached: ReadonlyMap<GraphNode, ReachedNode>): Piece[] {
  const pieces: Piece[] = [];
  let [to, over]: [Metres, GraphEdge] = [goal.at, goal.edge];
  for (let node = last; node; ) {
    const step = reached.get(node);
    pieces.push({ from: node.at, to, metres: getLength(node.at, to), walkable: over.walkable });
    to = node.at;
    over = step?.over ?? over;
    node = step?.from ?? null;
  }
  pieces.push({ from: start.at, to, metres: getLength(start.at, to), walkable: over.walkable });
  return pieces.toReversed().filter(({ metres }) => metres > 0);
}

/** The cheapest route between two positions of the graph (A* with the straight line as heuristic); `null` when there is none. */
export function searchRoute(start: Snap, goal: Snap, profile: Profile): FoundRoute | null {
  const reached = new Map<GraphNode, ReachedNode>();
  const queue = createHeap<GraphNode>();
  const reachNode = (node: GraphNode, step: ReachedNode) => {
    if ((reached.get(node)?.cost ?? Number.POSITIVE_INFINITY) <= step.cost) return;
    reached.set(node, step);
    queue.push(node, step.cost + getLength(node.at, goal.at), node.id);
  };
  let settled = 0;
  let best: { cost: number; last: GraphNode | null } | null =
    start.edge === goal.edge ? { cost: getCost(goal.edge, Math.abs(start.along - goal.along), profile), last: null } : null;
  for (const { node, metres } of listEnds(start)) {
    reachNode(node, { cost: getCost(start.edge, metres, profile), over: start.edge, from: null, isSettled: false });
  }
  for (let node = queue.pop(); node; node = queue.pop()) {
    const step = reached.get(node);
    if (!step || step.isSettled) continue;
    if (best && best.cost <= step.cost + getLength(node.at, goal.at)) break;
    step.isSettled = true;
    settled += 1;
    for (const end of listEnds(goal)) {
      const cost = step.cost + getCost(goal.edge, end.metres, profile);
      if (end.node === node && (!best || cost < best.cost)) best = { cost, last: node };
    }
    for (const edge of node.edges) {
      if (!isOpen(edge, profile)) continue;
      const next = edge.a === node ? edge.b : edge.a;
      reachNode(next, { cost: step.cost + getCost(edge, edge.metres, profile), over: edge, from: node, isSettled: false });
    }
  }
  return best ? { pieces: toPieces(best.last, start, goal, reached), settled } : null;
}

import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../../test-depth.ts';
import { createRandom } from '../../../../test-random.ts';
import { findRoute } from './find-route.ts';
import { buildGraph } from './graph.ts';
import type { GraphEdge, GraphNode } from './nodes.ts';
import { createRandomPark, place } from './plans-under-test.ts';
import { searchRoute } from './search.ts';
import { findSnaps, type Profile } from './snap.ts';

const SEEDS = sampleOf(
  Array.from({ length: 25 }, (_, index) => index + 1),
  5,
);
const PROFILES: readonly Profile[] = ['standard', 'step_free'];
const NEARLY = 0.01;

/** The lengths of all shortest routes from a node by Bellman and Ford: slow, but simple enough to trust. */
function lengthsFrom(start: GraphNode, nodes: readonly GraphNode[], edges: readonly GraphEdge[]): Map<GraphNode, number> {
  const lengths = new Map([[start, 0]]);
  const getLength = (node: GraphNode) => lengths.get(node) ?? Number.POSITIVE_INFINITY;
  for (let changed = true, round = 0; changed && round <= nodes.length; round += 1) {
    changed = false;
    for (const { a, b, metres } of edges)
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const)
        if (getLength(from) + metres < getLength(to) - 1e-9) {
          lengths.set(to, getLength(from) + metres);
          changed = true;
        }
  }
  return lengths;
}

function pickThree<Item>(items: readonly Item[], seed: number): [Item, Item, Item] {
  const random = createRandom(seed * 7919);
  const pick = () => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  return [pick(), pick(), pick()];
}

describe.each(SEEDS)('in a random park (seed %i)', (seed) => {
  const { plan, corners } = createRandomPark(seed, 7);
  const [a, b, c] = pickThree(corners, seed);
  const metres = (from: readonly [number, number], to: readonly [number, number], profile: Profile = 'standard') => {
    const answer = findRoute(plan, place(...from), place(...to), profile);
    return answer.kind === 'found' ? answer.route.metres : Number.POSITIVE_INFINITY;
  };

  test('a route has the same length in both directions, and no detour is shorter', () => {
    expect(Math.abs(metres(a, b) - metres(b, a)) || 0).toBeLessThan(NEARLY);
    expect(metres(a, c)).toBeLessThanOrEqual(metres(a, b) + metres(b, c) + NEARLY);
  });

  test('no route is longer than that of a slow reference search', () => {
    const net = buildGraph(plan);
    const [start, goal] = pickThree(net.nodes, seed);
    const known = lengthsFrom(start, net.nodes, net.edges).get(goal) ?? Number.POSITIVE_INFINITY;
    const from = { edge: start.edges[0], at: start.at };
    const to = { edge: goal.edges[0], at: goal.at };
    if (!from.edge || !to.edge) throw new Error('a node without edges');
    const along = (edge: GraphEdge, node: GraphNode) => (edge.a === node ? 0 : edge.metres);
    const found = searchRoute(
      { edge: from.edge, at: from.at, along: along(from.edge, start), away: 0 },
      { edge: to.edge, at: to.at, along: along(to.edge, goal), away: 0 },
      'standard',
    );
    const length = found?.pieces.reduce((sum, piece) => sum + piece.metres, 0) ?? Number.POSITIVE_INFINITY;
    expect(found === null).toBe(!Number.isFinite(known));
    expect(Math.abs(length - known) || 0).toBeLessThan(NEARLY);
  });

  test('a step-free route has no barred edge, is no shorter than the shortest, and is connected', () => {
    const net = buildGraph(plan);
    const snaps = [a, b].map((corner) => findSnaps(net, net.plane.toMetres(place(...corner)), 'step_free'));
    const part = [...(snaps[0]?.keys() ?? [])].find((key) => snaps[1]?.has(key));
    const [start, goal] = snaps.map((found) => found.get(part ?? -1));
    const pieces = (start && goal && searchRoute(start, goal, 'step_free')?.pieces) ?? [];
    expect(pieces.filter(({ walkable: way }) => way.access.level === 'barred')).toEqual([]);
    expect(pieces.slice(1).map(({ from }) => from)).toEqual(pieces.slice(0, -1).map(({ to }) => to));
    expect(metres(a, b, 'step_free')).toBeGreaterThanOrEqual(metres(a, b) - 60);
  });

  test.each(PROFILES)('the same request has the same result (%s)', (profile) => {
    expect(findRoute(structuredClone(plan), place(...a), place(...b), profile)).toEqual(
      findRoute(structuredClone(plan), place(...a), place(...b), profile),
    );
  });
});

test('most of the random parks have a step-free route', () => {
  const found = SEEDS.filter((seed) => {
    const { plan, corners } = createRandomPark(seed, 7);
    const [a, b] = pickThree(corners, seed);
    return findRoute(plan, place(...a), place(...b), 'step_free').kind === 'found';
  });
  expect(found.length).toBeGreaterThan(SEEDS.length / 2);
});

test('a search settles at most all nodes, and its cost grows in proportion to the graph', () => {
  const settled = [15, 47].map((size) => {
    const { plan, corners } = createRandomPark(5, size);
    const net = buildGraph(plan);
    const [first, last] = [corners[0], corners.at(-1)].map(
      (corner) =>
        findSnaps(net, net.plane.toMetres(place(...(corner ?? [0, 0]))), 'standard')
          .values()
          .next().value,
    );
    const found = first && last ? searchRoute(first, last, 'standard') : null;
    expect(found?.settled).toBeGreaterThan(size);
    expect(found?.settled).toBeLessThanOrEqual(net.nodes.length);
    return found?.settled ?? 0;
  });
  expect((settled[1] ?? 0) / (settled[0] ?? 1)).toBeLessThan(20);
});

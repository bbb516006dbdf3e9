// The CPU time of one route on a map of about the park's size, and on one ten times as large.

import { findRoute } from '../../packages/map/src/routing/find-route.ts';
import { createRandomPark, place } from '../../packages/map/src/routing/plans-under-test.ts';
import { computeMedian } from './cpu.mjs';

/** Corners of the map's grid along one side. */
const SIZES = [22, 70];
const ROUNDS = 60;
/** The highest ratio for ten times the graph, with room for the costs of a larger heap. */
const LIMIT = 20;

/** Microseconds for the longest route across a random park; the first rounds build the graph and warm up. */
function measureRoute(size) {
  const { plan, corners } = createRandomPark(5, size);
  const ends = [corners[0], corners.at(-1)].map((corner) => place(...corner));
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    findRoute(plan, ...ends);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return { pieces: plan.features.length, median: computeMedian(times.slice(ROUNDS / 2)) };
}

export function benchRoutes() {
  const [small, large] = SIZES.map(measureRoute);
  return { small, large, ratio: large.median / small.median, limit: LIMIT };
}

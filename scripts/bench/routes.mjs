// The CPU time of one way across a plan of about the park's size, and across one ten times as large.

import { findRoute } from '../../packages/map/src/routing/find-route.ts';
import { createRandomPark, place } from '../../packages/map/src/routing/plans-under-test.ts';
import { median } from './cpu.mjs';

/** Corners of the plan's grid along one side. */
const SIZES = [22, 70];
const ROUNDS = 60;
/** Ten times the net, with room for what a larger heap costs. */
const LIMIT = 20;

/** Microseconds for the longest way across a random park; the first rounds make the net and warm up. */
function costOf(size) {
  const { plan, corners } = createRandomPark(5, size);
  const ends = [corners[0], corners.at(-1)].map((corner) => place(...corner));
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    findRoute(plan, ...ends);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return { pieces: plan.features.length, median: median(times.slice(ROUNDS / 2)) };
}

export function benchRoutes() {
  const [small, large] = SIZES.map(costOf);
  return { small, large, ratio: large.median / small.median, limit: LIMIT };
}

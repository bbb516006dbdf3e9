// What a run of the tests cost, by layer, file and test; printed at the end of `npm test` and held to scripts/test-budget.json.
export interface Cost {
  name: string;
  cpuSeconds: number;
}

/** One runner's account: vitest's or Playwright's. */
export interface TestCosts {
  layers: (Cost & { tests: number })[];
  files: Cost[];
  /** The dearest tests, the dearest first. */
  tests: Cost[];
}

export interface Line {
  max: number;
  why: string;
}

/** `cpu`: times the CPU of the type check in the same run, by layer. */
export interface Budget {
  browserTests: Line;
  cpu: Record<string, Line>;
}

interface Run {
  browserTests: number;
  layers: readonly Cost[];
  /** CPU seconds of a type check that started from nothing; `undefined` when it did not, or the system does not tell. */
  yardstick: number | undefined;
}

const byCost = (one: Cost, other: Cost) => other.cpuSeconds - one.cpuSeconds;

/** The dearest so many, a line each, the seconds first. */
export function listDearest(costs: readonly Cost[], count: number): string[] {
  return costs
    .toSorted(byCost)
    .slice(0, count)
    .map(({ name, cpuSeconds }) => `${cpuSeconds.toFixed(1).padStart(7)} s  ${name}`);
}

/** What is over its line in the budget, or has none; in words, none when all is well. */
export function findOverruns({ browserTests, layers, yardstick }: Run, budget: Budget): string[] {
  const faults =
    browserTests > budget.browserTests.max
      ? [`${browserTests} browser tests, at most ${budget.browserTests.max}: ask for a fault at a cheaper layer`]
      : [];
  if (yardstick === undefined) return faults;
  for (const { name, cpuSeconds } of layers) {
    const line = budget.cpu[name];
    const ratio = cpuSeconds / yardstick;
    if (!line) faults.push(`${name} has no line in scripts/test-budget.json`);
    else if (ratio > line.max)
      faults.push(`${name}: ${ratio.toFixed(1)} times the CPU of the type check (${cpuSeconds.toFixed(0)} s), at most ${line.max}`);
  }
  return faults;
}

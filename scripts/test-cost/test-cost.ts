// The cost of a test run by layer, printed at the end of `npm test` and compared with scripts/test-cost/test-budget.json.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FinishedStep } from '../builds/builds.ts';
import { root } from '../root.ts';

export interface LayerCost {
  name: string;
  cpuSeconds: number;
}

export interface Line {
  max: number;
  why: string;
}

/** `cpu`: limits by layer, as multiples of the CPU time of the type check in the same run. */
export interface Budget {
  browserTests: Line;
  cpu: Record<string, Line>;
}

interface Run {
  browserTests: number;
  layers: readonly LayerCost[];
  /** CPU seconds of a type check without a cache; `undefined` when there was a cache, or the system does not report it. */
  yardstick: number | undefined;
}

/** The layers over their budget or without one, as text; empty if there are none. */
export function findOverruns({ browserTests, layers, yardstick }: Run, budget: Budget): string[] {
  const overruns =
    browserTests > budget.browserTests.max
      ? [`${browserTests} browser tests, at most ${budget.browserTests.max}: test a fault at a cheaper layer`]
      : [];
  if (yardstick === undefined) return overruns;
  for (const { name, cpuSeconds } of layers) {
    const limit = budget.cpu[name];
    const ratio = cpuSeconds / yardstick;
    if (!limit) overruns.push(`${name} has no line in scripts/test-cost/test-budget.json`);
    else if (ratio > limit.max)
      overruns.push(`${name}: ${ratio.toFixed(1)} times the CPU of the type check (${cpuSeconds.toFixed(0)} s), at most ${limit.max}`);
  }
  return overruns;
}

/** The used part of the output of `apps/site/e2e/support/runner/cost-reporter.ts`. CPU seconds. */
interface EndToEndCosts {
  layer: Record<string, { tests: number; cpuSeconds: number }>;
  sharedServices: number;
  rest: number;
  contents: number;
}

/** The layer of a step of `npm test`. The end-to-end tests report their own costs. */
function getLayer(label: string): string | undefined {
  if (label.startsWith('Build of ')) return 'builds';
  if (label.startsWith('Types of ')) return 'types';
  if (label === 'Unit tests') return 'unit tests';
  return label === 'End-to-end tests' ? undefined : 'checks';
}

/** CPU seconds of each layer. Empty where the system reports no CPU time. */
export function sumLayerCosts(steps: readonly FinishedStep[], { layer, sharedServices, rest, contents }: EndToEndCosts): LayerCost[] {
  const sums = new Map<string, number>();
  for (const { label, cpuSeconds } of steps) {
    const name = getLayer(label);
    if (cpuSeconds === undefined) return [];
    if (name) sums.set(name, (sums.get(name) ?? 0) + cpuSeconds);
  }
  sums.set('contents of the tests', contents);
  sums.set('HTTP tests', layer['http']?.cpuSeconds ?? 0);
  sums.set('browser tests', layer['browser']?.cpuSeconds ?? 0);
  sums.set('services and starts', sharedServices + rest);
  return [...sums].map(([name, cpuSeconds]) => ({ name, cpuSeconds }));
}

interface CostReport {
  steps: readonly FinishedStep[];
  costFile: string;
  isTypeCheckCold: boolean;
}

/** Prints the cost of each layer, and returns those over the budget. */
export function judgeCosts({ steps, costFile, isTypeCheckCold }: CostReport): string[] {
  if (!existsSync(costFile)) return [`${costFile} is missing: the cost of the end-to-end tests is not known`];
  const budget: Budget = JSON.parse(readFileSync(path.join(root, 'scripts/test-cost/test-budget.json'), 'utf8'));
  const costs: EndToEndCosts = JSON.parse(readFileSync(costFile, 'utf8'));
  const layers = sumLayerCosts(steps, costs);
  const types = layers.find(({ name }) => name === 'types')?.cpuSeconds;
  const yardstick = isTypeCheckCold ? types : undefined;
  const browserTests = costs.layer['browser']?.tests ?? 0;
  const formatRatio = (seconds: number) => (yardstick ? `  ${(seconds / yardstick).toFixed(1).padStart(6)} times the type check` : '');
  console.log(`\nCPU seconds by layer, ${browserTests} browser tests:`);
  for (const { name, cpuSeconds } of layers)
    console.log(`${cpuSeconds.toFixed(1).padStart(8)}  ${name.padEnd(22)}${formatRatio(cpuSeconds)}`);
  console.log(
    `${layers
      .reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0)
      .toFixed(1)
      .padStart(8)}  in all`,
  );
  if (yardstick === undefined)
    console.log('The type check was cached, or CPU time is not reported here: only the number of browser tests is judged.');
  return findOverruns({ browserTests, layers, yardstick }, budget);
}
